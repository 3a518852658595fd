/** What a wide board shows beside the places, in one file: what can be had, and the town. */
export { default as Offers } from "./Offers.svelte";
export { default as Town } from "./Town.svelte";
