const HOURS: readonly (readonly string[])[] = [
  ['one', 'eins', 'una'],
  ['two', 'zwei', 'dos'],
  ['three', 'drei', 'tres'],
  ['four', 'vier', 'cuatro'],
  ['five', 'fünf', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'siete'],
  ['eight', 'acht', 'ocho'],
  ['nine', 'neun', 'nueve'],
  ['ten', 'zehn', 'diez'],
  ['eleven', 'elf', 'once'],
  ['twelve', 'zwölf', 'doce'],
];
const hourOf = (word: string): number => HOURS.findIndex((names) => names.includes(word.toLowerCase())) + 1;
const named = (language: 0 | 1 | 2): string => HOURS.map((names) => names[language]).join('|');
const MORE: Readonly<Record<string, string>> = { thirty: '30', fifteen: '15', 'forty-five': '45', quince: '15', media: '30' };

/** What a message begins with that says when something is to be done: what is dictated to others keeps its words. */
const ORDERS =
  /^(?:(?:please|pls|bitte|por favor|ok|okay|no|sorry|actually|and|und|y|oh),? )*(?:remind|reminder|task|to-?do|add|put|book|move|make it|set|schedule|i meant|erinner\w*|aufgabe|trag\w*|recu[eé]rda\w*|apunta\w*|anota\w*|tarea|pon)(?![\p{L}])/iu;
const SHORT = 8;
/** What somebody has written to others is no order of one's own. */
const DICTATES = /\b(?:add|say|tell|confirm|mention|write)(?: (?:her|him|them|to \w+))? that\b|^(?:and )?(?:we|wir|nosotros)\b/i;

interface Spoken {
  readonly said: RegExp;
  readonly says: (groups: Readonly<Record<string, string | undefined>>) => string;
}

const SPOKEN: readonly Spoken[] = [
  {
    said: new RegExp(`\\b(?<part>at |to |by |until |around )?half past (?<hour>${named(0)}|\\d{1,2})\\b`, 'giu'),
    says: ({ part = 'at ', hour = '' }) => `${part}${String(hourOf(hour) || Number(hour))}:30`,
  },
  {
    said: new RegExp(
      `\\b(?<part>at|by|around|until|before|um|bis) (?<hour>${named(0)})(?:[ -](?<more>thirty|fifteen|forty-five))?(?: o'?clock)?(?= *(?:$|[.,;!?]|[ap]m\\b|to |for |on |and |in the |sharp|please|this |next ))`,
      'giu',
    ),
    says: ({ part = 'at', hour = '', more }) =>
      `${part} ${String(hourOf(hour))}${more === undefined ? '' : `:${MORE[more.toLowerCase()] ?? '00'}`}`,
  },
  {
    said: new RegExp(`\\b(?:um )?halb (?<hour>${named(1)})(?![\\p{L}])`, 'giu'),
    says: ({ hour = '' }) => `um ${String((hourOf(hour) + 11) % 12 || 12)}:30 uhr`,
  },
  {
    said: new RegExp(`\\bum (?<hour>${named(1)})(?: uhr)?(?![\\p{L}])`, 'giu'),
    says: ({ hour = '' }) => `um ${String(hourOf(hour))} uhr`,
  },
  {
    said: new RegExp(`\\ba las? (?<hour>${named(2)})(?: y (?<more>media|quince))?(?![\\p{L}])`, 'giu'),
    says: ({ hour = '', more }) => `a las ${String(hourOf(hour))}${more === undefined ? '' : `:${MORE[more.toLowerCase()] ?? '00'}`}`,
  },
];

/**
 * Hours that were said in words, in digits: in an order that says when, or a few words that correct one. Anything else stays as it was said.
 *
 * @example spokenHours('remind me Friday at nine to call Ann') // 'remind me Friday at 9 to call Ann'
 */
export function spokenHours(said: string): string {
  if (DICTATES.test(said) || (!ORDERS.test(said.trim()) && said.trim().split(/\s+/).length > SHORT)) return said;
  return SPOKEN.reduce(
    (text, { said: words, says }) => text.replace(words, (...found) => says(found.at(-1) as Readonly<Record<string, string | undefined>>)),
    said,
  );
}
