/** A small router over the history API. */

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "own"; address: string; id: string } // a page of a game's own, if a game has that address
  | { page: "about" }
  | { page: "enter" }
  | { page: "missing" };

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const OWN = /^\/([a-z][a-z0-9-]*)(?:\/([A-Za-z0-9/.~_,;:@=*+-]{1,2000}))?$/; // long enough for a whole position

export function parse(path: string): Route {
  const clean = path.replace(/\/+$/, "");
  if (clean === "") return { page: "home" };
  const [, first = "", id = ""] = OWN.exec(clean) ?? [];
  if (first === "enter") return { page: "enter" }; // also with an old link behind it, to say that it is void
  if (first === "lobby" || first === "about") return { page: id ? "missing" : first };
  if (first === "table" || first === "replay" || first === "review")
    return ID.test(id) ? { page: first, id } : { page: "missing" };
  return first ? { page: "own", address: `/${first}`, id } : { page: "missing" };
}

class Router {
  route: Route = $state.raw(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parse(location.pathname)));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.route = parse(path);
    scrollTo(0, 0);
  }

  /** Plain clicks on links of our own stay in the page; others are the browser's business. */
  click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hash || link.pathname.startsWith("/api") || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

let made: Router | null = null;

/** Made on first use, so that the pure functions above can be tested without a browser. */
export function router(): Router {
  return (made ??= new Router());
}
