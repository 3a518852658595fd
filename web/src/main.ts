import { mount } from "svelte";
import App from "./shell/App.svelte";
import { session } from "./shell/net/session.svelte";

session.loadGames().catch(() => undefined); // every page needs them; they come along with the texts
mount(App, { target: document.getElementById("app") as HTMLElement });
