import type { BoardItem } from '../../model/board-document';
import { colorProp, numberProp, textProp } from '../../model/item-traits';

export type ShapeKind = 'rect' | 'ellipse' | 'line' | 'arrow';

export interface ShapeLook {
  readonly kind: ShapeKind;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  /** The outline, inside a box of the item's size. */
  readonly path: string;
}

/** A shape as a path, for the screen and for an export alike. */
export function shapeLook(item: BoardItem): ShapeLook {
  const kind = kindOf(textProp(item, 'shape'));
  const width = Math.min(60, Math.max(0, numberProp(item, 'stroke_width', 2)));
  const isOpen = kind === 'line' || kind === 'arrow';
  const fill = isOpen ? 'none' : colorProp(item, 'fill', 'none');
  return {
    kind,
    width,
    fill,
    stroke: colorProp(item, 'stroke', '#8f7ae5'),
    path: pathOf(kind, { w: item.w, h: item.h, inset: width / 2, flipped: item.props['flipped'] === true }),
  };
}

function kindOf(name: string): ShapeKind {
  return name === 'ellipse' || name === 'line' || name === 'arrow' ? name : 'rect';
}

function pathOf(kind: ShapeKind, { w, h, inset, flipped }: { w: number; h: number; inset: number; flipped: boolean }): string {
  const [left, top, right, bottom] = [inset, inset, Math.max(inset, w - inset), Math.max(inset, h - inset)];
  if (kind === 'rect') return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  if (kind === 'ellipse') {
    const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
    return `M${left} ${h / 2}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  }
  const [from, to] = flipped
    ? [
        { x: left, y: bottom },
        { x: right, y: top },
      ]
    : [
        { x: left, y: top },
        { x: right, y: bottom },
      ];
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  if (kind === 'line') return line;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const head = (turn: number) => `${(to.x - 18 * Math.cos(angle + turn)).toFixed(2)} ${(to.y - 18 * Math.sin(angle + turn)).toFixed(2)}`;
  return `${line}M${head(0.45)}L${to.x} ${to.y}L${head(-0.45)}`;
}
