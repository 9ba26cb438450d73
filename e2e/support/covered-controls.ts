import type { Page } from '@playwright/test';

/** A phone, a desk at 200 % zoom, a tablet, a desk, a large desk; in pixels of the style sheet. */
export const WINDOWS = [
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

/**
 * Controls that lie under a button which floats in a corner: where a press on their middle, or on one of their ends, would reach the
 * button. Each control that can come to lie under one is scrolled there first; then everything that is on the screen is asked.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const covered = await page.evaluate(lookForCovered);
    found.push(...covered.map((name) => `${size.width} px: ${name}`));
  }
  return found;
}

/** Runs in the page. */
async function lookForCovered(): Promise<string[]> {
  const FLOATING = '.assistant-button, .launcher';
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"], [role="checkbox"], [role="switch"], [role="tab"], [role="option"]';
  /** Longer than a button takes to step aside. */
  const PATIENCE_MS = 1_000;
  /** So many places of a long page, spread evenly. */
  const PLACES = 1;
  const frame = () => new Promise(requestAnimationFrame);
  const isFloating = (element: Element | null): boolean => element?.closest(FLOATING) != null;
  const controls = () =>
    [...document.querySelectorAll<HTMLElement>(`#main :is(${CONTROLS}), footer :is(${CONTROLS})`)].filter((one) => !isFloating(one));

  function isCovered(control: Element): boolean {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // What is as large as a button many times over stays within reach beside it: its middle counts.
    const places =
      width > 400 && height > 200
        ? [[x, y]]
        : [
            [x, y],
            [left + 3, y],
            [right - 3, y],
          ];
    return places.some(([px = 0, py = 0]) => {
      const [top, ...below] = document.elementsFromPoint(px, py);
      // What lies under the bar of a phone, which the buttons stand on, is out of sight as under the edge of the window.
      const reached = below.find((one) => !one.closest('.corner'));
      return isFloating(top ?? null) && (reached === control || control.contains(reached ?? null));
    });
  }

  function nameOf(control: Element): string {
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    return `${control.tagName.toLowerCase()} “${words.trim().slice(0, 60)}” at ${Math.round(scrollY)}`;
  }

  async function coveredNow(): Promise<string[]> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      await frame();
      const covered = controls().filter(isCovered);
      if (covered.length === 0) return [];
      if (performance.now() > until) return covered.map(nameOf);
    }
  }

  /** Where the page has to be scrolled for a control to lie under a button: of those places some, from the first to the last. */
  function placesToLook(): number[] {
    const end = document.documentElement.scrollHeight - innerHeight;
    const buttons = [...document.querySelectorAll(FLOATING)].map((one) => one.getBoundingClientRect());
    const tops = controls().flatMap((control) => {
      const box = control.getBoundingClientRect();
      return buttons
        .filter((button) => box.width > 0 && box.left < button.right && box.right > button.left)
        .map((button) => Math.round(scrollY + (box.top + box.bottom) / 2 - (button.top + button.bottom) / 2));
    });
    const reachable = [...new Set(tops)].filter((top) => top > 0 && top < end).sort((a, b) => a - b);
    const step = Math.max(1, Math.floor(reachable.length / PLACES));
    return [...new Set([0, ...reachable.filter((_, at) => at % step === Math.floor(step / 2)).slice(0, PLACES), Math.max(0, end)])];
  }

  scrollTo(0, 0);
  await frame();
  const found = new Set<string>();
  for (const top of placesToLook()) {
    scrollTo(0, top);
    for (const name of await coveredNow()) found.add(name);
  }
  scrollTo(0, 0);
  return [...found];
}
