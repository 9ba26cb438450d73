import { useEffect } from 'react';
import { focusHeading } from './focus-heading';

const DIALOG = '[role="dialog"]';
/** What had the focus before the dialog may be gone with it, such as an item of a menu: so far back a place to return to is looked for. */
const REMEMBERED = 12;

/**
 * When a dialog or a drawer closes, whatever plugin it belongs to, the focus goes back to what opened it; to the button of the menu, where an
 * item of a menu did, and to the heading of the page, where that is gone too. Whoever has put the focus somewhere else is left alone.
 */
export function useFocusReturn(): void {
  useEffect(() => watchDialogs(document), []);
}

function watchDialogs(page: Document): () => void {
  let trail: readonly HTMLElement[] = [];
  const open = new Map<Element, readonly HTMLElement[]>();
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // A drawer gives the focus to the frame around its dialog.
    const dialog = target.closest(DIALOG) ?? (target.tabIndex < 0 ? target.querySelector(DIALOG) : null);
    if (dialog && !open.has(dialog)) {
      open.set(dialog, trail);
      observer.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] });
    }
    trail = [target, ...trail.filter((one) => one !== target)].slice(0, REMEMBERED);
  };
  // Looked at only while a dialog is open: one that is closed is hidden, or taken out of the page.
  const observer = new MutationObserver(() => {
    for (const [dialog, before] of open) {
      if (isShown(dialog)) continue;
      open.delete(dialog);
      requestAnimationFrame(() => isLost(page.activeElement) && goBack(page, before));
    }
    if (open.size === 0) observer.disconnect();
  });
  page.addEventListener('focusin', handleFocus);
  return () => {
    page.removeEventListener('focusin', handleFocus);
    observer.disconnect();
  };
}

function goBack(page: Document, before: readonly HTMLElement[]): void {
  for (const place of before.filter(isShown)) {
    place.focus({ preventScroll: true });
    if (page.activeElement === place) return;
  }
  const main = page.getElementById('main');
  if (main) focusHeading(main);
}

function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

/** The browser gives the focus to the page where that which had it is taken away. */
function isLost(focused: Element | null): boolean {
  return !focused || focused === document.body || !isShown(focused);
}
