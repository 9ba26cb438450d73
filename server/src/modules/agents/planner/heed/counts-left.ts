import { digits, tidy } from '../words';
import type { Heard } from './unheeded';

/** Before a time it is no hesitation. */
const GERMAN_AT = /\bum (?=\d)/gi;
const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g;

/**
 * The counts of a sentence that its answer has nowhere; those of a time are none.
 *
 * @example countsLeft({ said: '12 bouquets with 5 roses', time: undefined, told: '12 bouquets' }) // ['5']
 */
export function countsLeft({ said, time, told }: Heard): readonly string[] {
  const timeless = digits(tidy(said.replace(GERMAN_AT, 'at ')))
    .replace(time ?? '\u0000', ' ')
    .replace(THOUSANDS, '$1');
  const plain = told.replace(THOUSANDS, '$1');
  const known = new Set(plain.match(/\d+/g) ?? []);
  const cents = new Set([...plain.matchAll(/_cents"?:\s*(\d+)/g)].map(([, amount]) => amount));
  const counts =
    timeless.match(
      /(?<![\d.:/\p{L}-]|\b(?:at|after|before|by|around|about|um|gegen|nach|vor|las|out of) )\d+(?![\d:/]|[.,]\d|(?:st|nd|rd|th)\b| ?(?:am|pm|uhr|o'clock)\b)/gu,
    ) ?? [];
  // Amounts are kept in cents, and “6 to 8k” are thousands both; one of a thing is told without its count.
  const isTold = (count: string): boolean =>
    known.has(count) || known.has(`${count}000`) || ['00', '00000'].some((zeros) => cents.has(`${count}${zeros}`));
  return [...new Set(counts)].filter((count) => count !== '1' && !isTold(count));
}
