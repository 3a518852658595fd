/** What scrolls can be scrolled by keyboard, too: it takes focus while there is more than it shows. */
export function scrolls(node: HTMLElement): () => void {
  const check = (): void => {
    const over = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (over) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(check);
  const content = new MutationObserver(check);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
