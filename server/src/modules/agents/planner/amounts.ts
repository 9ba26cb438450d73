import { centsOf } from './words';

/** A bound of money a list shall have. */
export interface AmountBound {
  /** "over 5,000" */
  readonly says: string;
  holds(cents: number): boolean;
}

const OVER =
  /\b(?:over|above|more than|at least|bigger than|larger than|upwards of|north of) [$€£]? ?(?<sum>\d[\d.,]*\d|\d{3,})(?! ?(?:guests?|people|days?|weeks?|stems?|hours?))/i;
const UNDER =
  /\b(?:under|below|less than|at most|up to|smaller than|no more than) [$€£]? ?(?<sum>\d[\d.,]*\d|\d{3,})(?! ?(?:guests?|people|days?|weeks?|stems?|hours?))/i;

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
