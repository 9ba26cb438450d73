import { ENGLISH_WORDS } from '../language/english-words.data';
import { languageSaid } from '../language/translate';
import { wordDistance } from '../word-distance';

const SHORTEST_SLIP = 4;
/** Words of the trade that are mistyped as others are. */
const ALSO =
  'reserve reserved reservation linen linens runner runners napkin napkins baby shower through refund refunded refunds receipt besides vases votives candles lanterns charger chargers table tables people guests budget invoice invoices proposal deposit delivery overdue wedding weddings which whether schedule calendar centerpiece centrepiece bouquet bouquets'.split(
    ' ',
  );
const VOCABULARY: readonly string[] = [...new Set([...ENGLISH_WORDS, ...ALSO])].filter((word) => word.length >= SHORTEST_SLIP);
const KNOWN: ReadonlySet<string> = new Set([...ENGLISH_WORDS, ...ALSO]);
/** Words that add nothing to what is asked. */
const FILLERS =
  /(?<![\p{L}'])(?:actually|really|exactly|honestly|basically|maybe|perhaps|again|right now|at the moment|currently|so far|by now|in the end|altogether|all in all|roughly|for real|real|just|quickly|i mean|on our side|please)(?![\p{L}'])/giu;
const TAIL =
  /,? (?:or no|or not|or what|right|yes|no|and since when|and for how long|und seit wann|y desde cuándo|thanks|thank you|(?:i )?forgot (?:that|it|to say(?: that)?))(?=\s*[?.!]*$)/giu;

type Wording = readonly [said: RegExp, says: string];
/** Statements that order something, as orders. */
const ORDERED: readonly Wording[] = [
  [
    /^(?:the )?(?:ceremony|event|party|service|reception|wedding|dinner)(?: (?:for|of) (?<of>.+?))? (?:is|starts|begins|will be)(?: now)?(?: at)? (?<time>\d{1,2}(?::\d\d)?)(?<half> ?[ap]\.?m\.?)?(?: now)?(?:,? (?:not|instead of) .+)?[.!]?$/i,
    'starts',
  ],
  [
    /^(?<who>\p{Lu}[\p{L}&’' –-]{2,40}?) (?:wants?|would like|asks?|asked|needs?|has asked) (?:us )?to (?<verb>push|move|postpone|shift|bring) (?:the |their |his |her )?(?<what>[\p{L} ]{3,30}?)(?<by> (?:back|forward|by|to) .+)$/u,
    '$<verb> the $<who> $<what>$<by>',
  ],
  [
    /^what(?: still)? (?:has|needs) to (?:happen|be done|get done)(?: still)? (?:before|for|until) (?<what>.+)$/i,
    'what is left to do for $<what>',
  ],
  [
    /^(?:is |are )?(?:anything|any tasks|something|what's|what is) (?:overdue|late)\??(?:,? (?:the )?tasks| (?:of|among|in) (?:our|the|my) tasks)$/i,
    'which tasks are overdue',
  ],
];

/**
 * The same sentence in plainer words, for where it was not understood: with its slips mended, without words that add nothing, a statement as
 * the order it is. The likeliest first; each is another reading and has to be answered by itself.
 *
 * @example plainerWords('what did we actually make on the Park wedding') // ['what did we make on the Park wedding']
 */
export function plainerWords(message: string): readonly string[] {
  const short = message
    .replace(TAIL, '')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([?.!,])/g, '$1')
    .trim();
  const plain = languageSaid(message) === 'en' ? withoutSlips(short) : short;
  return [...new Set([asOrder(plain) ?? plain, plain, short])].filter((one) => one !== message && one !== '');
}

function asOrder(plain: string): string | undefined {
  const [said, says] = ORDERED.find(([pattern]) => pattern.test(plain)) ?? [];
  if (!said || says === undefined) return undefined;
  const groups = said.exec(plain)?.groups ?? {};
  if (groups['time'] === undefined) return plain.replace(said, says);
  const of = groups['of'] ?? 'it';
  return `${of} starts at ${groups['time']}${groups['half'] ?? afternoon(groups['time'])} now`;
}

/** Hours of an event without am or pm: 1 to 7 are in the afternoon. */
const afternoon = (time: string): string => (Number(time.split(':')[0]) >= 1 && Number(time.split(':')[0]) <= 7 ? 'pm' : '');

/** A word nobody knows, one slip away from exactly one of everyday English. A word with a capital may be a name. */
function withoutSlips(message: string): string {
  return message.replace(/(?<![\p{L}'’@.\d-])[a-z]{4,}(?![\p{L}'’@\d])/gu, (word) => {
    if (isKnown(word)) return word;
    const near = VOCABULARY.filter((one) => one[0] === word[0] && wordDistance(word, one, 1) <= 1);
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}

const isKnown = (word: string): boolean => KNOWN.has(word) || KNOWN.has(word.replace(/(?:s|ed|ing|es)$/, ''));
