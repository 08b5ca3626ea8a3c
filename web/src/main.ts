import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./router.svelte";
import { show } from "./state/settings.svelte";
import "./style/base.css";
import { firstLanguage, speak } from "./words/words.svelte";

show();
followLinks();
await speak(firstLanguage());
mount(App, { target: document.querySelector("#page") as HTMLElement });
