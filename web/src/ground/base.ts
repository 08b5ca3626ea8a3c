/** Where the page lies. */

/** A level8 server gives the page for every path and marks it; on a plain host paths stand behind a #. */
export const served = import.meta.env.DEV || document.documentElement.hasAttribute("data-served");
/** Where the page lies, with a slash at its end. */
export const base = served ? `${location.origin}/` : location.origin + location.pathname.replace(/[^/]*$/, "");
