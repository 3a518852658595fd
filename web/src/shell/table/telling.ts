/** What is told in the place of the question; one function for all who show it, so that it is fetched once. */
export const telling = () => import("./Telling.svelte");
