import { centsOf } from './words';

/** Something that is charged besides the pieces. */
export interface Fee {
  readonly name: string;
  readonly cents: number;
}

const SUM = '[$€£]? ?(?<sum>\\d[\\d.,]*\\d|\\d)(?: ?[$€£]| dollars?| euros?| bucks)?';
const END = '(?=\\s*(?:$|,(?!\\d)|;|[.!?](?!\\d)|\\band\\b|\\bplus\\b|\\beach\\b|\\bapiece\\b))';
/** Behind a piece: “at 140”, “for 120”, or a sum alone of at least two digits. */
const BEHIND = new RegExp(
  `^s?(?: ?(?<how>at|@|for|à|zu|a|por)) ${SUM}${END}|^s? ?[-–:]? ?[$€£]? ?(?<alone>\\d{2,5}(?:[.,]\\d{2})?)${END}`,
  'iu',
);
const FEE = new RegExp(
  `(?:(?:and|plus),? )?(?<name>delivery|set-?up|installation|tear-?down|strike|breakdown|transport|travel|service)(?: fees?| charges?| costs?)?(?: ?(?:at|for|of|:|is))? ${SUM}${END}`,
  'giu',
);

/** A sum behind “for” is that of everything, but where another piece has a price of its own. */
const OTHERS_PRICED = /(?: at|@) ?[$€£]? ?\d/;

/** What one piece costs, named right behind it: “13 low centerpieces at 140”. Undefined: another thing stands there. */
export function priceBehind(text: string, at: number): { readonly cents: number; readonly text: string } | undefined {
  const found = BEHIND.exec(text.slice(at));
  if (found?.groups?.['how']?.toLowerCase() === 'for' && !OTHERS_PRICED.test(text)) return undefined;
  const cents = found && centsOf(found.groups?.['sum'] ?? found.groups?.['alone'] ?? '');
  return found && cents ? { cents, text: found[0] } : undefined;
}

/** “Delivery 250”: what is charged besides the pieces, and the sentence without it. */
export function feesIn(text: string): { readonly fees: readonly Fee[]; readonly rest: string } {
  const fees: Fee[] = [];
  const rest = text.replace(FEE, (whole: string, ...found) => {
    const { name = '', sum = '' } = (found.at(-1) ?? {}) as { name?: string; sum?: string };
    const cents = centsOf(sum);
    if (!cents) return whole;
    fees.push({ name: `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`, cents });
    return ' '.repeat(whole.length);
  });
  return { fees, rest };
}
