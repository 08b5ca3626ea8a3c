/** Times of the past as one says them. */
const DAY = 86_400;

/** “14:05” today, “12 May, 14:05” this year, else with the year; seconds as servers count them. */
export function when(seconds: number, language: string, now = Date.now() / 1000): string {
  const then = new Date(seconds * 1000);
  const today = new Date(now * 1000);
  // Where hours are counted to 24 they are written with two digits: 00:05, but 12:05 am.
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions();
  const time: Intl.DateTimeFormatOptions = { hour: hourCycle === "h23" ? "2-digit" : "numeric", minute: "2-digit" };
  if (now - seconds < DAY && then.getDate() === today.getDate()) {
    return new Intl.DateTimeFormat(language, time).format(then);
  }
  const year: Intl.DateTimeFormatOptions = then.getFullYear() === today.getFullYear() ? {} : { year: "numeric" };
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year, ...time }).format(then);
}
