const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Relative luminance of `#RRGGBB` as WCAG 2 defines it: 0 black, 1 white. */
function luminance(color: string): number {
  const [, ...parts] = HEX.exec(color) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well two colours are told apart, 1 … 21; text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a text is a colour as the product keeps them: `#2F4A3A`. */
export const isColor = (text: string | null | undefined): text is string => typeof text === 'string' && HEX.test(text);

/** Black or white, whichever is read better on a colour; one of them always is (≥ 4.58). */
export const readableOn = (color: string): string => (contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000');
