import { digits, tidy } from '../words';
import type { Heard } from './unheeded';

const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g;

/**
 * The counts of a sentence that its answer has nowhere; those of a time are none.
 *
 * @example countsLeft({ said: '12 bouquets with 5 roses', time: undefined, told: '12 bouquets' }) // ['5']
 */
export function countsLeft({ said, time, told }: Heard): readonly string[] {
  const timeless = digits(tidy(said))
    .replace(time ?? '\u0000', ' ')
    .replace(THOUSANDS, '$1');
  const known = new Set(told.replace(THOUSANDS, '$1').match(/\d+/g) ?? []);
  const counts = timeless.match(/(?<![\d.:/\p{L}-]|\b(?:at|after|before|by|around|about|um|gegen|nach|vor|las|out of) )\d+(?![\d:/]|[.,]\d|(?:st|nd|rd|th)\b| ?(?:am|pm|uhr|o'clock)\b)/gu) ?? [];
  // Amounts are kept in cents.
  return [...new Set(counts)].filter((count) => !known.has(count) && !known.has(`${count}00`));
}
