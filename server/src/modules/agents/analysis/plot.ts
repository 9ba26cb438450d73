import { draw, INK, type Color } from '../images/canvas';
import type { Report } from './reports';

const W = 900;
const ROW = 44;
const TOP = 84;
const LABEL = 210;
const VALUE = 130;
const MOST = 24;
const SAGE: Color = { r: 91, g: 122, b: 98 };
const QUIET: Color = { r: 120, g: 124, b: 116 };

/** Bars with their figures written beside them: read without a scale, and without telling colours apart. */
export function plotReport(report: Report, say: (value: number) => string): Promise<Buffer> {
  const rows = report.rows.slice(0, MOST);
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  const room = W - LABEL - VALUE - 60;
  const layers = rows.flatMap(({ label, value }, at) => {
    const y = TOP + at * ROW;
    return [
      { kind: 'text' as const, at: { x: 24, y: y + 7, w: LABEL - 20 }, text: label, size: 17, color: INK },
      { kind: 'box' as const, at: { x: LABEL + 24, y: y + 2, w: Math.max(2, (room * value) / largest), h: ROW - 16 }, color: SAGE },
      { kind: 'text' as const, at: { x: LABEL + 36 + (room * value) / largest, y: y + 7, w: VALUE }, text: say(value), size: 17, color: INK },
    ];
  });
  const title = [{ kind: 'text' as const, at: { x: 24, y: 24, w: W - 48 }, text: report.title, size: 26, color: INK }, ...(report.rows.length > MOST ? [{ kind: 'text' as const, at: { x: 24, y: TOP + rows.length * ROW, w: W - 48 }, text: `and ${report.rows.length - MOST} more in the table`, size: 15, color: QUIET }] : [])];
  return draw({ w: W, h: TOP + rows.length * ROW + 36 }, [...title, ...layers]);
}
