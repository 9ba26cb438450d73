import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Camera, Size } from './camera';
import { fitted, panned, revealed, toBoard, zoomedTo } from './camera';
import type { Point, Rect } from '../geometry/geometry';

interface CameraState {
  readonly camera: Camera;
  /** How large the window onto the board is; nothing is shown before it is known. */
  readonly view: Size;
  /** True until the person has moved it: it then follows the size of the window. */
  readonly fits: boolean;
  /** So much of the window, from below, is covered by other things: a page that fits ends above it. */
  readonly foot: number;
}
export type CameraStore = StoreApi<CameraState>;

const STEP = 1.25;
/** Where each board was looked at, for as long as this tab lives. */
const remembered = new Map<string, Camera>();

/** A camera that remembers under `name` where it was. */
export function createCameraStore(name: string | null, foot = 0): CameraStore {
  const before = name === null ? undefined : remembered.get(name);
  const store = createStore<CameraState>(() => ({ camera: before ?? { x: 0, y: 0, z: 1 }, view: { w: 0, h: 0 }, fits: !before, foot }));
  if (name !== null) store.subscribe(({ camera, fits }) => void (fits ? remembered.delete(name) : remembered.set(name, camera)));
  return store;
}

/** What moves a camera. */
export function cameraActions(store: CameraStore) {
  const free = ({ w, h } = store.getState().view): Size => ({ w, h: Math.max(1, h - store.getState().foot) });
  const moved = (camera: Camera) => store.setState({ camera, fits: false });
  const middle = (): Point => ({ x: store.getState().view.w / 2, y: store.getState().view.h / 2 });
  const zoom = (to: number, at: Point = middle()) => moved(zoomedTo(store.getState().camera, to, at));
  return {
    panned: (by: Point) => moved(panned(store.getState().camera, by)),
    zoomed: zoom,
    zoomedIn: () => zoom(store.getState().camera.z * STEP),
    zoomedOut: () => zoom(store.getState().camera.z / STEP),
    moved,
    covered: (foot: number) => store.setState({ foot }),
    fitted: (rect: Rect, most?: number) => store.setState({ camera: fitted(rect, free(), most), fits: true }),
    revealed: (rect: Rect) => {
      const { camera } = store.getState();
      const to = revealed(camera, rect, free());
      if (to.x !== camera.x || to.y !== camera.y) moved(to);
    },
    /** The place of the board in the middle of the part of the window that nothing covers. */
    center: (): Point => toBoard(store.getState().camera, { x: free().w / 2, y: free().h / 2 }),
    resized(view: Size, page: Rect) {
      const { fits } = store.getState();
      store.setState({ view, ...(fits && { camera: fitted(page, free(view)) }) });
    },
  };
}
export type CameraActions = ReturnType<typeof cameraActions>;
