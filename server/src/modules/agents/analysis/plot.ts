import { draw, type Color } from '../images/canvas';
import type { Report } from './reports';

/** About as wide as the panel of the chat, so that its letters can be read there. */
const W = 520;
const ROW = 28;
const TOP = 52;
const EDGE = 16;
const LABEL = 140;
const VALUE = 96;
const MOST = 24;

export type PlotTheme = 'light' | 'dark';
interface Inks {
  readonly paper: Color;
  readonly ink: Color;
  readonly soft: Color;
  readonly bar: Color;
}

/** The colours of the product's two themes: surface, text, quiet text, eucalyptus. */
const INKS: Readonly<Record<PlotTheme, Inks>> = {
  light: { paper: { r: 255, g: 255, b: 255 }, ink: { r: 34, g: 29, b: 38 }, soft: { r: 99, g: 93, b: 102 }, bar: { r: 43, g: 107, b: 76 } },
  dark: {
    paper: { r: 29, g: 26, b: 32 },
    ink: { r: 241, g: 237, b: 232 },
    soft: { r: 174, g: 168, b: 168 },
    bar: { r: 147, g: 198, b: 168 },
  },
};

/** Bars with their figures written beside them: read without a scale, and without telling colours apart. */
export function plotReport(report: Report, { say, theme }: { say: (value: number) => string; theme: PlotTheme }): Promise<Buffer> {
  const { paper, ink, soft, bar } = INKS[theme];
  const rows = report.rows.slice(0, MOST);
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  const room = W - LABEL - VALUE - 2 * EDGE;
  const layers = rows.flatMap(({ label, value }, at) => {
    const y = TOP + at * ROW;
    const length = Math.max(2, (room * value) / largest);
    return [
      {
        kind: 'text' as const,
        at: { x: EDGE, y: y + 3, w: LABEL - 12 },
        text: label.charAt(0).toUpperCase() + label.slice(1),
        size: 15,
        color: ink,
      },
      { kind: 'box' as const, at: { x: EDGE + LABEL, y, w: length, h: ROW - 8 }, color: bar },
      { kind: 'text' as const, at: { x: EDGE + LABEL + length + 8, y: y + 3, w: VALUE - 8 }, text: say(value), size: 15, color: ink },
    ];
  });
  const more = report.rows.length - rows.length;
  const words = [
    { kind: 'text' as const, at: { x: EDGE, y: 14, w: W - 2 * EDGE }, text: report.title, size: 19, color: ink },
    ...(more > 0
      ? [
          {
            kind: 'text' as const,
            at: { x: EDGE, y: TOP + rows.length * ROW, w: W - 2 * EDGE },
            text: `and ${more} more in the table`,
            size: 14,
            color: soft,
          },
        ]
      : []),
  ];
  return draw({ w: W, h: TOP + (rows.length + (more > 0 ? 1 : 0)) * ROW + 8, paper }, [...words, ...layers]);
}
