/** Calls whoever looks at another page: by the icon of this one, and by the system where that is allowed. */
import { base } from "../ground/base";
import { settings } from "./settings.svelte";

const ICON = `${base}icon.svg`;
const CALLING = `${base}icon-turn.svg`;
let shown: { close(): void } | null = null;

/** Show on the icon of the page whether somebody is called. */
export function badge(called: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", called ? CALLING : ICON);
  if (!called) {
    shown?.close();
    shown = null;
  }
}

/** Whether the system can tell something at all. */
export function mayNotify(): boolean {
  return "Notification" in window;
}

/** On a phone only a service worker may tell something. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const held = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return held?.active ? held : undefined;
}

/** Whether the page itself may. */
function mayItself(): boolean {
  try {
    new Notification("", { silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

/** Whether the system does tell what it is asked to. */
export async function tells(): Promise<boolean> {
  return mayNotify() && Notification.permission === "granted" && ((await worker()) !== undefined || mayItself());
}

/** Ask the person once whether the system may tell them; only ever after they have switched it on. */
export async function permitted(): Promise<boolean> {
  if (mayNotify()) await Notification.requestPermission();
  return tells();
}

/** Tell something through the system; there is one notice of a table, the latest. */
export async function notify(title: string, text: string, table: string): Promise<void> {
  if (!settings.notify || !mayNotify() || Notification.permission !== "granted") return;
  const about = { body: text, tag: `level8-${table}`, icon: `${base}touch-icon.png` };
  try {
    const notice = new Notification(title, about);
    notice.onclick = () => window.focus();
    shown = notice;
  } catch {
    const held = await worker();
    // It leads back here when it is touched.
    held?.active?.postMessage({ notice: title, about: { ...about, data: location.href } });
    shown = { close: () => void held?.getNotifications({ tag: about.tag }).then((all) => all.forEach((each) => each.close())) };
  }
}
