/** A colour in OKLab, where distance is what the eye sees. */
type Lab = readonly [l: number, a: number, b: number];

const MOST_COLORS = 6;
const ROUNDS = 12;
/** Two colours closer than this look the same on a board. */
const ALIKE = 0.07;
/** A colour needs this share of the picture, or half of it when it is vivid: the one poppy in a meadow counts. */
const SMALLEST_SHARE = 0.02;
const VIVID = 0.1;

/**
 * The five or six colours a picture is made of, the largest share first, by k-means in OKLab. Always the same for the same
 * pixels: the first centres are spread deterministically.
 *
 * @param pixels RGBA, four bytes each; transparent ones do not count.
 */
export function pixelPalette(pixels: Uint8Array): string[] {
  const points = labPoints(pixels);
  if (points.length === 0) return [];
  let centres = spreadCentres(points, MOST_COLORS);
  for (let round = 0; round < ROUNDS; round += 1) centres = settle(points, centres).map(({ centre }) => centre);
  const clusters = settle(points, centres).sort((one, two) => two.count - one.count);
  const kept: Lab[] = [];
  for (const { centre, count } of clusters) {
    const share = count / points.length;
    const enough = share >= (Math.hypot(centre[1], centre[2]) > VIVID ? SMALLEST_SHARE / 2 : SMALLEST_SHARE);
    if (enough && kept.every((other) => distance(other, centre) > ALIKE)) kept.push(centre);
  }
  return kept.map(toHex);
}

function labPoints(pixels: Uint8Array): Lab[] {
  const points: Lab[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) > 127) points.push(toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
  }
  return points;
}

/** Each next centre is the point farthest from those there are. */
function spreadCentres(points: readonly Lab[], count: number): Lab[] {
  const first = mean(points);
  const centres: Lab[] = [nearest(points, first)];
  const apart = points.map((point) => distance(point, centres[0] ?? first));
  while (centres.length < count) {
    const at = apart.indexOf(apart.reduce((most, one) => Math.max(most, one), 0));
    const next = points[at];
    if (!next || (apart[at] ?? 0) < ALIKE / 2) break;
    centres.push(next);
    points.forEach((point, index) => (apart[index] = Math.min(apart[index] ?? 0, distance(point, next))));
  }
  return centres;
}

function settle(points: readonly Lab[], centres: readonly Lab[]): { centre: Lab; count: number }[] {
  const sums = centres.map(() => ({ l: 0, a: 0, b: 0, count: 0 }));
  for (const point of points) {
    let best = 0;
    for (let at = 1; at < centres.length; at += 1) {
      if (squared(point, centres[at] ?? point) < squared(point, centres[best] ?? point)) best = at;
    }
    const sum = sums[best];
    if (sum) [sum.l, sum.a, sum.b, sum.count] = [sum.l + point[0], sum.a + point[1], sum.b + point[2], sum.count + 1];
  }
  return sums.filter(({ count }) => count > 0).map(({ l, a, b, count }) => ({ centre: [l / count, a / count, b / count], count }));
}

function nearest(points: readonly Lab[], to: Lab): Lab {
  return points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best));
}

function mean(points: readonly Lab[]): Lab {
  const [l, a, b] = points.reduce<[number, number, number]>(
    (sum, point) => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]],
    [0, 0, 0],
  );
  return [l / points.length, a / points.length, b / points.length];
}

const squared = (one: Lab, two: Lab): number => (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2 + (one[2] - two[2]) ** 2;
const distance = (one: Lab, two: Lab): number => Math.sqrt(squared(one, two));
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(gamma(part) * 255)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
