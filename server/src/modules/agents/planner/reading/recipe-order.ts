import { plainLetters } from './plain-letters';

/** Another number of a piece, or other flowers in it, as it was said: what the words name is looked up. */
export interface RecipeOrder {
  /** `set`: to a count; `more` and `fewer`: by a count; `swap`: another flower; `without`: none of it. */
  readonly kind: 'set' | 'more' | 'fewer' | 'swap' | 'without';
  /** The piece or the flower. */
  readonly thing: string;
  readonly count: number | null;
  /** What takes its place; empty: whatever can be had. */
  readonly instead: string;
  /** Words that say in which piece or for which project. */
  readonly where: string;
  /** The count that was said to be there until now. */
  readonly before: number | null;
  /** What else was said, word by word. */
  readonly rest: readonly string[];
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, another: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9 },
  ...{ zehn: 10, zwolf: 12, un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
};

const N = `(?:\\d{1,4}|${Object.keys(COUNTS).join('|')})`;
const THE = '(?:the |our |all |all the |die |der |den |das |dem |las? |los |el |unser\\w* )?';
const THING = "(?<thing>[a-z][a-z0-9'& -]{1,60}?)";
const IN = '(?:in|into|inside|for|on|of|from|at|to|im|in der|in den|in die|aus|fur|bei|beim|von|vom|en|para|de|del|a|al)';
const WHERE = `(?: ${IN} (?<where>[a-z0-9'&,. -]{2,70}))?`;
const INSTEAD_OF = '(?:instead of|rather than|in place of|and not|not|statt|anstatt|anstelle von|en vez de|en lugar de)';
const UNIT = '(?: (?:meters?|metres?|m|feet|ft|yards?|pieces?|of them|stems?|stuck|piezas?|stiele?|tallos?))?';
const CHANGE =
  '(?:change|set|make|put|bring|update|adjust|raise|increase|lower|reduce|correct|ander\\w*|setz\\w*|stell\\w*|mach\\w*|erhoh\\w*|reduzier\\w*|cambia\\w*|pon\\w*|sube|baja)';
const SWAP =
  '(?:swap|replace|exchange|switch|change|substitute|trade|tausch\\w*|ersetz\\w*|wechs\\w*|cambia\\w*|sustitu\\w+|reemplaza\\w*)';
const USE = '(?:use|take|put(?: in)?|do|go with|give (?:them|her|it)|nimm|nehmen wir|verwende|usa|pon|toma)';
const TAKE = '(?:take|leave|remove|drop|cut|lose|skip|nimm|nehm\\w*|lass\\w*|streich\\w*|quita\\w*|saca\\w*|elimina\\w*)';
const ADD =
  '(?:add|put(?: in)?|make|give (?:it|her|them)|we need|i need|they want|she wants|noch|mach\\w*|fug\\w*|anade\\w*|agrega\\w*|pon\\w*)';

type Frame = readonly [kind: RecipeOrder['kind'], pattern: RegExp];
const frame = (kind: RecipeOrder['kind'], pattern: string): Frame => [kind, new RegExp(`^${pattern}$`)];

/** The first that fits counts; each is a whole clause. */
const FRAMES: readonly Frame[] = [
  // “12 centrepieces instead of 13”, “change the bridesmaids to 6 instead of 5”, “the aisle should be 10 meters, not 8”
  frame(
    'set',
    `(?:${CHANGE} (?:it |them )?|only |we (?:only )?need |they (?:only )?want |put in )?(?<n>${N}) ${THING},? ${INSTEAD_OF} (?<was>${N})${UNIT}${WHERE}`,
  ),
  frame('set', `${CHANGE} ${THE}${THING}${WHERE} (?:to|at|auf|zu|a) (?<n>${N})${UNIT}(?:,? ${INSTEAD_OF} (?<was>${N})${UNIT})?`),
  frame('set', `${CHANGE} ${THE}${THING} (?:to|at|auf|zu|a) (?<n>${N})${UNIT}(?:,? ${INSTEAD_OF} (?<was>${N})${UNIT})?${WHERE}`),
  frame(
    'set',
    `${THE}${THING}${WHERE} (?:should|shall|must|has to|have to|need to|needs to) be (?<n>${N})${UNIT}(?: (?:now|long))?(?:,? ${INSTEAD_OF} (?<was>${N})${UNIT})?`,
  ),
  // “Marlow has seven bridesmaids now, not five”
  frame(
    'set',
    `(?<where>[a-z][a-z0-9'& -]{2,40}?) (?:has|have|needs?|wants?|gets?|takes?) (?:only )?(?<n>${N}) ${THING},? ${INSTEAD_OF} (?<was>${N})${UNIT}`,
  ),
  // “one centrepiece less for Marlow”, “take two bridesmaids off”
  frame('fewer', `(?:${CHANGE} )?(?<n>${N}) ${THING} (?:less|fewer|weniger|menos)${WHERE}`),
  frame('fewer', `(?:${CHANGE} )?(?<n>${N}) (?:less|fewer|weniger|menos) ${THING}${WHERE}`),
  frame(
    'fewer',
    `${TAKE} (?:away )?(?<n>${N}) (?:of the )?${THING}(?: (?:off|out|away|weg|raus))?(?:(?: ${IN}| off) (?<where>[a-z0-9'&,. -]{2,70}))?`,
  ),
  // “two more bar arrangements for Birch & Vale”, “add 3 more ranunculus to the bridal bouquet”
  frame('more', `(?:${ADD} )?(?<n>${N}) (?:more|further|additional|extra|weitere[nrs]?|mehr|mas) ${THING}${WHERE}`),
  frame('more', `(?:${ADD} )?(?<n>${N}) ${THING} (?:more|mehr|mas)${WHERE}`),
  frame('more', `(?:${ADD} )?(?:another|noch (?<n>${N})|otro|otra) ${THING}${WHERE}`),
  frame(
    'more',
    `${ADD} (?<n>\\d{1,4}) (?:stems? of )?${THING} (?:to|into|in|zum|zur|in den|in die|al|a la) (?<where>[a-z0-9'&,. -]{2,70})`,
  ),
  // “swap the Juliets for White O’Hara in the Reyes bridal bouquet”, “use Freedom instead of Quicksand”
  frame(
    'swap',
    `${SWAP} (?:out )?${THE}${THING}${WHERE} (?:for|with|by|against|gegen|durch|mit|por|con) (?<instead>[a-z0-9'& -]{2,80}?(?:, \\d{1,4} (?:stems?|stiele?|tallos))?)`,
  ),
  frame('swap', `${USE} ${THE}(?<instead>[a-z0-9'& -]{3,60}?) ${INSTEAD_OF.replace('|not', '')} ${THE}${THING}${WHERE}`),
  frame('swap', `${THE}(?<instead>[a-z][a-z0-9'& -]{2,60}?) (?:instead of|statt|anstatt|en vez de) ${THE}${THING}${WHERE}`),
  frame('swap', `${USE} ${THE}(?<instead>[a-z][a-z0-9'& -]{2,60}?) (?:instead|stattdessen|en su lugar)`),
  // “take the eucalyptus out of the bridal bouquet”
  frame('without', `${TAKE} (?:out )?${THE}${THING} (?:out of|off|from|out|aus|weg|de|del|fuera) ?(?<where>[a-z0-9'&,. -]{2,70})?`),
  frame('without', `(?:no|without|ohne|sin|keine?) ${THING} in (?<where>[a-z0-9'&,. -]{2,70})`),
];

const POLITE =
  /^(?:(?:please|hi|hey|ok|okay|so|and|also|then|actually|sorry|no|bitte|und|por favor|y|can you|could you|would you|kannst du|puedes|lets|let's|i want to|i'd like to|we want to|we'd like to|i need to|we need to|we have to|go ahead and|just|what (?:do we save|happens|does it cost|would it cost|do we gain)(?: [a-z' ]{2,40}?)? if (?:i|we)(?: would)?|how much (?:do we save|more is it)(?: [a-z' ]{2,40}?)? if (?:i|we))[,:]? )+/;
/** “For Marlow: …”, “in the Reyes bouquet …” */
const AHEAD = /^(?:for|in|on|bei|fur|im|en|para) (?<ahead>[a-z0-9'& -]{3,50}?)[,:] /;
/** Not before a count: “white lilies, 18 stems”, “10 meters, not 8”. */
const CLAUSES = new RegExp(`(?:[.!?;]+|,(?! (?:\\d|(?:and )?not ${N}\\b)))(?:\\s+|$)`);
const IT = /^(?:it|them|that|those|sie|ihn|es|lo|la|las|los)$/;

/**
 * An order for another count of a piece or for other flowers in it. Undefined: the sentence is none. Whether its words name a piece, a flower or
 * neither is not known here.
 *
 * @example recipeOrderIn('one centrepiece less for Marlow please') // { kind: 'fewer', thing: 'centrepiece', count: 1, where: 'marlow', … }
 */
export function recipeOrderIn(message: string): RecipeOrder | undefined {
  const clauses = plainLetters(message)
    .split(CLAUSES)
    .map((clause) => clause.replace(/,? (?:please|bitte|por favor|thanks|thank you|danke|gracias)$/, '').trim())
    .filter((clause) => clause !== '');
  for (const [at, clause] of clauses.entries()) {
    const found = orderOf(clause);
    const before = clauses.slice(0, at).join(', ');
    if (found && IT.test(found.thing))
      return before === '' ? undefined : { ...found, thing: before, where: before, rest: clauses.slice(at + 1) };
    if (found) return { ...found, rest: clauses.filter((_, other) => other !== at) };
  }
  return undefined;
}

function orderOf(clause: string): RecipeOrder | undefined {
  const said = clause.replace(POLITE, '');
  const ahead = AHEAD.exec(said)?.groups?.['ahead'] ?? '';
  const order = said.replace(AHEAD, '').replace(POLITE, '');
  for (const [kind, pattern] of FRAMES) {
    const groups = pattern.exec(order)?.groups;
    if (groups) return filled(kind, groups, ahead);
  }
  return undefined;
}

function filled(kind: RecipeOrder['kind'], groups: Readonly<Record<string, string | undefined>>, ahead: string): RecipeOrder {
  const [, named = '', stems] = /^(.*?)(?:,? (\d{1,4})(?: stems?| stiele?| tallos)?)?$/.exec(groups['instead'] ?? '') ?? [];
  const [, instead = '', inside = ''] = new RegExp(`^(.*?)(?: ${IN} (.+))?$`).exec(named) ?? [];
  const count = countOf(groups['n']) ?? countOf(stems) ?? (kind === 'more' ? 1 : null);
  return {
    kind,
    thing: groups['thing']?.replace(/ (?:now|please|jetzt|ahora)$/, '') ?? 'it',
    count,
    instead: /^(?:something|anything|whatever|etwas|was|algo)\b/.test(instead) ? '' : instead,
    where: [ahead, groups['where'] ?? '', inside].filter(Boolean).join(' '),
    before: countOf(groups['was']),
    rest: [],
  };
}

const countOf = (said: string | undefined): number | null => {
  if (said === undefined) return null;
  return COUNTS[said] ?? (/^\d+$/.test(said) ? Number(said) : null);
};
