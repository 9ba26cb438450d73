import { useEffect, useRef } from 'react';
import { focusHeading } from '../ui/focus-heading';

const PATIENCE_MS = 5000;

/**
 * After a move to another page the focus goes to its heading, so that a screen reader says where one is. A page that is
 * still on its way is waited for, unless the person has moved on already.
 */
export function usePageFocus(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main || focusHeading(main)) return undefined;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const moved = document.activeElement !== main && document.activeElement !== document.body;
      if (moved || focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}
