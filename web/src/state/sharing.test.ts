import { afterEach, expect, test, vi } from "vitest";
import { onlyHere, share } from "./sharing";

const LINK = "http://192.168.1.7:8008/table/abc";

/** A browser of a kind: on a touch screen or not, with what it offers for sharing. */
function browser(touch: boolean, offers: Partial<Record<"share" | "clipboard" | "copy", () => unknown>>): void {
  vi.stubGlobal("matchMedia", () => ({ matches: touch }));
  const clipboard = offers.clipboard && { writeText: offers.clipboard };
  vi.stubGlobal("navigator", { share: offers.share, clipboard });
  document.execCommand = (offers.copy ?? (() => false)) as typeof document.execCommand;
}
const works = async (): Promise<void> => {};
const fails = (name: string) => (): Promise<void> => Promise.reject(new DOMException("no", name));

afterEach(() => vi.unstubAllGlobals());

test("a phone's own sheet comes first, and a change of mind is no trouble", async () => {
  browser(true, { share: works });
  expect(await share("Level 8", LINK)).toBe("shared");
  browser(true, { share: fails("AbortError"), clipboard: works });
  expect(await share("Level 8", LINK)).toBe("cancelled");
  browser(true, { share: fails("NotAllowedError"), clipboard: works });
  expect(await share("Level 8", LINK)).toBe("copied");
});

test("a laptop has the link in its clipboard", async () => {
  const wrote = vi.fn(works);
  browser(false, { share: works, clipboard: wrote });
  expect(await share("Level 8", LINK)).toBe("copied");
  expect(wrote).toHaveBeenCalledWith(LINK);
});

test("without a clipboard, as over plain HTTP, it is copied the old way", async () => {
  let selected = "";
  browser(false, {
    copy: () => {
      selected = document.querySelector("textarea")?.value ?? "";
      return true;
    },
  });
  expect(await share("Level 8", LINK)).toBe("copied");
  expect(selected).toBe(LINK);
  expect(document.querySelector("textarea")).toBeNull();
});

test("where nothing works, it is said", async () => {
  browser(false, { clipboard: fails("NotAllowedError") });
  expect(await share("Level 8", LINK)).toBe("failed");
});

test("some addresses lead to this computer only", () => {
  expect(["localhost", "127.0.0.1", "127.0.1.1", "[::1]", "0.0.0.0"].every(onlyHere)).toBe(true);
  expect(["192.168.1.7", "game.example.org", "127.example.org"].some(onlyHere)).toBe(false);
});
