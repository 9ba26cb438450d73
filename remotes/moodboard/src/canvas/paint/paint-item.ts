import type { BoardItem } from '../../model/board-document';
import type { ImageSource } from '../image-source';
import { paintColor, paintNote, paintText, paintUnknown } from './paint-text';
import { paintFlower } from './paint-flower';
import { paintFrame } from './paint-frame';
import { paintImage } from './paint-image';
import { paintShape } from './paint-shape';

export interface PaintContext {
  readonly imageUrl: ImageSource;
  /** A picture wider than this on the board is shown from the original: the thumbnail would be blurred. */
  readonly sharpAbove: number;
}
export type Paint = (body: HTMLElement, item: BoardItem, context: PaintContext) => void;

const PAINTS: Readonly<Record<string, Paint>> = {
  color: paintColor,
  note: paintNote,
  text: paintText,
  image: paintImage,
  shape: paintShape,
  frame: paintFrame,
  flower: paintFlower,
};

/** Draws what is inside an item. Kinds of a later version are shown by their name. */
export function paintItem(body: HTMLElement, item: BoardItem, context: PaintContext): void {
  (PAINTS[item.type] ?? paintUnknown)(body, item, context);
}
