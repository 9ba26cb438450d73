import type { BoardItem } from '../../model/board-document';
import { readableOn } from '../../model/describe-item';
import { colorProp, textProp } from '../../model/item-traits';
import { NOTE_PAPER, textStyle } from '../paint/text-style';
import type { TextStyle } from '../paint/text-style';
import type { Drawing } from './draw-page';
import { baselineIn, rounded, shaded, SHADOWS } from './outlines';
import { wrapText } from './wrap-text';

interface Words {
  readonly text: string;
  readonly style: TextStyle;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly leading: number;
  readonly middle: boolean;
}

export function drawColor({ to, plainFont }: Drawing, item: BoardItem): void {
  const { w, h } = item;
  const hex = colorProp(item, 'hex', '#cccccc');
  shaded(to, { outline: () => rounded(to, { x: 0, y: 0, w, h }, 6), fill: hex, shadows: SHADOWS.color });
  rounded(to, { x: 0, y: 0, w, h }, 6);
  to.clip();
  to.fillStyle = readableOn(hex.length === 7 ? hex : '#ffffff');
  const [nameHeight, hexHeight] = [14 * 1.3, 12 * 1.3];
  to.font = `400 12px ${plainFont}`;
  to.fillText(hex, 10, baselineIn(to, { top: h - 9 - hexHeight, height: hexHeight }));
  to.font = `550 14px ${plainFont}`;
  to.fillText(textProp(item, 'name'), 10, baselineIn(to, { top: h - 9 - hexHeight - nameHeight, height: nameHeight }));
}

export function drawNote(drawing: Drawing, item: BoardItem): void {
  const { w, h } = item;
  const outline = () => rounded(drawing.to, { x: 0, y: 0, w, h }, [2, 2, 14, 2]);
  shaded(drawing.to, { outline, fill: colorProp(item, 'fill', NOTE_PAPER), shadows: SHADOWS.note });
  outline();
  drawing.to.clip();
  drawWords(drawing, {
    text: textProp(item, 'text'),
    style: textStyle(item),
    box: { x: 18, y: 16, w: w - 36, h: h - 32 },
    leading: 1.45,
    middle: false,
  });
}

export function drawText(drawing: Drawing, item: BoardItem): void {
  drawWords(drawing, {
    text: textProp(item, 'text'),
    style: textStyle(item),
    box: { x: 0, y: 0, w: item.w, h: item.h },
    leading: 1.15,
    middle: true,
  });
}

function drawWords({ to, titleFont, plainFont }: Drawing, { text, style, box, leading, middle }: Words): void {
  to.font = `${style.weight} ${style.size}px ${style.family === 'title' ? titleFont : plainFont}`;
  to.fillStyle = style.color;
  to.textAlign = style.align;
  const lines = wrapText(text, box.w, (part) => to.measureText(part).width);
  const height = style.size * leading;
  const top = middle ? box.y + (box.h - lines.length * height) / 2 : box.y;
  const x = { left: box.x, center: box.x + box.w / 2, right: box.x + box.w }[style.align];
  lines.forEach((line, at) => to.fillText(line, x, baselineIn(to, { top: top + at * height, height })));
}
