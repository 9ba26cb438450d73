import type { Ask } from './ask';
import { KIND_OF_EVENT } from './lexicon.data';

/** What is counted, added up or ranked. */
export type FigureOf = 'project' | 'client' | 'lead' | 'debt';
export type Measure = 'value' | 'guests' | 'owed' | 'day' | 'rows';
export type Reckoning = 'most' | 'least' | 'average' | 'sum' | 'count';

/** A question whose answer is a figure or a ranking, and no list. */
export interface FigureAsk {
  readonly of: FigureOf;
  readonly measure: Measure;
  readonly by: Reckoning;
  /** So many of a ranking. */
  readonly top: number;
}

const MOST =
  /\b(?:most|biggest|largest|highest|top|best[- ]paying|priciest|most expensive|most valuable|am meisten|meisten|grosste[nrs]?|hochste[nrs]?|teuerste[nrs]?|mas grandes?|mas altos?|mas car[oa]s?|mayor(?:es)?|mas)\b/;
const LEAST =
  /\b(?:least|smallest|lowest|cheapest|fewest|tiniest|am wenigsten|wenigsten|kleinste[nrs]?|niedrigste[nrs]?|gunstigste[nrs]?|mas pequen[oa]s?|menor(?:es)?|mas barat[oa]s?|menos)\b/;
const AVERAGE =
  /\b(?:average|mean|typical(?:ly)?|usual(?:ly)?|normally|ublich\w*|normalerweise|tipic[oa]|normalmente|on average|durchschnitt\w*|im schnitt|im mittel|promedio|de media|media)\b/;
const SUM = /\b(?:how much|how many|total|in total|altogether|sum|insgesamt|zusammen|summe|wie ?viele?|cuant[oa]s?|en total|suma)\b/;
const GUESTS = /\b(?:guests?|heads|pax|covers|headcount|gaste\w*|invitad[oa]s|people)\b/;
const OWED = /\b(?:owes?|owing|owed|outstanding|debts?|schuld\w*|offen\w*|deb(?:e|en|emos)|deud\w+|unpaid|unbezahlt\w*)\b/;
const CLIENT = /\b(?:clients?|customers?|couples?|kund\w+|clientes?|parejas?|who|wer|quien(?:es)?)\b/;
const CAME =
  /\b(?:came|come|got|get|get in|received?|arrived?|reached|had|have|new|in|reingekommen|gekommen|eingegangen|bekommen|kamen|hatten|llegaron|llegado|entraron|entrado|recibimos|recibido|tuvimos|nuevos?|nuevas?)\b/;
/** Words of such questions that narrow nothing. */
const SAID =
  /^(?:typically|usual|usually|normally|best|count|number|books?|across|overall|valu\w+|worth|size|sized|budget\w*|guests?|paying|pay|pays|far|ever|whole|list|rank\w*|top|biggest|largest|highest|smallest|lowest|cheapest|fewest|average|mean|most|least|meisten|wenigsten|schnitt|durchschnitt\w*|grosst\w*|hochst\w*|teuerst\w*|kleinst\w*|promedio|media|grandes?|altos?|car[oa]s?|mayor(?:es)?|menor(?:es)?|pequen[oa]s?|insgesamt|zusammen|total|llegaron|llegado|entraron|entrado|recibimos|recibido|tuvimos|reingekommen|gekommen|eingegangen|bekommen|kamen|hatten|received|arrived|expensive|valuable|priciest|tiniest|altogether|sum|headcount|owing|debts?|average|typical|client|customer|kunde|deal|deals|spend|spends|spending|spent|brought|brings?|bring|money|barat[oa]s?|expect\w*|coming|viene|welcher|welches)$/;

/**
 * Reads what is counted and ranked, from a question whose words are all understood. A name or a word that narrows it by something else makes
 * it none: a figure over the wrong rows is worse than no answer.
 *
 * @example figureOf(readAsk('which client owes us the most', { today })) // { of: 'debt', measure: 'owed', by: 'most', top: 1 }
 */
export function figureOf(ask: Ask): FigureAsk | undefined {
  const { text } = ask;
  const left = [...ask.names, ...ask.unheeded].filter((word) => !SAID.test(word) && !KIND_OF_EVENT.test(word));
  if (left.length > 0 || ask.pointsBack) return undefined;
  const by = MOST_ROWS.test(text) ? undefined : reckoningOf(text);
  if (by === undefined) return undefined;
  const top = topOf(ask);
  if (top === undefined) return undefined;
  const isRanked = by === 'most' || by === 'least';
  if (isRanked && OWED.test(text)) return { of: 'debt', measure: 'owed', by, top };
  if (ask.objects.includes('lead')) return ofLeads(ask, { by, top, isRanked });
  if (ask.objects.some((one) => OTHERS.has(one))) return undefined;
  // "How many guests" alone is of the project that is open, or of nobody.
  if (by === 'sum' && !ask.span && !ask.objects.includes('project') && !OF_ALL.test(text)) return undefined;
  const isOfProjects = ask.objects.includes('project') || (CLIENT.test(text) && isRanked);
  if (GUESTS.test(text) && by !== 'count' && (isOfProjects || by === 'sum' || by === 'average'))
    return { of: 'project', measure: 'guests', by, top };
  if (!isOfProjects || by === 'sum' || by === 'count') return undefined;
  return { of: 'project', measure: 'value', by, top };
}

const OF_ALL = /\b(?:total|altogether|overall|in all|across|insgesamt|zusammen|en total)\b/;
/** Whoever has the most of them is asked for, and not the most of one. */
const MOST_ROWS =
  /\b(?:most|meisten|mas|fewest|wenigsten|menos) (?:weddings|projects|events|jobs|bookings|leads|inquiries|enquiries|hochzeiten|projekte|anfragen|bodas|proyectos|eventos)\b/;
/** Things with figures of their own, which are answered elsewhere. */
const OTHERS = new Set<string>([
  'stock',
  'flower',
  'task',
  'meeting',
  'text',
  'mail',
  'partner',
  'profit',
  'refund',
  'request',
  'venue',
  'note',
  'contract',
  'questionnaire',
  'calendar',
]);

function reckoningOf(text: string): Reckoning | undefined {
  if (AVERAGE.test(text)) return 'average';
  if (LEAST.test(text)) return 'least';
  if (MOST.test(text)) return 'most';
  if (SUM.test(text) && GUESTS.test(text)) return 'sum';
  return /\b(?:how many|wie ?viele|cuant[oa]s|number of|anzahl)\b/.test(text) ? 'count' : undefined;
}

/** "Top 3"; a number that says anything else is not understood. */
function topOf({ text, numbers, amount }: Ask): number | undefined {
  const said =
    /\b(?:top|biggest|largest|smallest|highest) (\d{1,2})\b|\b(\d{1,2}) (?:biggest|largest|smallest|highest|top|best|grossten|kleinsten)\b/.exec(
      text,
    );
  if (said) return Number(said[1] ?? said[2]);
  if (amount) return undefined;
  return numbers ? undefined : 1;
}

function ofLeads(ask: Ask, { by, top, isRanked }: { by: Reckoning; top: number; isRanked: boolean }): FigureAsk | undefined {
  if (isRanked)
    return /\b(?:budget|value|worth|presupuesto|biggest|largest|grosst\w*)\b/.test(ask.text)
      ? { of: 'lead', measure: 'value', by, top }
      : undefined;
  return by === 'count' && ask.span && CAME.test(ask.text) ? { of: 'lead', measure: 'rows', by, top } : undefined;
}
