import { ARRANGEMENTS, type Arrangement } from './arrangements';
import { colorsIn, flowersIn } from './flowers';
import { stemLines, stemsEach, type StemLine } from './stem-lines';
import { feesIn, priceBehind, type Fee } from './prices-named';
import { centsOf } from './words';

/** What somebody wants to have made, read out of one sentence. */
export interface Order {
  readonly items: readonly OrderItem[];
  readonly flowers: readonly string[];
  readonly colors: readonly string[];
  readonly budgetCents: number | null;
  /** What is charged besides the pieces, with a price that was named: delivery, set-up. */
  readonly fees: readonly Fee[];
  /** ISO 4217 code of a currency that was named. */
  readonly currency: string | null;
}

export interface OrderItem {
  readonly arrangement: Arrangement;
  readonly quantity: number;
  /** Flowers named right beside it; else those of the whole sentence count. */
  readonly flowers: readonly string[];
  readonly colors: readonly string[];
  /** Stems of one piece as they were named; empty where no flower was counted. */
  readonly stems: readonly StemLine[];
  /** The price of one piece, where one was named. */
  readonly unitCents: number | null;
}

interface Place {
  readonly arrangement: Arrangement;
  readonly from: number;
  readonly to: number;
}

/** People and pieces are counted, not paid. */
const COUNTED = '(?!\\d|[.,]\\d|\\s*(?:guests?|people|persons?|pax|stems?|tables?|heads?|bud|low|tall|white|cent))';
const MONEY = '(?:[$€£]|usd|eur|gbp)?\\s*(\\d[\\d.,]*)\\s*(?:[$€£]|dollars?|euros?|usd|eur|bucks|pounds?)?';
const BUDGETS = [
  new RegExp(`\\b(?:budget|spend|max(?:imum)?|total)\\b(?:\\s+(?:of|is|at|around|about|to))*[\\s:]*${MONEY}`, 'i'),
  new RegExp(`\\b(?:under|below|up to|within|for (?:about |around )?)\\s*(?:[$€£])\\s*(\\d[\\d.,]*)`, 'i'),
  /[$€£]\s*(\d[\d.,]*)/i,
  /(\d[\d.,]*)\s*(?:dollars?|euros?|bucks|pounds?|usd|eur)\b/i,
  new RegExp(`\\b(?:under|below|up to|within|no more than|not more than|not over|less than|at most)\\s*${MONEY}`, 'i'),
  new RegExp(`\\b(?:around|about|roughly|approximately|have|only|some)\\s*(\\d[\\d.,]*\\d{2})${COUNTED}`, 'i'),
  new RegExp(`\\bkeep (?:it|this|that|everything) (?:to|at|under|below|within) (?:about |around )?${MONEY}`, 'i'),
  /(\d[\d.,]*)\s*(?:\w+\s+)?budget\b/i,
  /(\d[\d.,]*)\s*(?:in )?(?:total|all in|altogether|max(?:imum)?|tops)\b/i,
  /^(\d[\d.,]*\d{3}) (?:for|budget)\b/i,
  // At the end, behind a comma, a price stands alone.
  /,\s*(\d{3,6}(?:[.,]\d{2})?)$/,
  // "For three thousand"; a year is no price.
  new RegExp(`\\bfor ((?!20\\d\\d\\b)\\d[\\d.,]*\\d{3})${COUNTED}`, 'i'),
];

export function budgetIn(text: string): { cents: number; text: string } | null {
  for (const pattern of BUDGETS) {
    const found = pattern.exec(text);
    const cents = found && centsOf(found[1] ?? '');
    if (found && cents) return { cents, text: found[0] };
  }
  return null;
}

const CURRENCIES: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['EUR', /€|\b(?:euros?|eur)\b/i],
  ['GBP', /£|\b(?:pounds?|gbp|quid)\b/i],
  ['USD', /\$|(?<!silver )\b(?:dollars?|usd|bucks)\b/i],
];
/** The price of one piece. */
export const EACH_PRICE =
  /\b(?:at|for|@) ?[$€£]? ?(\d[\d.,]*) ?(?:[$€£]|dollars?|euros?|bucks)? ?(?:each|apiece|a piece|per piece|per table|a table|a pop)\b/i;
/** "10 low and 10 tall centerpieces" */
const SHARED_NOUN = /\b(\d+) (low|tall|small|large) and (\d+) (low|tall|small|large) (?:cent(?:er|re) ?pieces?|arrangements?)\b/i;
/** What a correction adds to every piece, see follow-up.ts. */
export const TO_EACH = ' | each also ';

/** Reads arrangements with their counts, flowers, colours and a budget. Number words must be digits already. */
export function readOrder(text: string): Order {
  const [said = '', ...added] = text.split(TO_EACH.trim());
  const plain = said.replace(SHARED_NOUN, '$1 $2 arrangements and $3 $4 arrangements');
  const each = EACH_PRICE.exec(plain);
  const { fees, rest: unfeed } = feesIn(plain.replace(EACH_PRICE, blank));
  const unpriced = placesIn(unfeed).reduceRight(withoutPrice, unfeed);
  const budget = budgetIn(unpriced);
  // What is the budget is no count.
  const rest = budget ? unpriced.replace(budget.text, blank) : unpriced;
  const places = placesIn(rest).filter((place, _at, all) => !isTitle(rest, place, all));
  const items = places.map(
    (place, at): OrderItem =>
      itemAt(rest, { places, place, at, added, unitCents: priceBehind(unfeed, place.to)?.cents ?? (each ? centsOf(each[1] ?? '') : null) }),
  );
  return {
    items,
    flowers: flowersIn(rest),
    colors: colorsIn(rest),
    budgetCents: budget?.cents ?? null,
    fees,
    currency: CURRENCIES.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
  };
}

const blank = (text: string): string => ' '.repeat(text.length);

/** What one piece costs is neither a budget nor a count. */
function withoutPrice(text: string, { to }: Place): string {
  const price = priceBehind(text, to);
  return price ? text.slice(0, to) + blank(price.text) + text.slice(to + price.text.length) : text;
}

/** “Wreath recipe for the workshop, 24 wreaths …”: what the draft is called, and no piece more. */
function isTitle(text: string, place: Place, all: readonly Place[]): boolean {
  const before = text.slice(0, place.from);
  return (
    countBefore(before) === undefined &&
    /^\s*(?:recipes?|proposal|quote|order|rezept\w*|receta)\b/i.test(text.slice(place.to)) &&
    all.some((other) => other !== place && other.arrangement === place.arrangement)
  );
}

function itemAt(
  rest: string,
  {
    places,
    place,
    at,
    added,
    unitCents,
  }: { places: readonly Place[]; place: Place; at: number; added: readonly string[]; unitCents: number | null },
): OrderItem {
  const before = rest.slice(places[at - 1]?.to ?? 0, place.from);
  const quantity = countBefore(before) ?? countAfter(rest.slice(place.to)) ?? (places.length === 1 ? countOfThem(rest) : undefined);
  const next = places[at + 1];
  // The count before the next piece is its own.
  const own = rest.slice(place.to, next ? next.from - lastWords(rest.slice(place.to, next.from)).length : rest.length);
  const ahead = at === 0 && places.length === 1 ? before.slice(0, before.length - lastWords(before).length) : '';
  const counted = stemLines([ahead, own.replace(AFTER, ' '), ...added].join(' , '));
  return {
    arrangement: place.arrangement,
    quantity: quantity ?? 1,
    flowers: flowersIn(`${lastWords(before)} ${own}`),
    colors: colorsIn(`${lastWords(before)} ${own}`),
    stems: counted.some(({ count }) => count !== null) ? counted : stemsEach(rest),
    unitCents,
  };
}

/** Every arrangement once, where it stands; what a more special name has taken is not taken again. */
function placesIn(text: string): Place[] {
  const places: Place[] = [];
  let rest = text;
  for (const arrangement of ARRANGEMENTS) {
    for (let hit = arrangement.pattern.exec(rest); hit; hit = arrangement.pattern.exec(rest)) {
      places.push({ arrangement, from: hit.index, to: hit.index + hit[0].length });
      rest = rest.slice(0, hit.index) + '#'.repeat(hit[0].length) + rest.slice(hit.index + hit[0].length);
    }
  }
  return places.sort((a, b) => a.from - b.from);
}

/** "12 low white" → 12; a year or a price is no count. */
function countBefore(before: string): number | undefined {
  const found = /(\d{1,4})\s*(?:[x×]\s*)?(?:[a-z'-]+\s+){0,4}$/i.exec(before);
  const count = Number(found?.[1]);
  return count >= 1 && count <= 5_000 ? count : undefined;
}

const AFTER = /^\s*(?:[x×]\s?(\d{1,4})\b|\((\d{1,4})\)|[x×]?(\d{1,4})\s?[x×](?=\W|$))/i;
/** "boutonnieres x8" */
function countAfter(after: string): number | undefined {
  const found = AFTER.exec(after);
  const count = Number(found?.[1] ?? found?.[2] ?? found?.[3]);
  return count >= 1 ? count : undefined;
}

/** "…, six of them": so many of the one piece there is; "7 of them each" are stems. */
function countOfThem(text: string): number | undefined {
  const count = Number(/\b(\d{1,4}) of (?:them|those|these)\b(?= *(?:$|[,.;!?]|please|for\b|and\b))/i.exec(text)?.[1] ?? 0);
  return count >= 1 ? count : undefined;
}

/** The words before a piece that say how many of it and what of. */
function lastWords(before: string): string {
  return (/(\d{1,4}\s+(?:[a-z'-]+\s+){0,4})$/i.exec(before)?.[1] ?? '').toString();
}
