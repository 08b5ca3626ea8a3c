import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./ground/router.svelte";
import { show } from "./state/settings.svelte";
import "./style/base.css";
import { firstLanguage, speak, speakMore } from "./words/words.svelte";

const AGAIN = 2_000; // milliseconds

show();
followLinks((path) => void import("./here/saving").then(({ saveRecord }) => saveRecord(path)));
await speakAtLast();
if (import.meta.env.PROD && "serviceWorker" in navigator && window.isSecureContext) {
  const keep = (): void => void import("./here/offline").then((offline) => offline.keepPage()).catch(() => {});
  setTimeout(keep, 3_000); // after the first cards, which nothing should keep waiting
}
mount(App, { target: document.querySelector("#page") as HTMLElement });

// Fetched ahead, refusals are said at once, and also after the network is lost.
const QUIET = 2_500; // milliseconds: by then the first cards lie there
setTimeout(() => void speakMore("refusals").catch(() => {}), QUIET);

/** Begin to speak; where the words cannot be fetched, say so in all languages and try again. */
async function speakAtLast(): Promise<void> {
  const page = document.querySelector("#page");
  const silent = document.querySelector<HTMLTemplateElement>("#silent");
  for (;;) {
    try {
      await speak(firstLanguage());
      page?.replaceChildren();
      return;
    } catch {
      if (silent) page?.replaceChildren(silent.content.cloneNode(true));
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
