export type Rgb = readonly [number, number, number];

/** Where something is painted: three bytes a point. */
export interface Canvas {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  /** Half of its length and of its width. */
  readonly long: number;
  readonly wide: number;
  /** In radians. */
  readonly turn: number;
  readonly color: Rgb;
}

export interface Flower {
  readonly x: number;
  readonly y: number;
  /** From its heart to the tip of a petal. */
  readonly size: number;
  /** From the outer petals to the inner ones. */
  readonly petals: readonly Rgb[];
  readonly heart: Rgb;
}

export interface Stem {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly color: Rgb;
  readonly leaf: Rgb;
}

const WHOLE_TURN = Math.PI * 2;
const EDGE: Rgb = [60, 38, 30];

/** A canvas of one colour. */
export function canvasOf(size: { readonly width: number; readonly height: number }, color: Rgb): Canvas {
  return { ...size, pixels: Buffer.alloc(size.width * size.height * 3, Buffer.from(color)) };
}

export const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** So much of the second colour in the first, 0 … 1. */
export const blend = (one: Rgb, other: Rgb, part: number): Rgb =>
  one.map((channel, at) => Math.round(channel * (1 - part) + (other[at] ?? 0) * part)) as unknown as Rgb;

/** A window with a round top that stands on the foot of the canvas. */
export function paintArch(canvas: Canvas, { x, y, wide, color }: { x: number; y: number; wide: number; color: Rgb }): void {
  const half = wide / 2;
  paint(canvas, { left: x, top: y, right: x + wide, bottom: canvas.height, color }, (column, row) => {
    const [dx, dy] = [column - (x + half), Math.min(0, row - (y + half))];
    return half - Math.sqrt(dx * dx + dy * dy);
  });
}

/** A stem that bends, with leaves in pairs. */
export function paintStem(canvas: Canvas, { from, to, color, leaf }: Stem): void {
  const steps = 60;
  const at = (part: number) => ({
    x: from.x + (to.x - from.x) * part ** 2,
    y: from.y + (to.y - from.y) * part,
  });
  for (let step = 0; step < steps; step += 1) {
    const [here, next] = [at(step / steps), at((step + 1) / steps)];
    const long = Math.hypot(next.x - here.x, next.y - here.y);
    paintEllipse(canvas, { ...here, long, wide: 2.6, turn: Math.atan2(next.y - here.y, next.x - here.x), color });
  }
  for (const [part, side] of [
    [0.28, -1],
    [0.4, 1],
    [0.54, -1],
    [0.68, 1],
  ] as const) {
    const turn = -Math.PI / 2 + side * 0.9;
    const { x, y } = at(part);
    paintEllipse(canvas, { x: x + Math.cos(turn) * 24, y: y + Math.sin(turn) * 24, long: 26, wide: 8, turn, color: leaf });
  }
}

/** A flower seen from above: rings of petals, each turned against the one outside it. */
export function paintFlower(canvas: Canvas, { x, y, size, petals, heart }: Flower): void {
  petals.forEach((color, ring) => {
    const [count, reach] = [9 - ring * 2, size * (1 - ring * 0.27)];
    for (let petal = 0; petal < count; petal += 1) {
      const turn = (petal / count) * WHOLE_TURN + ring * 0.42;
      const at = { x: x + Math.cos(turn) * reach * 0.6, y: y + Math.sin(turn) * reach * 0.6, turn };
      const shape = { ...at, long: reach * 0.46, wide: reach * 0.36 };
      paintEllipse(canvas, { ...shape, long: shape.long + 1.4, wide: shape.wide + 1.4, color: blend(color, EDGE, 0.22) });
      paintEllipse(canvas, { ...shape, color });
    }
  });
  paintEllipse(canvas, { x, y, long: size * 0.15, wide: size * 0.15, turn: 0, color: heart });
}

function paintEllipse(canvas: Canvas, { x, y, long, wide, turn, color }: Ellipse): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, down] = [Math.hypot(long * cos, wide * sin) + 1, Math.hypot(long * sin, wide * cos) + 1];
  paint(canvas, { left: x - across, top: y - down, right: x + across, bottom: y + down, color }, (column, row) => {
    const [dx, dy] = [column - x, row - y];
    const [u, v] = [(dx * cos + dy * sin) / long, (dy * cos - dx * sin) / wide];
    // Not `Math.hypot`: it is slow, and this runs for a million points. First what is far outside, for nothing more is asked of it.
    const square = u * u + v * v;
    if (square > 1.6) return -1;
    const away = Math.sqrt(square);
    // How far from the edge, in points: the value of the shape by how steep it is there.
    return away === 0 ? wide : ((1 - away) * away) / Math.sqrt((u / long) ** 2 + (v / wide) ** 2);
  });
}

interface Stroke {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly color: Rgb;
}

/** Paints what is inside a shape: `inside` says how far from its edge a point is, less than 0 outside. */
function paint({ pixels, width, height }: Canvas, stroke: Stroke, inside: (column: number, row: number) => number): void {
  const { left, top, right, bottom, color } = stroke;
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, bottom); row += 1) {
    for (let column = Math.max(0, Math.floor(left)); column < Math.min(width, right); column += 1) {
      const share = Math.min(1, Math.max(0, inside(column + 0.5, row + 0.5) + 0.5));
      if (share === 0) continue;
      const at = (row * width + column) * 3;
      if (share === 1) {
        pixels.set(color, at);
        continue;
      }
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = Math.round((pixels[at + channel] ?? 0) * (1 - share) + (color[channel] ?? 0) * share);
    }
  }
}
