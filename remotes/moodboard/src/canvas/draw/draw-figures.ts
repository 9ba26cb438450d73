import type { BoardItem } from '../../model/board-document';
import { colorProp, numberProp, textProp } from '../../model/item-traits';
import { bloomPaths } from '../paint/bloom';
import { shapeLook } from '../paint/shape-path';
import { INK } from '../paint/text-style';
import type { Drawing } from './draw-page';
import { baselineIn, rounded, shaded, SHADOWS } from './outlines';

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
  const { w, h } = item;
  rounded(to, { x: 0, y: 0, w, h }, 10);
  to.fillStyle = colorProp(item, 'fill', '#f7f2ea');
  to.fill();
  rounded(to, { x: 0.5, y: 0.5, w: Math.max(0, w - 1), h: Math.max(0, h - 1) }, 9.5);
  to.strokeStyle = 'rgb(90 70 60 / 16%)';
  to.stroke();
  to.clip();
  to.fillStyle = INK;
  to.font = `420 24px ${titleFont}`;
  to.fillText(textProp(item, 'title') || 'Section', 21, baselineIn(to, { top: 15, height: 24 * 1.5 }));
}

export function drawFlower({ to, titleFont, plainFont }: Drawing, item: BoardItem): void {
  const { w, h } = item;
  shaded(to, { outline: () => rounded(to, { x: 0, y: 0, w, h }, 8), fill: '#ffffff', shadows: SHADOWS.flower });
  const count = numberProp(item, 'count', 0);
  const below = count > 0 ? `${count} ${count === 1 ? 'stem' : 'stems'}` : textProp(item, 'color_name');
  const [nameHeight, belowHeight] = [17 * 1.25, below === '' ? 0 : 13 * 1.4];
  to.fillStyle = INK;
  to.font = `420 17px ${titleFont}`;
  to.fillText(textProp(item, 'name') || 'Flower', 14, baselineIn(to, { top: h - 12 - belowHeight - nameHeight, height: nameHeight }));
  to.fillStyle = '#6b6270';
  to.font = `400 13px ${plainFont}`;
  to.fillText(below, 14, baselineIn(to, { top: h - 12 - belowHeight, height: belowHeight }));
  const room = h - 22 - nameHeight - belowHeight;
  const size = Math.max(1, Math.min(w - 28, room));
  to.translate((w - size) / 2, 10 + (room - size) / 2);
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
