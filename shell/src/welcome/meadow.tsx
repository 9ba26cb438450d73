import type { CSSProperties } from 'react';

interface Stem {
  readonly x: number;
  readonly height: number;
  /** Sideways bend of the tip. */
  readonly lean: number;
  readonly bloom: 'poppy' | 'umbel' | 'bell' | 'ear';
  readonly hue: string;
  /** Second it begins to grow. */
  readonly at: number;
}

/** Planted by hand: tall ones at the sides, so that the words have the middle. */
const stems: readonly Stem[] = [
  { x: 60, height: 250, lean: 22, bloom: 'umbel', hue: 'marigold', at: 0.2 },
  { x: 118, height: 330, lean: -18, bloom: 'poppy', hue: 'blush', at: 0.6 },
  { x: 176, height: 205, lean: 26, bloom: 'ear', hue: 'eucalyptus', at: 1.1 },
  { x: 232, height: 275, lean: 14, bloom: 'bell', hue: 'iris', at: 0.4 },
  { x: 296, height: 150, lean: -20, bloom: 'umbel', hue: 'blush', at: 1.6 },
  { x: 362, height: 118, lean: 16, bloom: 'ear', hue: 'eucalyptus', at: 2.1 },
  { x: 438, height: 138, lean: -14, bloom: 'poppy', hue: 'clay', at: 1.8 },
  { x: 508, height: 104, lean: -8, bloom: 'umbel', hue: 'marigold', at: 2.4 },
  { x: 586, height: 132, lean: -22, bloom: 'bell', hue: 'iris', at: 1.9 },
  { x: 654, height: 170, lean: 20, bloom: 'ear', hue: 'eucalyptus', at: 1.4 },
  { x: 716, height: 262, lean: -16, bloom: 'poppy', hue: 'blush', at: 0.5 },
  { x: 776, height: 212, lean: 20, bloom: 'umbel', hue: 'marigold', at: 1.0 },
  { x: 834, height: 342, lean: -24, bloom: 'bell', hue: 'iris', at: 0.3 },
  { x: 896, height: 248, lean: 16, bloom: 'poppy', hue: 'clay', at: 0.9 },
  { x: 948, height: 186, lean: -14, bloom: 'ear', hue: 'eucalyptus', at: 1.5 },
];

const GROUND = 420;

/** A line drawing that draws itself from the ground up: stems, then leaves, then blooms. */
export function Meadow() {
  return (
    <svg
      className="meadow"
      viewBox="0 0 1000 440"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path className="meadow-ground" pathLength={1} d="M-20 424c180-14 340 6 520-4s340-10 520 4" />
      {stems.map((stem) => (
        <Plant key={stem.x} stem={stem} />
      ))}
    </svg>
  );
}

function Plant({ stem }: { stem: Stem }) {
  const { x, height, lean, bloom, hue, at } = stem;
  const [tipX, tipY] = [x + lean, GROUND - height];
  const style = { '--at': `${at}s`, '--hue': `var(--bf-${hue})` } as CSSProperties;
  return (
    <g className="plant" style={style}>
      <path
        className="plant-stem"
        pathLength={1}
        d={`M${x} ${GROUND}C${x - lean * 0.6} ${GROUND - height * 0.4} ${x + lean * 0.2} ${GROUND - height * 0.7} ${tipX} ${tipY}`}
      />
      <path className="plant-leaf" pathLength={1} d={leaf(x, GROUND - height * 0.28, -1, height)} />
      <path className="plant-leaf" pathLength={1} d={leaf(x + lean * 0.1, GROUND - height * 0.46, 1, height)} />
      <path className="plant-bloom" pathLength={1} d={blooms[bloom]} transform={`translate(${tipX} ${tipY})`} />
    </g>
  );
}

function leaf(x: number, y: number, side: 1 | -1, height: number): string {
  const reach = side * (18 + height * 0.09);
  return `M${x} ${y}q${reach * 0.35} ${-16 - height * 0.03} ${reach} ${-14}q${-reach * 0.4} ${16 + height * 0.02} ${-reach} ${14}`;
}

/** Around the tip of the stem. */
const blooms = {
  poppy:
    'M0 0c-18-4-26-20-18-34 16 2 22 18 18 34zM0 0c18-4 26-20 18-34-16 2-22 18-18 34zM0 0c-9-12-9-30 0-42 9 12 9 30 0 42zM0 0c-10 4-22 2-26-8 10-4 20 0 26 8zM0 0c10 4 22 2 26-8-10-4-20 0-26 8z',
  umbel:
    'M0 0L-26-24M0 0L-14-34M0 0V-38M0 0L14-34M0 0L26-24M-30-24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-18-37a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4-42a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10-37a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22-24a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  bell: 'M0 0c2-10 8-14 16-14M16-14c-8 2-12 12-10 24 4-3 6-3 10 0 4-3 6-3 10 0 2-12-2-22-10-24zM0 0c-2-12-8-20-18-22M-18-22c-8 2-12 12-10 24 4-3 6-3 10 0 4-3 6-3 10 0 2-12-2-22-10-24zM0 0c0-10-1-18-4-26',
  ear: 'M0 0V-40M0-4c-10-2-14-8-14-14 8 0 13 6 14 14zM0-4c10-2 14-8 14-14-8 0-13 6-14 14zM0-18c-9-2-12-8-12-13 7 0 11 5 12 13zM0-18c9-2 12-8 12-13-7 0-11 5-12 13zM0-32c-6-4-7-9-5-14 5 3 6 8 5 14zM0-32c6-4 7-9 5-14-5 3-6 8-5 14z',
} as const;
