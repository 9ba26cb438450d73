/** A quantity in thousandths; undefined for what is none. @example readQuantity('2,5') // 2500 */
export function readQuantity(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,3})?$/.test(typed)) return undefined;
  const milli = Math.round(Number(typed) * 1_000);
  return milli <= 10_000_000 ? milli : undefined;
}

/** @example quantityText(2_500, 'nl-NL') // '2,5' */
export const quantityText = (milli: number, locale: string): string => figureText(milli / 1_000, locale);

/** A percentage in basis points, up to a hundred; undefined for what is none. @example readPercent('8.25') // 825 */
export function readPercent(text: string): number | undefined {
  const typed = text.replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return undefined;
  const bps = Math.round(Number(typed) * 100);
  return bps <= 10_000 ? bps : undefined;
}

/** @example percentText(825, 'en-US') // '8.25' */
export const percentText = (bps: number, locale: string): string => figureText(bps / 100, locale);

/** Without marks between thousands: it is typed over, and read again. */
const figureText = (figure: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false, numberingSystem: 'latn' }).format(figure);
