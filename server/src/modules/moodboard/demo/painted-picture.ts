import sharp from 'sharp';
import { seededRandom } from '../../../demo/seeded-random';

interface Painting {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** From top to bottom. */
  readonly ground: readonly [string, string];
  readonly blooms: readonly string[];
  readonly leaves: readonly string[];
}
type Rgb = readonly [number, number, number];

/** A picture of the demo data: leaves and blooms in soft strokes, painted here, so that nothing has to be fetched. */
export async function paintedPicture(painting: Painting): Promise<Buffer> {
  const { width, height, seed, ground, blooms, leaves } = painting;
  const random = seededRandom(seed);
  const canvas = { pixels: gradient(painting, ground.map(rgb) as [Rgb, Rgb]), width, height };
  const around = (spread: number) => ({
    x: width * (0.5 + (random() - 0.5) * spread),
    y: height * (0.52 + (random() - 0.5) * spread * 0.8),
  });
  for (let leaf = 0; leaf < 46; leaf += 1)
    stroke(canvas, {
      ...around(0.95),
      long: 34 + random() * 44,
      wide: 9 + random() * 10,
      turn: random() * Math.PI,
      color: rgb(pick(leaves, random)),
      strength: 0.55,
    });
  for (let bloom = 0; bloom < 13; bloom += 1) {
    const [at, size, color] = [around(0.62), 26 + random() * 34, rgb(pick(blooms, random))];
    for (let petal = 0; petal < 16; petal += 1) {
      const [angle, out] = [petal * 2.4, size * (1 - petal / 17)];
      const lighter = color.map((channel) => channel + (255 - channel) * (petal / 30)) as unknown as Rgb;
      stroke(canvas, {
        x: at.x + Math.cos(angle) * out,
        y: at.y + Math.sin(angle) * out,
        long: size * 0.72,
        wide: size * 0.5,
        turn: angle,
        color: lighter,
        strength: 0.5,
      });
    }
  }
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

interface Canvas {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

function gradient({ width, height }: Painting, [top, bottom]: [Rgb, Rgb]): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1)
        pixels[(y * width + x) * 3 + channel] = (top[channel] ?? 0) + ((bottom[channel] ?? 0) - (top[channel] ?? 0)) * (y / height);
    }
  }
  return pixels;
}

/** A soft ellipse. */
function stroke(
  { pixels, width, height }: Canvas,
  {
    x,
    y,
    long,
    wide,
    turn,
    color,
    strength,
  }: { x: number; y: number; long: number; wide: number; turn: number; color: Rgb; strength: number },
): void {
  const [cos, sin, reach] = [Math.cos(turn), Math.sin(turn), Math.max(long, wide)];
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row += 1) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column += 1) {
      const [dx, dy] = [column - x, row - y];
      const away = ((dx * cos + dy * sin) / long) ** 2 + ((dy * cos - dx * sin) / wide) ** 2;
      if (away >= 1) continue;
      const share = strength * Math.min(1, (1 - away) * 2.2);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (row * width + column) * 3 + channel;
        pixels[at] = (pixels[at] ?? 0) * (1 - share) + (color[channel] ?? 0) * share;
      }
    }
  }
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const pick = (from: readonly string[], random: () => number): string => from[Math.floor(random() * from.length)] ?? '#888888';
