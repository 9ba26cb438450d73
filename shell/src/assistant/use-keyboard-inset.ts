import { useEffect } from 'react';

/** Tells the style sheets how much of the window the on-screen keyboard covers, and what is left of its height. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      // Zoomed in, the visible part is small for another reason.
      const covered = viewport.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      style.setProperty('--keyboard-inset', `${Math.round(covered)}px`);
      style.setProperty('--visible-height', `${Math.round(viewport.scale > 1.01 ? window.innerHeight : viewport.height)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
}
