/** Puts the focus on the heading of the page, so that a screen reader says where one is; false while there is none. */
export function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('[data-page-heading], h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
