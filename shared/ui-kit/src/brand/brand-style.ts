import { contrast, isColor, readableOn } from '@butterfly/contracts/colors';
import type { CSSProperties } from 'react';

/** The ground of each theme on which a line is hardest to see. */
const GROUNDS = { paper: ['#f2efe9', '#000000'], night: ['#27232b', '#ffffff'] } as const;

/**
 * The colour of a business for the pages of its clients, on an element of the class `bf-branded`: `--bf-brand` to fill with, `--bf-on-brand` for
 * what is written on it, `--bf-brand-line` for lines and marks, seen on the page however pale or dark the colour is. Without a colour that of
 * the product.
 *
 * @example
 * <div className="bf-branded" style={brandStyle(page.brand)}>
 */
export function brandStyle(brand: string | null): CSSProperties {
  if (!isColor(brand)) return {};
  return {
    '--bf-brand': brand,
    '--bf-on-brand': readableOn(brand),
    '--bf-brand-paper': seenOn(brand, ...GROUNDS.paper),
    '--bf-brand-night': seenOn(brand, ...GROUNDS.night),
  } as CSSProperties;
}

/** The colour, or as much nearer to black or white as the ground asks for. */
function seenOn(brand: string, ground: string, towards: string): string {
  for (let part = 0; part < 10; part += 1) {
    const mixed = mix(brand, towards, part / 10);
    if (contrast(mixed, ground) >= 4.5) return mixed;
  }
  return towards;
}

function mix(one: string, other: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
