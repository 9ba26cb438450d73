import type { Camera } from './camera/camera';
import { rectToScreen, toScreen } from './camera/camera';
import type { Rect } from './geometry/geometry';
import type { Box } from './geometry/item-box';
import { element } from './paint/element';
import type { Handle } from './geometry/resize';
import type { Guide } from './geometry/snap';

const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];
const CURSORS: Readonly<Record<string, string>> = {
  '-1,-1': 'nwse',
  '1,1': 'nwse',
  '1,-1': 'nesw',
  '-1,1': 'nesw',
  '0,-1': 'ns',
  '0,1': 'ns',
  '1,0': 'ew',
  '-1,0': 'ew',
};

/** What is drawn over the board at the size of the screen: the frame with its handles, the marquee, the guides. For the pointer only. */
export class Overlay {
  readonly element = element('div', 'mb-overlay');
  readonly #frame = element('div', 'mb-frame');
  readonly #marquee = element('div', 'mb-marquee');
  readonly #guides = element('div', 'mb-guides');
  #box: Box | null = null;

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
    for (const handle of HANDLES) {
      const grip = element('div', `mb-handle${handle.x === 0 || handle.y === 0 ? ' mb-handle-side' : ''}`);
      grip.dataset['handle'] = `${handle.x},${handle.y}`;
      Object.assign(grip.style, {
        left: `${(handle.x + 1) * 50}%`,
        top: `${(handle.y + 1) * 50}%`,
        cursor: `${CURSORS[`${handle.x},${handle.y}`] ?? 'nwse'}-resize`,
      });
      grip.style.setProperty('--mb-x', String(handle.x));
      grip.style.setProperty('--mb-y', String(handle.y));
      this.#frame.append(grip);
    }
    const turn = element('div', 'mb-handle mb-handle-turn');
    turn.dataset['handle'] = 'turn';
    this.#frame.append(turn);
    this.element.append(this.#frame, this.#marquee, this.#guides);
    this.frame(null, { x: 0, y: 0, z: 1 });
    this.marquee(null);
  }

  /** The frame around what is selected; `fixed`: it has no handles. */
  frame(box: Box | null, camera: Camera, fixed = false): void {
    this.#box = box;
    this.#frame.hidden = box === null;
    this.#frame.classList.toggle('mb-frame-fixed', fixed);
    this.follow(camera);
  }

  follow(camera: Camera): void {
    if (!this.#box) return;
    const { x, y, w, h } = rectToScreen(camera, this.#box);
    Object.assign(this.#frame.style, {
      width: `${w}px`,
      height: `${h}px`,
      transform: `translate(${x}px, ${y}px) rotate(${this.#box.rot}deg)`,
    });
    this.#frame.classList.toggle('mb-frame-small', Math.min(w, h) < 48);
    this.#frame.classList.toggle('mb-frame-tight', Math.min(w, h) < 110);
  }

  /** A rectangle on the screen. */
  marquee(rect: Rect | null): void {
    this.#marquee.hidden = rect === null;
    if (rect)
      Object.assign(this.#marquee.style, { width: `${rect.w}px`, height: `${rect.h}px`, transform: `translate(${rect.x}px, ${rect.y}px)` });
  }

  guides(guides: readonly Guide[], camera: Camera): void {
    this.#guides.replaceChildren(...guides.map((guide) => guideLine(guide, camera)));
  }
}

function guideLine({ axis, at, from, to }: Guide, camera: Camera): HTMLElement {
  const line = element('div', 'mb-guide');
  const start = toScreen(camera, axis === 'x' ? { x: at, y: from } : { x: from, y: at });
  const length = (to - from) * camera.z;
  Object.assign(line.style, {
    transform: `translate(${Math.round(start.x)}px, ${Math.round(start.y)}px)`,
    ...(axis === 'x' ? { width: '1px', height: `${length}px` } : { width: `${length}px`, height: '1px' }),
  });
  return line;
}
