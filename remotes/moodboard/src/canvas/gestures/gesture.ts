import type { BoardPage } from '../../model/board-document';
import type { CameraActions, CameraStore } from '../camera/camera-store';
import type { Point } from '../geometry/geometry';
import type { ItemLayer } from '../item-layer';
import type { Overlay } from '../overlay';
import type { SurfaceHost } from '../surface-host';

/** What a gesture works with. */
export interface Stage {
  readonly camera: CameraStore;
  readonly look: CameraActions;
  readonly layer: ItemLayer;
  readonly overlay: Overlay;
  readonly host: SurfaceHost;
  readonly page: () => BoardPage;
  readonly selection: () => readonly string[];
  /** Gives the focus to an item, or to the board itself, without selecting anything. */
  readonly focus: (id: string | null) => void;
  /** Shows page, selection and frame as they are. */
  readonly refresh: () => void;
}

export interface Press {
  /** On the window onto the board. */
  readonly at: Point;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** From press to release. A board is changed once, at the end. */
export interface Gesture {
  move(press: Press): void;
  end(): void;
  cancel(): void;
}
