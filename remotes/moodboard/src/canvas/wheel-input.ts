import type { CameraActions, CameraStore } from './camera/camera-store';

interface Options {
  readonly root: HTMLElement;
  readonly camera: CameraStore;
  readonly look: CameraActions;
  readonly signal: AbortSignal;
}

const LINE = 16;

/** A wheel zooms to the pointer; two fingers on a trackpad move the board, and pinching on it zooms. Shift moves sideways. */
export function listenToWheel({ root, camera, look, signal }: Options): void {
  root.addEventListener(
    'wheel',
    (event) => {
      if (event.target instanceof Element && event.target.closest('.mb-no-gesture')) return;
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
      if (event.shiftKey) return look.panned({ x: -(dx || dy), y: 0 });
      if (!event.ctrlKey && !event.metaKey && isTrackpad(event)) return look.panned({ x: -dx, y: -dy });
      const { left, top } = root.getBoundingClientRect();
      const speed = event.ctrlKey && isTrackpad(event) ? 0.01 : 0.0016;
      look.zoomed(camera.getState().camera.z * Math.exp(-dy * speed), { x: event.clientX - left, y: event.clientY - top });
    },
    { passive: false, signal },
  );
}

/** A wheel turns in large, even steps along one axis; a trackpad does not. */
function isTrackpad({ deltaMode, deltaX, deltaY }: WheelEvent): boolean {
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL && (deltaX !== 0 || Math.abs(deltaY) < 40 || !Number.isInteger(deltaY));
}
