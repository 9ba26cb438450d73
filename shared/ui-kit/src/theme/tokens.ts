export type ThemeMode = 'dark' | 'light';

/** The category and status family. Status is never told by colour alone. */
export type Tone = 'iris' | 'eucalyptus' | 'blush' | 'marigold' | 'clay' | 'neutral';

interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly text: string;
  readonly textSoft: string;
  readonly textFaint: string;
  readonly hairline: string;
  readonly hairlineStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly focus: string;
  readonly iris: string;
  readonly eucalyptus: string;
  readonly blush: string;
  readonly marigold: string;
  readonly clay: string;
  readonly neutral: string;
  readonly shadow: string;
  readonly scrim: string;
}

/** Every colour of the product. `tokens.css` is written from this file. */
export const palettes: Readonly<Record<ThemeMode, Palette>> = {
  dark: {
    ground: '#161318',
    surface: '#1d1a20',
    raised: '#27232b',
    sunken: '#110f13',
    text: '#f1ede8',
    textSoft: '#aea8a8',
    textFaint: '#7f7a7d',
    hairline: '#302b34',
    hairlineStrong: '#453f4a',
    accent: '#6853e0',
    accentHover: '#7461e6',
    onAccent: '#ffffff',
    focus: '#a394ff',
    iris: '#b3a6ff',
    eucalyptus: '#93c6a8',
    blush: '#f0a9b5',
    marigold: '#e8b95f',
    clay: '#ef967a',
    neutral: '#aea8a8',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 45%)',
    scrim: 'rgb(10 8 12 / 62%)',
  },
  light: {
    ground: '#faf8f4',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f2efe9',
    text: '#221d26',
    textSoft: '#635d66',
    textFaint: '#8b858d',
    hairline: '#e7e2da',
    hairlineStrong: '#cfc8bd',
    accent: '#5b46d2',
    accentHover: '#4c38bd',
    onAccent: '#ffffff',
    focus: '#6a55e0',
    iris: '#5541c8',
    eucalyptus: '#2b6b4c',
    blush: '#a5385a',
    marigold: '#855600',
    clay: '#a8431f',
    neutral: '#635d66',
    shadow: '0 1px 2px rgb(52 40 30 / 8%), 0 12px 32px rgb(52 40 30 / 14%)',
    scrim: 'rgb(40 32 44 / 38%)',
  },
};

/** Type faces, with fallbacks of like proportions so that the page does not jump when they arrive. */
export const fonts = {
  work: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  title: "'Fraunces Variable', Fraunces, 'Iowan Old Style', Georgia, serif",
} as const;

export const radii = { control: 8, panel: 12 } as const;

/** The text of `tokens.css`: the palettes as custom properties, dark by default. */
export function tokensCss(): string {
  const root = [
    `  --bf-font: ${fonts.work};`,
    `  --bf-font-title: ${fonts.title};`,
    `  --bf-radius: ${radii.control}px;`,
    `  --bf-radius-panel: ${radii.panel}px;`,
    '  --bf-ease: cubic-bezier(0.2, 0.7, 0.2, 1);',
  ].join('\n');
  return (
    [
      '/* Written from theme/tokens.ts (tokens.test.ts). Change the colours there. */',
      `:root {\n${root}\n}`,
      `:root,\n[data-theme='dark'] {\n  color-scheme: dark;\n${properties('dark')}\n}`,
      `[data-theme='light'] {\n  color-scheme: light;\n${properties('light')}\n}`,
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n')
      // As the formatter writes them.
      .replaceAll("'", '"')
  );
}

function properties(mode: ThemeMode): string {
  return Object.entries(palettes[mode])
    .map(([name, value]) => `  --bf-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join('\n');
}
