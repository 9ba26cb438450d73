const known = new Map<string, number>();

/**
 * How many digits the minor unit of a currency has: 2 for USD, 0 for JPY, 3 for KWD (ISO 4217, as the runtime knows it).
 *
 * @throws RangeError for what is no currency code
 * @example minorDigits('JPY'); // 0
 */
export function minorDigits(currency: string): number {
  const found =
    known.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, found);
  return found;
}
