/** So many places along each side of a button are asked: closer together than the smallest control is wide. */
const PLACES = 5;
const STANDS_IN_A_CORNER = '.corner';
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [role="button"], [role="checkbox"], [role="switch"], [role="tab"], [role="option"]';
/** What is larger, such as a board or a list that takes the focus to be scrolled, is within reach beside a button. */
const SURFACE = { width: 400, height: 200 };

/** Whether a control would be covered by a button that stood there: whether a press would reach a control if the button were not. */
export function isCrowded({ left, top, width, height }: DOMRect): boolean {
  for (let at = 0; at < PLACES * PLACES; at += 1) {
    const x = left + (width * (at % PLACES)) / (PLACES - 1);
    const y = top + (height * Math.floor(at / PLACES)) / (PLACES - 1);
    if (isControl(beneathButtons(x, y))) return true;
  }
  return false;
}

function beneathButtons(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => !element.closest(STANDS_IN_A_CORNER));
}

function isControl(element: Element | undefined): boolean {
  const control = element?.closest(CONTROLS);
  if (!control) return false;
  const { width, height } = control.getBoundingClientRect();
  return width <= SURFACE.width || height <= SURFACE.height;
}
