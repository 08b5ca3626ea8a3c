/** Passing a link on: with the device's own sheet, through the clipboard, or else by hand. */
export type Shared = "shared" | "copied" | "cancelled" | "failed";

/** Share a link in the best way this browser allows; over plain HTTP that is not much. */
export async function share(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "cancelled";
    }
  }
  return (await clipped(url)) || copiedOld(url) ? "copied" : "failed";
}

async function clipped(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not there at all, or not allowed
  }
}

/** As pages copied before there was a clipboard for them: it still works where that is kept from us. */
function copiedOld(text: string): boolean {
  const back = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.readOnly = true; // no keyboard comes up on a phone
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    back?.focus({ preventScroll: true });
  }
}

/** Whether a link to this page opens on this computer only. */
export function onlyHere(hostname: string): boolean {
  return ["localhost", "[::1]", "0.0.0.0"].includes(hostname) || /^127(\.\d+){3}$/.test(hostname);
}
