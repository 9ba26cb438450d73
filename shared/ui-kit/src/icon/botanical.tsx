interface Drawing {
  readonly stems: string;
  readonly leaves: string;
  readonly blooms: string;
}

/** Botanical drawings on a 160 × 120 grid. */
const drawings = {
  sprig: {
    stems: 'M80 112C78 84 82 52 92 20M80 88c-8-6-16-9-28-10M81 70c9-5 18-7 30-6M83 52c-7-6-14-9-24-10M86 36c7-4 13-5 22-4',
    leaves:
      'M52 78c-9-7-20-6-27 2 8 7 19 6 27-2zM111 64c8-8 20-9 28-1-8 8-19 9-28 1zM59 42c-8-7-18-7-25 0 7 7 17 7 25 0zM108 32c6-7 16-8 23-2-6 8-16 9-23 2z',
    blooms:
      'M92 20c-5-6-4-13 1-18 5 5 5 12-1 18zM92 20c-8 0-13-5-13-12 7 0 13 4 13 12zM92 20c8 0 13-5 13-12-7 0-13 4-13 12zM92 20c-6 5-13 5-17 1 4-5 11-5 17-1zM92 20c6 5 13 5 17 1-4-5-11-5-17-1z',
  },
  vase: {
    stems: 'M80 76C80 60 79 44 74 26M80 76c2-14 8-26 20-36M79 76c-4-12-12-20-26-24M81 76c8-8 18-11 30-10',
    leaves:
      'M62 76h36c4 12 2 26-6 36H68c-8-10-10-24-6-36zM58 86h44M53 52c-9-6-19-4-25 4 9 5 19 4 25-4zM111 66c7-7 17-8 25-2-7 7-17 8-25 2z',
    blooms:
      'M74 26c-9-1-13-9-9-17 8 0 13 7 9 17zM74 26c3-9 11-12 18-8-1 8-9 12-18 8zM74 26c-8 3-15-1-16-9 8-2 15 2 16 9zM100 40c-3-8 1-16 9-17 3 7-1 14-9 17zM100 40c5-6 14-6 19 0-5 6-13 6-19 0z',
  },
  seedling: {
    stems: 'M80 100V62M40 100h80M52 108h56M64 115h32',
    leaves: 'M80 66c-4-20-20-30-40-28 2 20 18 30 40 28zM80 62c2-18 16-30 38-30 0 20-14 32-38 30z',
    blooms: 'M80 66c-10-8-20-15-30-20M80 62c8-9 17-16 28-22M122 20v.01M130 28v.01M36 26v.01',
  },
  wreath: {
    stems: 'M80 14a46 46 0 1 0 .01 0',
    leaves:
      'M54 24c-10-5-20-1-23 8 9 5 18 2 23-8zM36 50c-11 0-18 7-17 17 10 1 17-6 17-17zM40 82c-10 4-13 14-8 22 9-3 12-12 8-22zM106 24c10-5 20-1 23 8-9 5-18 2-23-8zM124 50c11 0 18 7 17 17-10 1-17-6-17-17zM120 82c10 4 13 14 8 22-9-3-12-12-8-22z',
    blooms: 'M80 106c-6-7-6-14 0-19 6 5 6 12 0 19zM80 106c-9 0-15-5-15-12 8 0 14 4 15 12zM80 106c9 0 15-5 15-12-8 0-14 4-15 12z',
  },
} as const satisfies Record<string, Drawing>;

export type BotanicalName = keyof typeof drawings;

/**
 * A botanical line drawing for an empty or a failed state.
 *
 * @example
 * <Botanical name="seedling" />
 */
export function Botanical({ name, width = 160 }: { name: BotanicalName; width?: number }) {
  const drawing = drawings[name];
  return (
    <svg
      className="bf-botanical"
      width={width}
      height={(width * 3) / 4}
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bf-botanical-stems" d={drawing.stems} />
      <path className="bf-botanical-leaves" d={drawing.leaves} />
      <path className="bf-botanical-blooms" d={drawing.blooms} />
    </svg>
  );
}
