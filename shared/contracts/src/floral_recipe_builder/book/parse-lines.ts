/** What was typed or pasted for one line. */
export interface TypedLine {
  /** Thousandths. */
  readonly qty_milli: number;
  /** As typed, without the quantity. */
  readonly name: string;
}

/** ¼ and the like, as keyboards and spreadsheets write them. */
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 250, '½': 500, '¾': 750, '⅓': 333, '⅔': 667, '⅛': 125 };
const SEPARATOR = /[\n;]+|(?<!\d),|,(?!\d)|\s+(?:and|und|en|y|et)\s+(?=\d)/i;
/** 8, 2.5, 2,5, 1/4, ¼, 1½; before or after the name, with x or × between. */
const QUANTITY = String.raw`(\d+\s*\/\s*\d+|\d+(?:[.,]\d+)?\s*[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛])`;
const BEFORE = new RegExp(String.raw`^${QUANTITY}\s*(?:x|×|\*)?\s*(?:stems?|bunch(?:es)?|pcs?|pieces?)?\s*(?:of\s+)?(.+)$`, 'i');
const AFTER = new RegExp(String.raw`^(.+?)[\s:]+(?:x|×)?\s*${QUANTITY}\s*(?:stems?|pcs?)?$`, 'i');
const WHOLE = new RegExp(`^${QUANTITY}$`);
const MOST_LINES = 200;

/**
 * Lines of a recipe as people write them down: `8 quicksand, 6 playa blanca, ½ seeded eucalyptus`, one per line, or `Quicksand x 8`.
 * What has no quantity is one. At most 200 lines.
 *
 * @example
 * parseLines('8 quicksand, 5 juliet'); // [{ qty_milli: 8_000, name: 'quicksand' }, { qty_milli: 5_000, name: 'juliet' }]
 */
export function parseLines(text: string): TypedLine[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.replace(/^[\s•\-–*]+/, '').trim())
    .filter(Boolean)
    .slice(0, MOST_LINES)
    .map(lineOf);
}

/**
 * A quantity as people write it, in thousandths; undefined for what is none.
 *
 * @example parseQuantity('1½'); // 1_500
 */
export function parseQuantity(text: string): number | undefined {
  const written = text.trim();
  return WHOLE.test(written) ? milliOf(written) : undefined;
}

function lineOf(part: string): TypedLine {
  const before = BEFORE.exec(part);
  if (before) return { qty_milli: milliOf(before[1] ?? ''), name: (before[2] ?? '').trim() };
  const after = AFTER.exec(part);
  if (after) return { qty_milli: milliOf(after[2] ?? ''), name: (after[1] ?? '').replace(/[:\s]+$/, '') };
  return { qty_milli: 1_000, name: part };
}

function milliOf(text: string): number {
  const [, over, under] = /^(\d+)\s*\/\s*(\d+)$/.exec(text) ?? [];
  if (over && under) return Number(under) === 0 ? 0 : Math.round((Number(over) * 1_000) / Number(under));
  const fraction = FRACTIONS[text.slice(-1)] ?? 0;
  const whole = text
    .replace(/[¼½¾⅓⅔⅛]/g, '')
    .trim()
    .replace(',', '.');
  return Math.round(Number(whole || 0) * 1_000) + fraction;
}
