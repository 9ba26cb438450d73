/** What the editor's library leaves out for people who hear a page or use its keys; its class names end in letters of its build. */
const MISSING: readonly (readonly [selector: string, attribute: string, value: string])[] = [
  ['[class*="_Loader_"][aria-label]:not([role])', 'role', 'status'],
  ['[class*="_Sidebar--"]:not([tabindex])', 'tabindex', '0'],
];

function complete(root: ParentNode): void {
  for (const [selector, attribute, value] of MISSING)
    for (const element of root.querySelectorAll(selector)) element.setAttribute(attribute, value);
}

/** Adds it now, and to everything that is drawn later. Answers how to stop. */
export function completeForWhoHears(root: HTMLElement): () => void {
  complete(root);
  const observer = new MutationObserver(() => complete(root));
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
