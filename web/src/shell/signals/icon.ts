import dotted from "../favicon-turn.svg?url";

/** A dot on the icon of the tab; the answer takes it away. */
export function mark(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const usual = icon?.href ?? "";
  if (icon) icon.href = dotted;
  return () => {
    if (icon) icon.href = usual;
  };
}
