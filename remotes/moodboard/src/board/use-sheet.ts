import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { CameraStore } from '../canvas/camera/camera-store';
import { cameraActions } from '../canvas/camera/camera-store';
import { union } from '../canvas/geometry/geometry';
import { itemBounds } from '../canvas/geometry/item-box';
import type { BoardPage } from '../model/board-document';

interface Options {
  readonly desk: RefObject<HTMLElement | null>;
  readonly camera: CameraStore;
  readonly page: BoardPage;
  readonly selection: readonly string[];
  /** The details lie over the lower part of the board. */
  readonly shown: boolean;
}

/** Keeps what is selected in sight while a sheet with its details covers the lower part of the board. */
export function useSheet({ desk, camera, page, selection, shown }: Options): void {
  useEffect(() => {
    if (!shown) return;
    const [view, sheet] = ['.mb-view', '.mb-panel'].map((name) => desk.current?.querySelector(name)?.getBoundingClientRect());
    if (!view || !sheet) return;
    const look = cameraActions(camera);
    const before = camera.getState();
    look.covered(Math.max(0, view.bottom - sheet.top));
    const bounds = union(page.elements.filter(({ id }) => selection.includes(id)).map(itemBounds));
    if (bounds) look.revealed(bounds);
    const { camera: beside } = camera.getState();
    return () => {
      const isMoved = camera.getState().camera !== beside;
      camera.setState({ foot: before.foot, ...(!isMoved && { camera: before.camera, fits: before.fits }) });
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is typed into the sheet changes the page, and must not move the board under it
  }, [camera, desk, selection, shown]);
}
