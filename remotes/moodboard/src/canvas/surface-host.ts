import type { BoardItem } from '../model/board-document';
import type { Placed } from '../model/placed';
import type { Point } from './geometry/geometry';

export interface Pick {
  readonly at: Point;
  readonly item: string | null;
}

/** What the person did on the surface, for whoever owns the board. */
export interface SurfaceHost {
  selected(ids: readonly string[]): void;
  placed(places: ReadonlyMap<string, Placed>, streak?: string): void;
  added(items: readonly BoardItem[]): void;
  /** The words of an item, or the part of a picture, are to be changed in place. */
  edited(id: string): void;
  /** Instead of selecting, a click picks a place, and the item that lies there. */
  picked?(pick: Pick): void;
  /** A menu was asked for, at a place of the window onto the board. */
  menu(at: Point): void;
}
