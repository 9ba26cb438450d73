import { useEffect, type RefObject } from 'react';
import { isCrowded } from './crowded';

/** A button that has stepped aside comes back after so long a rest: it does not flicker between the rows of a list. */
const REST_MS = 500;
/** A page that changes all the time is looked at ten times a second. */
const PACE_MS = 100;

/**
 * Marks a place in a corner with `data-aside` as soon as a control of the page lies under it, and takes the mark away once there is room
 * again. Looks whenever something scrolls, changes its size, or comes and goes.
 */
export function useStepAside(place: RefObject<HTMLElement | null>): void {
  useEffect(() => (place.current ? watch(place.current) : undefined), [place]);
}

function watch(place: HTMLElement): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    next = undefined;
    clearTimeout(rest);
    if (isCrowded(place.getBoundingClientRect())) place.dataset['aside'] = 'true';
    else rest = setTimeout(() => delete place.dataset['aside'], REST_MS);
  };
  // With the next picture, for which the browser lays out the page anyway: asking it any sooner would have it do so once more.
  const handleChange = () => {
    next ??= setTimeout(() => (frame = requestAnimationFrame(look)), PACE_MS);
  };
  const content = new MutationObserver(handleChange);
  content.observe(document.body, { childList: true, subtree: true });
  const size = new ResizeObserver(handleChange);
  size.observe(document.body);
  document.addEventListener('scroll', handleChange, { capture: true, passive: true });
  window.addEventListener('resize', handleChange);
  handleChange();
  return () => {
    clearTimeout(next);
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    content.disconnect();
    size.disconnect();
    document.removeEventListener('scroll', handleChange, { capture: true });
    window.removeEventListener('resize', handleChange);
  };
}
