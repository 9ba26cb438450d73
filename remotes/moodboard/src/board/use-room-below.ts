import { useEffect, useRef } from 'react';

/** Tells an element, as --mb-top, where on the page it begins, so that it can reach down to the end of the window. */
export function useRoomBelow<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const measure = () => {
      const top = element.current ? element.current.getBoundingClientRect().top + window.scrollY : 0;
      element.current?.style.setProperty('--mb-top', `${Math.round(top)}px`);
    };
    // What is above may fold, wrap and grow: every such change changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current?.parentElement) observer.observe(element.current.parentElement);
    measure();
    return () => observer.disconnect();
  }, []);
  return element;
}
