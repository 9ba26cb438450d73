import { useEffect, useState } from 'react';
import type { CameraStore } from './camera-store';

const EVERY_MS = 500;
const REST_MS = 120;

const percentOf = (camera: CameraStore): number => Math.round(camera.getState().camera.z * 100);

/**
 * The zoom as a figure to read. While it changes, twice a second is enough, and once when it rests: with each new figure the
 * browser goes through everything that is painted, which on a board of thousands of items takes longer than a frame.
 */
export function useZoomPercent(camera: CameraStore): number {
  const [percent, setPercent] = useState(() => percentOf(camera));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = -Infinity;
    const show = () => {
      clearTimeout(timer);
      shownAt = performance.now();
      setPercent(percentOf(camera));
    };
    const follow = (fits: boolean) => {
      clearTimeout(timer);
      if (fits || performance.now() - shownAt >= EVERY_MS) show();
      else timer = setTimeout(show, REST_MS);
    };
    setPercent(percentOf(camera));
    const stop = camera.subscribe((now, before) => void (now.camera.z !== before.camera.z && follow(now.fits)));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [camera]);
  return percent;
}
