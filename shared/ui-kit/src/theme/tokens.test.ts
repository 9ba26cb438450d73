import { antdTokens } from './antd-tokens';
import { palettes, tokensCss, type ThemeMode } from './tokens';

// Typed by hand: the types of Node would leak into the whole browser program.
const disk = jest.requireActual<{ readFileSync(file: string, encoding: 'utf8'): string; writeFileSync(file: string, text: string): void }>(
  'node:fs',
);
const { cwd, env } = jest.requireActual<{ cwd(): string; env: Record<string, string | undefined> }>('node:process');

const file = `${cwd()}/shared/ui-kit/src/styles/tokens.css`;
const AA = 4.5;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('design tokens', () => {
  it('tokens.css says what tokens.ts says (UPDATE_TOKENS=1 writes it)', () => {
    if (env['UPDATE_TOKENS']) disk.writeFileSync(file, tokensCss());
    expect(disk.readFileSync(file, 'utf8')).toBe(tokensCss());
  });

  const inks = ['text', 'textSoft', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay', 'neutral'] as const;
  const grounds = ['ground', 'surface', 'raised', 'sunken'] as const;
  const pairs = (['dark', 'light'] as ThemeMode[]).flatMap((mode) =>
    inks.flatMap((ink) => grounds.map((ground) => ({ mode, ink, ground }))),
  );

  it.each(pairs)('$ink on $ground is readable in $mode (AA)', ({ mode, ink, ground }) => {
    expect(contrast(palettes[mode][ink], palettes[mode][ground])).toBeGreaterThanOrEqual(AA);
  });

  it.each(['dark', 'light'] as ThemeMode[])('the text of a primary button is readable in %s (AA)', (mode) => {
    const { accent, accentHover, onAccent } = palettes[mode];
    expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(AA);
    expect(contrast(accentHover, onAccent)).toBeGreaterThanOrEqual(AA);
  });

  it('gives antd no motion when somebody has asked for less', () => {
    expect(antdTokens('dark').token?.motion).toBe(true);
    expect(antdTokens('dark', { motion: false }).token?.motion).toBe(false);
  });

  it('makes no transition of every change when somebody has asked for less motion: what is measured right after it would be the value before', () => {
    const base = disk.readFileSync(`${cwd()}/shared/ui-kit/src/styles/base.css`, 'utf8');
    expect(base).toMatch(/transition-duration: 0s !important/);
  });
});
