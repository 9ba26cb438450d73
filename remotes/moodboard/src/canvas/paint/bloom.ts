interface BloomPath {
  readonly d: string;
  readonly fill: string;
  readonly opacity: number;
  readonly stroke?: string;
}

const GREEN = '#7d9b7f';

/** A flower seen from above, drawn from its colour: round blooms, daisies, spires and leaves. On a 100 × 100 grid. */
export function bloomPaths(hex: string, form: string): readonly BloomPath[] {
  if (form === 'leaf') return leaves(hex);
  if (form === 'spire') return spire(hex);
  if (form === 'daisy')
    return [
      ...ring({ petals: 14, length: 42, width: 9, fill: shade(hex, 0.06), turn: 0 }),
      ...ring({ petals: 14, length: 36, width: 8, fill: hex, turn: 0.22 }),
      disc('#e8b95f', 10),
      disc('#cf9a3d', 5),
    ];
  return [
    ...ring({ petals: 9, length: 44, width: 17, fill: shade(hex, 0.1), turn: 0 }),
    ...ring({ petals: 8, length: 34, width: 15, fill: shade(hex, 0.02), turn: 0.35 }),
    ...ring({ petals: 7, length: 25, width: 12, fill: shade(hex, -0.06), turn: 0.1 }),
    ...ring({ petals: 6, length: 16, width: 9, fill: shade(hex, -0.13), turn: 0.5 }),
    disc(shade(hex, -0.22), 5),
  ];
}

/** Petals around the middle, each widest near its end; one path for all of them, because a board has hundreds of flowers. */
function ring({
  petals,
  length,
  width,
  fill,
  turn,
}: {
  petals: number;
  length: number;
  width: number;
  fill: string;
  turn: number;
}): BloomPath[] {
  const petal = (_: unknown, at: number) => {
    const angle = (at / petals) * 2 * Math.PI + turn;
    const place = (along: number, aside: number) =>
      `${(50 + along * Math.cos(angle) - aside * Math.sin(angle)).toFixed(1)} ${(50 + along * Math.sin(angle) + aside * Math.cos(angle)).toFixed(1)}`;
    return `M50 50C${place(length * 0.35, width)} ${place(length * 0.95, width * 1.05)} ${place(length, 0)}C${place(length * 0.95, -width * 1.05)} ${place(length * 0.35, -width)} 50 50Z`;
  };
  return [{ d: Array.from({ length: petals }, petal).join(''), fill, stroke: shade(fill, -0.14), opacity: 0.95 }];
}

const disc = (fill: string, size: number): BloomPath => ({ d: circle(50, 50, size), fill, opacity: 1 });

function circle(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Lighter (above 0) or darker (below): a share of the way to white or black. */
function shade(hex: string, by: number): string {
  const target = by > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) || 0);
  return `#${channels
    .map((value) =>
      Math.round(value + (target - value) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function spire(hex: string): BloomPath[] {
  const stem = { d: 'M49.2 22h1.6v72h-1.6z', fill: GREEN, opacity: 1 };
  const florets = Array.from({ length: 16 }, (_, at) => ({
    d: circle(50 + (at % 2 === 0 ? -1 : 1) * (2.5 + at * 0.62), 12 + at * 3.9, 3.4 + at * 0.36),
    fill: shade(hex, at % 3 === 0 ? -0.1 : 0.06),
    opacity: 0.9,
  }));
  return [stem, { d: 'M50 90q14 -18 24 -10q-8 12 -24 10ZM50 92q-14 -16 -24 -8q8 10 24 8Z', fill: GREEN, opacity: 0.9 }, ...florets];
}

function leaves(hex: string): BloomPath[] {
  const leaf = (y: number, side: 1 | -1) => ({
    d: `M50 ${y}q${side * 10} ${-20} ${side * 34} ${-14}q${-side * 6} ${18} ${-side * 34} 14Z`,
    fill: shade(hex, side === 1 ? 0.06 : -0.08),
    opacity: 0.92,
  });
  return [
    { d: 'M49.3 10h1.4v82h-1.4z', fill: shade(hex, -0.15), opacity: 1 },
    ...[30, 48, 66, 84].flatMap((y) => [leaf(y, 1), leaf(y - 7, -1)]),
    { d: 'M50 14q-7 -8 0 -12q7 4 0 12Z', fill: hex, opacity: 1 },
  ];
}
