import { ARRANGEMENTS } from './arrangements';
import { FLOWER_FACTS } from './flower-catalogue.data';
import { factsIn } from './flower-facts';
import { colorsIn, flowersIn } from './flowers';

/** So many stems of a flower in one piece; null: it is named without a count. */
export interface StemLine {
  readonly name: string;
  readonly count: number | null;
}

const UNIT = '(?:(?:stems?|sprigs?|strings?|stalks?|vines?|branch(?:es)?|blooms?|heads?|pieces?|bits?) (?:of )?)?';
/** A count, and the words after it up to the next count, comma or word that begins something else. */
const WORD = "(?!(?:and|with|each|per|for|in|on|at|to|or|plus|but|budget|total|every|w|by|from|the)\\b)[\\p{L}][\\p{L}'’-]*";
const COUNTED = new RegExp(`(?<![\\w$€£.,])(\\d{1,4}) ?(?:[x×] )?${UNIT}(${WORD}(?: ${WORD}){0,3})`, 'giu');
/** Counted in the same sentence, but no flowers. */
const NO_FLOWER =
  /^(?:x\b|of (?:them|those|these)\b|guests?|people|persons?|pax|tables?|dollars?|euros?|bucks|usd|eur|pounds?|grand|stems?\b|flowers?\b|days?|weeks?|months?|hours?|hrs?|minutes?|mins?|years?|%|percent|vases?|candles?|ft\b|feet\b|foot\b|cm\b|inch(?:es)?\b|girls?|guys|boys|ladies|men|women|kids|groomsm[ae]n|bridesmaids?|ushers|pm|am|o'clock|(?:low|tall|small|large|big) (?:and|or)?\s*$)/i;

const pieceIn = (text: string): boolean => ARRANGEMENTS.some(({ pattern }) => pattern.test(text));

/** How a flower is called in a draft: by its variety where that is known, else as it was said. */
export function flowerName(said: string): string {
  const plain = said.replace(/[\s.,;:]+$/, '').trim();
  const [known] = factsIn(plain).sort((a, b) => FLOWER_FACTS.indexOf(a) - FLOWER_FACTS.indexOf(b));
  if (!known) return flowersIn(plain)[0] ?? plain.toLowerCase();
  const colors = colorsIn(plain).filter((color) => !known.name.toLowerCase().includes(color));
  return [...colors, known.name].join(' ');
}

/** "7 playa blanca 3 white o'hara and 5 ruscus", in the order they stand. */
export function stemLines(text: string): StemLine[] {
  const lines: StemLine[] = [];
  let rest = text.replace(
    /\b(?:a|an|one) (?=(?:sprig|stem|branch|bloom|head|yard|meter|metre|string|length|strip|bit|little bit|piece) of\b)/gi,
    '1 ',
  );
  for (const [whole, count = '', said = ''] of rest.matchAll(COUNTED)) {
    if (NO_FLOWER.test(said) || pieceIn(said)) continue;
    lines.push({ name: flowerName(said), count: Number(count) });
    rest = rest.replace(whole, ' , ');
  }
  const named = flowersIn(rest)
    .filter((name) => !lines.some((line) => line.name.includes(name)))
    .map((name) => ({ name, count: null }));
  return [...lines, ...named];
}

const STEMS_FIRST = /^(?<stems>\d.+?) (?:for|in|into) (?:the|an?|our|her|his|my|1) (?<piece>[^,\d]+)$/i;

/** "15 quicksand, 6 juliet for the bridal bouquet" is one bridal bouquet with them, not six. */
export function pieceFirst(text: string): string {
  const { stems = '', piece = '' } = STEMS_FIRST.exec(text)?.groups ?? {};
  return pieceIn(piece) && !pieceIn(stems) && countsFlowers(stems) ? `1 ${piece} with ${stems}` : text;
}

const FOR_PEOPLE =
  /\b(?<count>\d{1,3}) (?:people|guests|participants|attendees|persons)\b.*?\b(?:every|each) (?<piece>[a-z]+) (?:gets|has|needs|takes|with) (?<stems>\d.+?)(?=\s*-|,? and (?:tell|let|show)\b|[.?!]|$)/i;

/** “A workshop for 14 people, every wreath gets 10 cedar” is 14 wreaths with 10 cedar each. */
export function forPeople(text: string): string {
  const { count = '', piece = '', stems = '' } = FOR_PEOPLE.exec(text)?.groups ?? {};
  return stems !== '' && pieceIn(piece) ? `${count} ${piece}s with ${stems.replace(/(\d) (?:stems? )?of /gi, '$1 ')}` : text;
}

const TIMES = /^(?<order>.+?),? (?:times|x|×|mal|por) ?(?<count>\d{1,3})$/i;

/** “A low centerpiece, 5 roses and 3 dusty miller, times 10” is ten of them. */
export function timesMany(text: string): string {
  const { order = '', count = '' } = TIMES.exec(text)?.groups ?? {};
  const piece = nameIn(order);
  if (piece === undefined || !countsFlowers(order)) return text;
  const alone = new RegExp(`\\b(?:an?|the|1) (?=(?:[\\p{L}-]+ )?${piece}\\b)`, 'iu');
  return alone.test(order) ? order.replace(alone, `${count} `) : text;
}

const WEARERS =
  '(?:girls|guys|boys|ladies|men|women|kids|groomsmen|bridesmaids|ushers|mothers|moms|dads|fathers|grandmothers|maids|attendants|of them|people|guests)';
const EACH_OF_THEM = new RegExp(
  `^(?<before>.*?)(?:,| -| for)? (?:the )?(?<count>\\d{1,3}) ${WEARERS},?(?: each)?(?: (?:gets?|with|wants?|having))?:? (?<stems>\\d.+)$`,
  'i',
);

/** “Corsages for the court, 14 girls, 2 spray roses each” is 14 corsages with 2 spray roses each. */
export function forWearers(text: string): string {
  const { before = '', count = '', stems = '' } = EACH_OF_THEM.exec(text)?.groups ?? {};
  const piece = nameIn(before);
  return piece !== undefined && !/\d/.test(before) && countsFlowers(stems) ? `${count} ${piece} with ${stems}` : text;
}

const ONE_PIECE =
  /^(?:(?:please|and|also) )*(?:add|put in|put together|start|work out|do|make|prepare) (?:me |us )?(?:an?|one|another|1) (?<piece>[^\d,:;.]+?)(?:[,:;.-]? (?:with )?)(?<stems>\d.+)$/i;

/** “Add a flower crown for the flower girl 5 majolika 4 waxflower” is one flower crown with them. */
export function onePiece(text: string): string {
  const { piece: said = '', stems = '' } = ONE_PIECE.exec(text)?.groups ?? {};
  const piece = nameIn(said);
  return piece !== undefined && !pieceIn(stems) && countsFlowers(stems) && countsSeveral(stems) ? `1 ${piece} with ${stems}` : text;
}

const VAGUE =
  /^(?:for (?:the |our )?(?<place>[a-z' ]+?),? (?:they|she|he|we|i) (?:want|need|would like|like)s? )?(?<count>\d{1,3}|an?|another) (?:more |(?:big|large|huge|small|low|tall|nice|loose|matching) )*(?:things?|ones?|somethings?|pieces?|more)\b(?<where>[^:\d]*?)(?:[:,]| with|, with)+ (?<stems>\d.+)$/i;

/** “2 big things for either side of the stage: 10 stock, 8 snapdragon in each” are two arrangements with them. */
export function vaguePiece(text: string): string {
  const { place = '', count = '', where = '', stems = '' } = VAGUE.exec(text)?.groups ?? {};
  if (stems === '' || pieceIn(stems) || pieceIn(where) || !countsSeveral(stems)) return text;
  const kind = /\bbar\b/i.test(`${place} ${where}`) ? 'bar arrangements' : 'arrangements';
  return `${/^\d/.test(count) ? count : '1'} ${kind} with ${stems.replace(/,? (?:in |on )?(?:each|every one)\b/i, '')}`;
}

const nameIn = (text: string): string | undefined =>
  ARRANGEMENTS.map(({ pattern }) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

/** At least two of the counted things are flowers by their names. */
export const countsSeveral = (text: string): boolean =>
  stemLines(text).filter(({ name, count }) => count !== null && (factsIn(name).length > 0 || flowersIn(name).length > 0)).length > 1;

const COUNT_ASKED =
  /^how many (?<flower>[a-z' -]+?)(?: (?:do|will|should) (?:i|we) (?:need|order|buy))? for (?<count>\d{1,4}) (?<piece>[a-z -]+?),? (?:at|with|of) (?<each>\d{1,3})(?: stems)? (?:each|apiece|per (?:piece|table))$/i;

/** "How many peonies for 20 centerpieces at 7 each" is an order of 20 with 7 peonies each; the 7 are no price. */
export function orderAsked(text: string): string {
  const { flower = '', count = '', piece = '', each = '' } = COUNT_ASKED.exec(text.replace(/[?.!]+$/, ''))?.groups ?? {};
  const isAsked = pieceIn(piece) && (flowersIn(flower).length > 0 || factsIn(flower).length > 0);
  return isAsked ? `${count} ${piece} with ${each} ${flower} each` : text;
}

/** At least one of the counted things is a flower by its name. */
export function countsFlowers(text: string): boolean {
  return stemLines(text).some(({ name, count }) => count !== null && (factsIn(name).length > 0 || flowersIn(name).length > 0));
}

/** "14 centerpieces with 9 each", "7 stems per piece" */
export const STEMS_EACH =
  /\b(\d{1,3})(?: of (?:them|those))?(?: (?:stems|flowers|blooms))? (?:each|apiece|per (?:piece|table|bouquet|centerpiece)|in each)\b/i;

/** A number of stems without a flower: of the one that is named, or of one to be chosen. */
export function stemsEach(text: string): StemLine[] {
  const count = STEMS_EACH.exec(text)?.[1];
  const [only, ...others] = flowersIn(text);
  return count === undefined || others.length > 0 ? [] : [{ name: only ?? 'Flowers, to be chosen', count: Number(count) }];
}
