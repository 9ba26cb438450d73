import type { BoardItem, BoardPage } from '../model/board-document';
import { oneLevelIn } from '../model/groups';
import { isLocked } from '../model/item-traits';
import type { Camera } from './camera/camera';
import { visibleRect } from './camera/camera';
import type { CameraStore } from './camera/camera-store';
import { cameraActions } from './camera/camera-store';
import type { Rect } from './geometry/geometry';
import { grown, touches } from './geometry/geometry';
import type { Stage } from './gestures/gesture';
import { frameOf } from './gestures/transform';
import { gridStore } from './geometry/grid';
import type { ImageSource } from './image-source';
import { itemBounds } from './geometry/item-box';
import { ItemLayer } from './item-layer';
import { listenToKeys } from './keyboard-input';
import { Overlay } from './overlay';
import { element } from './paint/element';
import { asColor } from '../model/item-traits';
import { PAPER } from './paint/text-style';
import { listenToPointers } from './pointer-input';
import { withGroups } from './geometry/selection-scope';
import type { SurfaceHost } from './surface-host';
import { listenToWheel } from './wheel-input';

interface SurfaceOptions {
  readonly root: HTMLElement;
  /** What others draw on the board; it moves with it, and --mb-px is the size of a screen pixel in it. */
  readonly over: HTMLElement;
  readonly camera: CameraStore;
  readonly host: SurfaceHost;
  readonly imageUrl: ImageSource;
  readonly readOnly: boolean;
}

/** A board that has not moved for so long is drawn sharp, and items that went out of sight are let go. */
const SETTLE_MS = 140;
/** Drawing so many things sharp takes a while: not between two turns of the wheel. */
const MANY = 400;
const SETTLE_MANY_MS = 360;
/** Smaller than this, shadows are not seen, only paid for. */
const FAR = 0.3;
/** Thumbnails are this wide. */
const THUMB_WIDTH = 480;

/**
 * The window onto a page of a board. One transform moves everything while the person looks around; only what is near the window is
 * there as elements. React is told what was done, and says what is to be seen (ADR 0011).
 */
export class BoardSurface {
  readonly #options: SurfaceOptions;
  readonly #world = element('div', 'mb-world');
  readonly #paper = element('div', 'mb-paper');
  readonly #layer: ItemLayer;
  readonly #overlay = new Overlay();
  readonly #ending = new AbortController();
  readonly #stage: Stage;
  #page: BoardPage = { id: '', name: '', w: 1, h: 1, elements: [] };
  #selection: readonly string[] = [];
  #shown: Rect | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** All items of the page are there as elements. */
  #complete = false;
  #many = false;
  #sharpAbove = Infinity;
  #quiet = false;
  #space = false;

  constructor(options: SurfaceOptions) {
    const { root, camera, host, readOnly } = options;
    this.#options = options;
    this.#layer = new ItemLayer(readOnly);
    this.#world.append(this.#paper, this.#layer.element);
    options.over.before(this.#world);
    root.append(this.#overlay.element);
    this.#stage = {
      camera,
      host,
      layer: this.#layer,
      overlay: this.#overlay,
      look: cameraActions(camera),
      page: () => this.#page,
      selection: () => this.#selection,
      refresh: () => this.#render(),
      focus: (id) => this.focus(id),
    };
    this.#listen();
  }

  /** Shows a page and what is selected on it. */
  show(page: BoardPage, selection: readonly string[]): void {
    const resized = page.w !== this.#page.w || page.h !== this.#page.h || page.id !== this.#page.id;
    this.#page = page;
    this.#selection = selection;
    Object.assign(this.#paper.style, { width: `${page.w}px`, height: `${page.h}px`, background: asColor(page['bg'], PAPER) });
    if (resized && this.#options.camera.getState().fits) this.fit();
    this.#render();
  }

  fit(): void {
    this.#stage.look.fitted({ x: 0, y: 0, w: this.#page.w, h: this.#page.h });
  }

  /** Gives the focus to an item, or to the board. Nothing is selected by it. */
  focus(id: string | null): void {
    this.#quiet = true;
    const target = id === null ? this.#options.root : this.#layer.node(id)?.element;
    (target ?? this.#options.root).focus({ preventScroll: true });
    this.#quiet = false;
  }

  /** An item whose words are being written elsewhere is not drawn here. */
  hide(id: string | null): void {
    for (const hidden of this.#layer.element.querySelectorAll('.mb-item-hidden')) hidden.classList.remove('mb-item-hidden');
    if (id !== null) this.#layer.node(id)?.element.classList.add('mb-item-hidden');
  }

  /** Draws an item anew whose picture has another address now. */
  repaint(id: string): void {
    this.#layer.node(id)?.forget();
    this.#render();
  }

  stop(): void {
    this.#ending.abort();
    clearTimeout(this.#settling);
    this.#world.remove();
    this.#overlay.element.remove();
  }

  #listen(): void {
    const { root, camera, readOnly } = this.#options;
    const { signal } = this.#ending;
    const stage = this.#stage;
    const onSpace = (held: boolean) => {
      this.#space = held;
      root.classList.toggle('mb-view-pan', held);
    };
    listenToPointers({ root, stage, readOnly, signal, panning: () => this.#space });
    listenToWheel({ root, camera, look: stage.look, signal });
    listenToKeys({ root, stage, readOnly, signal, onSpace, fit: () => this.fit() });
    root.addEventListener('focusin', ({ target }) => this.#focused(target), { signal });
    if (!readOnly) root.addEventListener('contextmenu', (event) => this.#menu(event), { signal });
    if (!readOnly) root.addEventListener('dblclick', (event) => this.#opened(event), { signal });
    const showGrid = ({ on }: { on: boolean }) => root.classList.toggle('mb-view-grid', on && !readOnly);
    showGrid(gridStore.getState());
    signal.addEventListener('abort', gridStore.subscribe(showGrid));
    signal.addEventListener(
      'abort',
      camera.subscribe((now, before) => this.#moved(now.camera, before.camera)),
    );
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) stage.look.resized({ w: width, h: height }, { x: 0, y: 0, w: this.#page.w, h: this.#page.h });
      this.#render();
    });
    observer.observe(root);
    signal.addEventListener('abort', () => observer.disconnect());
    this.#apply(camera.getState().camera);
  }

  #focused(target: EventTarget | null): void {
    const id = target instanceof HTMLElement ? target.dataset['item'] : undefined;
    if (this.#quiet || id === undefined || this.#options.readOnly || this.#selection.includes(id)) return;
    this.#options.host.selected(withGroups(this.#page.elements, [id]));
  }

  #menu(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('.mb-no-gesture, textarea, input')) return;
    event.preventDefault();
    const { left, top } = this.#options.root.getBoundingClientRect();
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-item]')?.dataset['item'] : undefined;
    if (id !== undefined && !this.#selection.includes(id)) this.#options.host.selected(withGroups(this.#page.elements, [id]));
    this.#options.host.menu({ x: event.clientX - left, y: event.clientY - top });
  }

  /** The second click goes into a group, and into the words of an item. */
  #opened(event: MouseEvent): void {
    const { root } = this.#options;
    // A mouse is captured while it is pressed, so the event names the board itself, whatever lies there.
    const places = event.target === root ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target];
    const item = places
      .map((place) => (place instanceof Element ? place.closest<HTMLElement>('[data-item]') : null))
      .find((found) => found && root.contains(found));
    const id = item?.dataset['item'];
    if (id === undefined) return;
    if (this.#selection.length > 1) this.#options.host.selected(oneLevelIn(this.#page.elements, this.#selection, id));
    else this.#options.host.edited(id);
  }

  #moved(now: Camera, before: Camera): void {
    if (now === before) return;
    this.#options.root.classList.add('mb-view-moving');
    this.#apply(now);
    const { camera, view } = this.#options.camera.getState();
    const seen = visibleRect(camera, view);
    if (this.#shown && !this.#complete && !contains(this.#shown, seen)) this.#render(true);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(
      () => {
        this.#options.root.classList.remove('mb-view-moving');
        this.#render();
      },
      this.#many ? SETTLE_MANY_MS : SETTLE_MS,
    );
  }

  #apply(camera: Camera): void {
    const { over } = this.#options;
    const transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.z})`;
    this.#world.style.transform = transform;
    over.style.transform = transform;
    over.style.setProperty('--mb-px', String(1 / camera.z));
    this.#overlay.follow(camera);
  }

  /** While the board moves, what comes into sight is added; everything else waits until it rests. */
  #render(moving = false): void {
    const { camera: store, imageUrl, root, readOnly } = this.#options;
    const { camera, view } = store.getState();
    if (view.w === 0) return;
    const near = visibleRect(camera, view);
    const shown = grown(near, Math.max(near.w, near.h) / 2);
    this.#shown = shown;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['item'] : undefined;
    const items = this.#page.elements.filter((item) => item.id === focused || touches(itemBounds(item), shown));
    const selection = new Set(this.#selection);
    const pixel = String(1 / camera.z);
    if (!moving && this.#world.style.getPropertyValue('--mb-px') !== pixel) this.#world.style.setProperty('--mb-px', pixel);
    if (!moving) this.#sharpAbove = THUMB_WIDTH / (camera.z * devicePixelRatio);
    if (!moving) root.classList.toggle('mb-view-far', camera.z < FAR);
    this.#many = items.length > MANY;
    this.#complete = items.length === this.#page.elements.length;
    this.#layer.show(items, { selection, imageUrl, sharpAbove: this.#sharpAbove });
    if (moving) return;
    this.#rove(items);
    const chosen = this.#page.elements.filter(({ id }) => selection.has(id));
    if (!readOnly) this.#overlay.frame(frameOf(chosen), camera, chosen.every(isLocked));
    root.classList.toggle('mb-view-many', chosen.length > 1);
  }

  /** One stop for the Tab key: the item that has the focus, else the first that is selected or shown. */
  #rove(items: readonly BoardItem[]): void {
    if (this.#options.readOnly) return;
    const stop = items.find(({ id }) => this.#selection.includes(id)) ?? items[0];
    for (const { id } of items) {
      const node = this.#layer.node(id)?.element;
      const index = id === stop?.id ? 0 : -1;
      if (node && node.tabIndex !== index) node.tabIndex = index;
    }
  }
}

function contains(outer: Rect, inner: Rect): boolean {
  return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;
}
