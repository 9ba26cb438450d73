const FRACTIONS: Readonly<Record<number, string>> = { 250: '¼', 500: '½', 750: '¾', 333: '⅓', 667: '⅔', 125: '⅛' };

/** Thousandths as a florist writes them. @example quantityText(1_250); // '1¼' */
export function quantityText(milli: number): string {
  const [whole, rest] = [Math.floor(milli / 1_000), milli % 1_000];
  if (rest === 0) return String(whole);
  const fraction = FRACTIONS[rest];
  if (fraction) return whole === 0 ? fraction : `${whole}${fraction}`;
  return String(milli / 1_000);
}

/** One more or less; below one, a quarter. Never less than nothing. */
export function stepped(milli: number, direction: -1 | 1): number {
  const step = milli < 1_000 ? 250 : 1_000;
  return Math.max(0, milli + direction * step);
}
