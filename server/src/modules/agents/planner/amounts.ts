import { centsOf } from './words';

/** A bound of money a list shall have. */
export interface AmountBound {
  /** "over 5,000" */
  readonly says: string;
  holds(cents: number): boolean;
}

const OVER =
  /\b(?:over|above|more than|at least|bigger than|larger than|upwards of|north of) [$€£]? ?(?<sum>\d[\d.,]*\d(?!\d)|\d{3,}(?!\d))(?! ?(?:guests?|people|days?|weeks?|stems?|hours?))/i;
const UNDER =
  /\b(?:under|below|less than|at most|up to|smaller than|no more than) [$€£]? ?(?<sum>\d[\d.,]*\d(?!\d)|\d{3,}(?!\d))(?! ?(?:guests?|people|days?|weeks?|stems?|hours?))/i;

/** "Leads over 5000", "weddings under 8k": number words must be digits already. */
export function amountIn(text: string): AmountBound | undefined {
  for (const [pattern, holds] of [
    [OVER, (cents: number, bound: number) => cents >= bound],
    [UNDER, (cents: number, bound: number) => cents <= bound],
  ] as const) {
    const found = pattern.exec(text);
    const bound = centsOf(found?.groups?.['sum'] ?? '');
    if (found && bound) return { says: found[0].toLowerCase(), holds: (cents) => holds(cents, bound) };
  }
  return undefined;
}

const MORE_GUESTS = /\b(?:over|above|more than|at least) (?<count>\d{1,5}) (?:guests?|people|persons|heads|pax)\b/i;
const LESS_GUESTS = /\b(?:under|below|less than|fewer than|at most|up to) (?<count>\d{1,5}) (?:guests?|people|persons|heads|pax)\b/i;

/** A bound of how many come. */
export interface GuestBound {
  /** "more than 120 guests" */
  readonly says: string;
  holds(guests: number): boolean;
}

/** "Weddings with more than 120 guests": how many are not noted is never within it. */
export function guestsIn(text: string): GuestBound | undefined {
  const [more, less] = [MORE_GUESTS.exec(text), LESS_GUESTS.exec(text)];
  const found = more ?? less;
  const bound = Number(found?.groups?.['count'] ?? 0);
  if (!found || bound === 0) return undefined;
  const orEqual = /at least|at most|up to/i.test(found[0]);
  const holds = (guests: number): boolean => (more ? guests > bound : guests < bound) || (orEqual && guests === bound);
  return { says: found[0].toLowerCase(), holds };
}
