import { ARRANGEMENTS } from './arrangements';
import { flowersIn } from './flowers';

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const TEENS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
const ORDINALS = [...TEENS, ...TEENS.slice(0, 9).map((word) => `twenty-${word}`), 'thirtieth', 'thirty-first'];
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** "The second" may be many things; beside a month it is a day. */
const ORDINAL_OF_MONTH = new RegExp(
  `((?:${MONTH} (?:the )?)?)\\b(${[...ORDINALS]
    .reverse()
    .map((word) => word.replace('-', '[ -]'))
    .join('|')})\\b((?: (?:of )?${MONTH})?)`,
  'gi',
);

const COUNT = `(?:\\d|a |an |${[...UNITS.slice(1), ...TENS.filter(Boolean)].join('\\b|')}\\b)`;
/** Said while thinking, wherever it stands. */
const HESITATIONS: readonly (readonly [utterance: RegExp, instead: string])[] = [
  [/(?:^|\s+|,\s*)(?:um+|uh+|uhm+|erm?|hmm+),(?=\s|$)|,\s*(?:um+|uh+|uhm+|erm?|hmm+)[,.]?(?=\s|$)/gi, ','],
  [/(?:^|\s+)(?:um+|uh+|uhm+|erm?|hmm+)\.?(?=\s|$)/gi, ' '],
  [/,? (?:you know|i mean|i guess|i think|let me think),?(?= |$)/gi, ' '],
  [new RegExp(`(,| for| with| about| under| around| of) like,? (?=${COUNT})`, 'gi'), '$1 '],
  [/\s+,/g, ','],
  [/,(?:\s*,)+/g, ','],
];
const OPENERS =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|please|alright|actually|oh|and|just|quickly|yeah|yes|yep|right|sorry|hang on|hold on|listen|quick question|butterfly|assistant)[,!.:]?\s+)+/i;
const REQUESTS: readonly (readonly [utterance: RegExp, instead: string])[] = [
  [/^do me (?=an? )/i, 'make me '],
  [/^(?:can|could|may) (?:i|we)(?: please| just)* (?:have|get) (?=(?:an?|the|that|this|some|our|my|all)\b)/i, 'give me '],
  [
    /^(?:can|could|may) (?:i|we)(?: please| just)* (?=(?:see|look|open|go|pull|bring|show|jump|switch|check|view|hear|add|make|create|put|move|draft|note|write|log|mark|start)\b)/i,
    '',
  ],
  [
    /^(?:(?:can|could|would|will) you(?:,? please|,? just)*,?|i(?:'d| would) (?:like|love) (?:you )?to|i (?:want|need)(?: you)? to|i(?:'ve)? (?:got to|gotta)|let's|please|do me a favou?r and)\s+/i,
    '',
  ],
  [/^(?:have|take|get|grab) (?:an?|another) (?:\w+ )?look (?:at|over) /i, 'look at '],
  [/^(?:i (?:need|want)|(?:show|give|get|make|read) me) (?:an?|the) (?:\w+ )?list of /i, 'list '],
];
const FAREWELLS =
  /(?:,? (?:please|thanks|thank you|would you|will you|if you can|if possible|when you can|right now|at the moment|real quick|asap|right away|for (?:me|us)|for a (?:sec|second|minute|moment)))*[,.!?\s]*$/i;

/** Apostrophes that people leave out. */
const CONTRACTIONS: readonly (readonly [utterance: RegExp, instead: string])[] = [
  [/\b(what|who|where|when|how|that|there|here)s\b/gi, "$1's"],
  [/\b(i)m\b/gi, "$1'm"],
  [/\b(do|does|did|is|are|was|ca|wo|have|has|should|would|could)nt\b/gi, "$1n't"],
  [/\b(i|we|you|they)ve\b/gi, "$1've"],
  [/\bu\b(?! \w\.)/g, 'you'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bppl\b/gi, 'people'],
  [/\btmrw|tmr|tomorow|tommorow|tommorrow\b/gi, 'tomorrow'],
  [/\bw\/ ?/gi, 'with '],
];

/** "The Fairweather lead, open it" is "open the Fairweather lead". */
const WHAT_FIRST = /^(?<what>.{2,60}?),? (?<open>open|show(?: me)?|load|pull up|bring up|pull|bring) (?:it|that|them)(?: up)?$/i;

const replaced = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((rest, [utterance, instead]) => rest.replace(utterance, instead), text);

/** As people type and as speech is written down: one kind of quote and dash, no doubled spaces, no hesitation, no politeness at the edges. */
export function tidy(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ');
  const utterance = replaced(replaced(plain, CONTRACTIONS), HESITATIONS)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+/, '')
    .replace(OPENERS, '')
    .replace(FAREWELLS, '');
  const request = replaced(utterance, REQUESTS).replace(OPENERS, '').trim();
  return request.replace(WHAT_FIRST, (_whole, what: string, how: string) => `${how} ${what}`);
}

/** "The Reyes one" and "this one" count nothing; "one bridal bouquet" does. */
function isCount(following: string): boolean {
  const next = following.split(/\s+/, 5).join(' ');
  return (
    /^[ -](?:hundred|thousand|grand|dozen|week|month|day|year|guest|person|table|more)/i.test(following) ||
    ARRANGEMENTS.some(({ pattern }) => pattern.test(next)) ||
    flowersIn(next.split(/[,;]| and /)[0] ?? '').length > 0 ||
    /^ (?:sprig|stem|branch|bloom|head)s?\b/i.test(next)
  );
}

/** Number words as digits: "twenty five" → 25, "a dozen" → 12, "two hundred" → 200. */
export function digits(text: string): string {
  const small = `(?:${UNITS.join('|')})`;
  const tens = `(?:${TENS.filter(Boolean).join('|')})`;
  const below100 = new RegExp(`\\b(${tens})(?:[ -](${small}))?\\b|\\b(${small})\\b`, 'gi');
  return (
    text
      .replace(/\b(?:a|one) couple(?: of)?\b/gi, '2')
      .replace(/\bhalf a dozen\b/gi, '6')
      .replace(ORDINAL_OF_MONTH, (whole, before: string, word: string, after: string) =>
        before + after === '' ? whole : `${before}${ORDINALS.indexOf(word.toLowerCase().replace(' ', '-')) + 1}th${after}`,
      )
      .replace(below100, (whole, ten: string | undefined, unit: string | undefined, alone: string | undefined, at: number, all: string) =>
        whole.toLowerCase() === 'one' && !isCount(all.slice(at + whole.length))
          ? whole
          : String(
              alone !== undefined
                ? UNITS.indexOf(alone.toLowerCase())
                : TENS.indexOf((ten ?? '').toLowerCase()) * 10 + (unit ? UNITS.indexOf(unit.toLowerCase()) : 0),
            ),
      )
      .replace(/\b(?:(\d+) |a )dozens?\b/gi, (_whole, count?: string) => String(12 * Number(count ?? 1)))
      .replace(/\b(\d+|a) hundred(?: and)?(?: (\d{1,2})\b)?/gi, (_whole, count: string, rest?: string) =>
        String(100 * (count.toLowerCase() === 'a' ? 1 : Number(count)) + Number(rest ?? 0)),
      )
      .replace(/\b(\d+) and a half (?=thousand\b|grand\b|k\b)/gi, '$1.5 ')
      // What is followed by more digits is the beginning of a phone number.
      .replace(/\b(\d+(?:\.\d+)?|a) (?:thousand|grand)(?: (\d{1,3})\b(?![ .-]?\d))?/gi, (_whole, count: string, rest?: string) =>
        String(Math.round(1_000 * (count.toLowerCase() === 'a' ? 1 : Number(count))) + Number(rest ?? 0)),
      )
      .replace(/\b(\d+)(?:[ -]?ish\b| or so\b(?! more))/gi, '$1')
      .replace(/\b(\d+(?:\.\d+)?) ?k\b/gi, (_whole, count: string) => String(Math.round(Number(count) * 1_000)))
  );
}

/** "1,800.50" and "1.800,50" and "1 800" as cents. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = Number((decimal ? plain.slice(0, -decimal[0].length) : plain).replace(/[.,]/g, ''));
  const cents = decimal ? Number((decimal[1] ?? '').padEnd(2, '0')) : 0;
  return plain === '' || !Number.isSafeInteger(whole) || whole > 9_999_999_999 ? null : whole * 100 + cents;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
