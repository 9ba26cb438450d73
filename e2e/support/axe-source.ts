import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** The few colours of a page are read from their words for every element anew, which is a third of what a look of axe takes. */
function rememberColours(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'alpha' | 'b' | 'g' | 'r'>>();
  prototype.parseString = function remembered(text: string) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

/** What a page runs to have axe: its own source, with its memory for colours. */
export const axeSource = `${readFileSync(ofPlaywright.resolve('axe-core'), 'utf8')}\n;(${rememberColours.toString()})();`;
