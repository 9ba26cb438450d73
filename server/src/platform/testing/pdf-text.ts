import { inflateSync } from 'node:zlib';

/**
 * What a PDF says, as far as this suite writes them: the texts of its pages, decoded with each of its fonts in turn, one a line. Words in a font
 * stand whole in its line, among letters of the others that mean nothing there.
 */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const fonts = streams.filter((text) => text.includes('beginbfrange') || text.includes('beginbfchar')).map(lettersOf);
  const shown = streams.flatMap((text) => [...text.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = '']) => codesOf(run)));
  return fonts.map((letters) => shown.flatMap((codes) => codes.map((code) => letters.get(code) ?? '')).join('')).join('\n');
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    if (text.slice(index - 3, index) === 'end') return [];
    try {
      return [inflateSync(pdf.subarray(index + length, text.indexOf('endstream', index))).toString('latin1')];
    } catch {
      // A picture, or something else that is not deflated.
      return [];
    }
  });
}

/** The codes of glyphs in the strings of one run; what moves them closer together is left out. */
const codesOf = (run: string): number[] =>
  [...run.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

/** Which letters the codes of a font stand for. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, hex = ''], nth) => letters.set(Number.parseInt(from, 16) + nth, unicode(hex)));
  return letters;
}

const unicode = (hex: string): string => (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
