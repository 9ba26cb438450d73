/**
 * Small line pictures on a 48 px grid for the cards of a toolbar. Two strokes: `line` in the text colour, `accent` in the
 * category colour.
 */
const pictures = {
  path: { line: 'M8 38c10 0 8-10 16-10s6-10 16-10', accent: 'M8 38v-8M24 28v-9M40 18V9M40 9l5 2.5-5 2.5M6 30h4M22 19h4' },
  collage: {
    line: 'M7 9h15v20H7zM26 9h15v12H26zM26 25h15v15H26zM7 33h15v7H7z',
    accent: 'M10 25l4-5 3 3 2-2 3 3M33.5 29c3 2 3 5 0 7-3-2-3-5 0-7zM33.5 36v2',
  },
  scroll: {
    line: 'M13 7h19a4 4 0 0 1 4 4v27a4 4 0 0 1-4 4H14a5 5 0 0 1-5-5v-3h20v4a4 4 0 0 0 4 4M13 7a4 4 0 0 0-4 4v23',
    accent: 'M17 15h12M17 20h12M17 25h7',
  },
  bouquet: {
    line: 'M15 27l7 14h4l7-14M19 27l3.5 9M29 27l-3.5 9M13 27h22',
    accent:
      'M24 9a4.5 4.5 0 1 0 .01 0M14.5 14a4 4 0 1 0 .01 0M33.5 14a4 4 0 1 0 .01 0M24 18v9M16 22l2 5M32 22l-2 5M24 12.5v.01M14.5 18v.01M33.5 18v.01',
  },
  letters: { line: 'M6 13h28v20H6zM6 15l14 10 14-10', accent: 'M38 17h4v22H16v-2M11 29l4-4M29 29l-4-4' },
  doorway: {
    line: 'M12 42V19a12 12 0 0 1 24 0v23M8 42h32M18 42V19.5a6 6 0 0 1 12 0V42',
    accent: 'M27 30v.01M24 7V4M12 12l-2-2.5M36 12l2-2.5',
  },
  quill: { line: 'M9 41h22M13 41L31 15', accent: 'M16 34c-2-12 8-25 24-28-1 15-9 26-22 27M24 26h8M28 19h8' },
  coins: {
    line: 'M18 9c-6 0-11 2-11 5s5 5 11 5 11-2 11-5-5-5-11-5zM7 14v8c0 3 5 5 11 5M7 22v8c0 3 5 5 11 5M29 14v5',
    accent:
      'M31 22c-6 0-10 2-10 4.5S25 31 31 31s10-2 10-4.5-4-4.5-10-4.5zM21 26.5v10c0 2.5 4 4.5 10 4.5s10-2 10-4.5v-10M21 31.5c0 2.5 4 4.5 10 4.5s10-2 10-4.5',
  },
  checklist: {
    line: 'M11 8h26v33H11zM18 8V5h12v3',
    accent: 'M16 18l2.5 2.5L22 16M16 26l2.5 2.5L22 24M16 34l2.5 2.5L22 32M26 19h6M26 27h6M26 35h6',
  },
  crates: {
    line: 'M7 23h15v16H7zM26 23h15v16H26zM7 28h15M26 28h15M16.5 7h15v16h-15zM16.5 12h15',
    accent: 'M24 18c-3-2-3-4 0-6 3 2 3 4 0 6zM13 33h3M32 33h3',
  },
  dispatch: { line: 'M5 25L42 8l-9 32-11-11zM22 29L42 8M22 29v9l5-5', accent: 'M5 34h8M9 40h9M4 16h9' },
  leaf: { line: 'M10 40C8 22 18 9 40 8c1 20-10 31-27 27', accent: 'M10 40c4-9 11-15 20-20M20 29v-9M25 25h9' },
} as const;

export type IllustrationName = keyof typeof pictures;

/** The picture a manifest names, or a leaf for a name that is not drawn. */
export function illustrationNamed(name: string): IllustrationName {
  return Object.hasOwn(pictures, name) ? (name as IllustrationName) : 'leaf';
}

/**
 * A small line picture; always decoration beside a label.
 *
 * @example
 * <Illustration name="bouquet" />
 */
export function Illustration({ name, size = 40 }: { name: IllustrationName; size?: number }) {
  return (
    <svg
      className="bf-illustration"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bf-illustration-line" d={pictures[name].line} />
      <path className="bf-illustration-accent" d={pictures[name].accent} />
    </svg>
  );
}
