import { ARRANGEMENTS, type Arrangement } from './arrangements';
import { colorsIn, flowersIn } from './flowers';
import { centsOf } from './words';

/** What somebody wants to have made, read out of one sentence. */
export interface Order {
  readonly items: readonly OrderItem[];
  readonly flowers: readonly string[];
  readonly colors: readonly string[];
  readonly budgetCents: number | null;
}

export interface OrderItem {
  readonly arrangement: Arrangement;
  readonly quantity: number;
  /** Flowers named right beside it; else those of the whole sentence count. */
  readonly flowers: readonly string[];
  readonly colors: readonly string[];
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
  /(\d[\d.,]*)\s*(?:\w+\s+)?budget\b/i,
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

/** Reads arrangements with their counts, flowers, colours and a budget. Number words must be digits already. */
export function readOrder(text: string): Order {
  const budget = budgetIn(text);
  // What is the budget is no count.
  const rest = budget ? text.replace(budget.text, ' '.repeat(budget.text.length)) : text;
  const places = placesIn(rest);
  const items = places.map((place, at): OrderItem => {
    const own = rest.slice(place.from, places[at + 1]?.from ?? rest.length);
    const before = rest.slice(places[at - 1]?.to ?? 0, place.from);
    return {
      arrangement: place.arrangement,
      quantity: countBefore(before),
      flowers: flowersIn(`${lastWords(before)} ${own}`),
      colors: colorsIn(`${lastWords(before)} ${own}`),
    };
  });
  return { items, flowers: flowersIn(rest), colors: colorsIn(rest), budgetCents: budget?.cents ?? null };
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
function countBefore(before: string): number {
  const found = /(\d{1,4})\s*(?:x\s*)?(?:[a-z'-]+\s+){0,4}$/i.exec(before);
  const count = Number(found?.[1] ?? 1);
  return count >= 1 && count <= 5_000 ? count : 1;
}

function lastWords(before: string): string {
  return (/(\d{1,4}\s+(?:[a-z'-]+\s+){0,4})$/i.exec(before)?.[1] ?? '').toString();
}
