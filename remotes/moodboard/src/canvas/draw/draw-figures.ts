import type { BoardItem } from '../../model/board-document';
import { colorProp, numberProp, textProp } from '../../model/item-traits';
import { bloomPaths } from '../paint/bloom';
import { shapeLook } from '../paint/shape-path';
import { INK } from '../paint/text-style';
import type { Drawing } from './draw-page';
import { rounded, shaded } from './outlines';

export function drawShape({ to }: Drawing, item: BoardItem): void {
  const { path, fill, stroke, width } = shapeLook(item);
  const outline = new Path2D(path);
  if (fill !== 'none') {
    to.fillStyle = fill;
    to.fill(outline);
  }
  if (width === 0) return;
  to.strokeStyle = stroke;
  to.lineWidth = width;
  to.lineCap = 'round';
  to.lineJoin = 'round';
  to.stroke(outline);
}

export function drawFrame({ to, titleFont }: Drawing, item: BoardItem): void {
  rounded(to, { x: 0, y: 0, w: item.w, h: item.h }, 10);
  to.fillStyle = colorProp(item, 'fill', '#f7f2ea');
  to.fill();
  to.strokeStyle = 'rgb(90 70 60 / 16%)';
  to.stroke();
  to.clip();
  to.fillStyle = INK;
  to.font = `420 24px ${titleFont}`;
  to.textBaseline = 'top';
  to.fillText(textProp(item, 'title') || 'Section', 20, 16);
}

export function drawFlower({ to, titleFont, plainFont }: Drawing, item: BoardItem): void {
  const { w, h } = item;
  shaded(to, () => rounded(to, { x: 0, y: 0, w, h }, 8), '#ffffff');
  const count = numberProp(item, 'count', 0);
  to.fillStyle = INK;
  to.font = `420 17px ${titleFont}`;
  to.fillText(textProp(item, 'name') || 'Flower', 14, h - 36);
  to.fillStyle = '#6b6270';
  to.font = `400 13px ${plainFont}`;
  to.fillText(count > 0 ? `${count} ${count === 1 ? 'stem' : 'stems'}` : textProp(item, 'color_name'), 14, h - 16);
  const size = Math.max(1, Math.min(w - 28, h - 70));
  to.translate((w - size) / 2, 10 + (h - 70 - size) / 2);
  to.scale(size / 100, size / 100);
  for (const { d, fill, opacity, stroke } of bloomPaths(colorProp(item, 'hex', '#f0a9b5'), textProp(item, 'form'))) {
    to.globalAlpha = opacity;
    to.fillStyle = fill;
    to.fill(new Path2D(d));
    if (stroke === undefined) continue;
    to.strokeStyle = stroke;
    to.lineWidth = 0.7;
    to.stroke(new Path2D(d));
  }
}

/** Kinds of a later version: their place, and their name. */
export function drawUnknown({ to, plainFont }: Drawing, { w, h, type }: BoardItem): void {
  to.strokeStyle = '#9a8f9d';
  to.setLineDash([4, 4]);
  to.strokeRect(0.5, 0.5, w - 1, h - 1);
  to.fillStyle = INK;
  to.font = `400 14px ${plainFont}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  to.fillText(type, w / 2, h / 2);
}
