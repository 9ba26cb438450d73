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
}

/** All that one message orders of pieces. */
export interface RecipeOrders {
  readonly orders: readonly [RecipeOrder, ...RecipeOrder[]];
  /** What else was said, clause by clause. */
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
/** No digit and no comma: what is counted is another order. */
const PLACE = "[a-z][a-z'&. -]{1,70}";
const WHERE = `(?: ${IN} (?<where>${PLACE}))?`;
const INSTEAD_OF = '(?:instead of|rather than|in place of|and not|not|statt|anstatt|anstelle von|en vez de|en lugar de)';
const UNIT = '(?: (?:meters?|metres?|m|feet|ft|yards?|pieces?|of them|stems?|stuck|piezas?|stiele?|tallos?))?';
const CHANGE =
  '(?:change|set|make|put|bring(?: down| up)?|drop|cut|update|adjust|raise|increase|lower|reduce|correct|ander\\w*|setz\\w*|stell\\w*|mach\\w*|erhoh\\w*|reduzier\\w*|cambia\\w*|pon\\w*|sube|baja)';
const SWAP =
  '(?:swap|replace|exchange|switch|change|substitute|trade|tausch\\w*|ersetz\\w*|wechs\\w*|cambia\\w*|sustitu\\w+|reemplaza\\w*)';
const USE = '(?:use|take|put(?: in)?|do|go with|give (?:them|her|it)|nimm|nehmen wir|verwende|usa|pon|toma)';
const TAKE = '(?:take|leave|remove|drop|cut|lose|skip|nimm|nehm\\w*|lass\\w*|streich\\w*|quita\\w*|saca\\w*|elimina\\w*)';
const ADD =
  '(?:add|put(?: in)?|make|give (?:it|her|them|me|us)|we need|i need|they want|she wants|noch|mach\\w*|fug\\w*|anade\\w*|agrega\\w*|pon\\w*)';

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
  // “in the Hollis centrepieces go from 10 Freedom to 8”, “mach im Brautstrauß aus den 8 Anemonen 10”
  frame(
    'set',
    `(?:in ${THE}(?<where>${PLACE}?) )?(?:go|change|come|cut|reduce|raise|drop)(?: down| up)? from (?<was>${N}) ${THING} to (?<n>${N})`,
  ),
  frame('set', `mach\\w*(?: (?:im|in der|in den|beim) (?<where>${PLACE}?))? aus (?:den |der )?(?<was>${N}) ${THING} (?<n>${N})`),
  // “Marlow has seven bridesmaids now, not five”
  frame(
    'set',
    `(?<where>[a-z][a-z'& -]{2,40}?) (?:has|have|needs?|wants?|gets?|takes?) (?:only )?(?<n>${N}) ${THING},? ${INSTEAD_OF} (?<was>${N})${UNIT}`,
  ),
  // “Hollis added a table, so 25 centrepieces”
  frame('set', `therefore (?<n>${N}) ${THING}${WHERE}`),
  // “one centrepiece less for Marlow”, “take two bridesmaids off”
  frame('fewer', `(?:${CHANGE} )?(?<n>${N}) ${THING} (?:less|fewer|weniger|menos)${WHERE}`),
  frame('fewer', `(?:${CHANGE} )?(?<n>${N}) (?:less|fewer|weniger|menos) ${THING}${WHERE}`),
  frame(
    'fewer',
    `${TAKE} (?:away |dafur |instead )?(?<n>${N}) (?:of the )?${THING}(?: (?:off|out|away|weg|raus|weniger|less|fewer))?(?:(?: ${IN}| off) (?<where>${PLACE}))?`,
  ),
  // “two more bar arrangements for Birch & Vale”, “add 3 more ranunculus to the bridal bouquet”
  frame('more', `(?:${ADD} )?(?<n>${N}) (?:more|further|additional|extra|weitere[nrs]?|mehr|mas) ${THING}${WHERE}`),
  frame('more', `(?:${ADD} )?(?<n>${N}) ${THING} (?:more|mehr|mas)${WHERE}`),
  frame('more', `(?:${ADD} )?(?:another|noch (?<n>${N})|otro|otra) ${THING}${WHERE}`),
  frame('more', `${ADD} (?<n>\\d{1,4}) (?:stems? of )?${THING} (?:to|into|in|zum|zur|in den|in die|al|a la) (?<where>${PLACE})`),
  // “swap the Juliets for White O’Hara in the Reyes bridal bouquet”, “use Freedom instead of Quicksand”
  frame(
    'swap',
    `${SWAP} (?:out )?${THE}${THING}${WHERE} (?:for|with|by|against|gegen|durch|mit|por|con) (?<instead>[a-z0-9'& -]{2,80}?(?:, \\d{1,4} (?:stems?|stiele?|tallos))?)`,
  ),
  frame('swap', `${USE} ${THE}(?<instead>[a-z0-9'& -]{3,60}?) ${INSTEAD_OF.replace('|not', '')} ${THE}${THING}${WHERE}`),
  frame('swap', `${THE}(?<instead>[a-z][a-z0-9'& -]{2,60}?) (?:instead of|statt|anstatt|en vez de) ${THE}${THING}${WHERE}`),
  frame('swap', `${USE} ${THE}(?<instead>[a-z][a-z0-9'& -]{2,60}?) (?:instead|stattdessen|en su lugar)`),
  // “take the eucalyptus out of the bridal bouquet”
  frame('without', `${TAKE} (?:out )?${THE}${THING} (?:out of|off|from|out|aus|weg|de|del|fuera) ?(?<where>${PLACE})?`),
  frame('without', `(?:no|without|ohne|sin|keine?) ${THING} in (?<where>${PLACE})`),
];

const POLITE =
  /^(?:(?:please|hi|hey|ok|okay|so|and|also|then|actually|sorry|no|bitte|und|por favor|y|can you|could you|would you|kannst du|puedes|lets|let's|they want|she wants|he wants|they'd like|she'd like|i want to|i'd like to|we want to|we'd like to|i need to|we need to|we have to|go ahead and|just|what (?:do we save|happens|does it cost|would it cost|do we gain)(?: [a-z' ]{2,40}?)? if (?:i|we)(?: would)?|how much (?:do we save|more is it)(?: [a-z' ]{2,40}?)? if (?:i|we))[,:]? )+/;
const SO = /^(?:and )?so (?:that's |that makes |it's |make it |now |we need |we are at )?(?=\d)/;
/** “For Marlow: …”, “in the Reyes bouquet …” */
const AHEAD = /^(?:(?:for|in|on|bei|fur|im|en|para) (?<ahead>[a-z'& -]{3,50}?)[,:]|(?<of>[a-z][a-z'& -]{2,50}?):) /;
/** Not within one order: “white lilies, 18 stems”, “10 meters, not 8”. */
const CLAUSES = new RegExp(
  `(?:[.!?;]+|,(?! (?:\\d+ (?:stems?|stiele?|tallos)|(?:and )?not ${N})\\b))(?:\\s+|$)|\\s(?=(?:and|und|y) (?:(?:also|auch|tambien|please) )?(?:${SWAP}|${TAKE}|${ADD}|use|(?:the |die |den |das |las? |los |el )?[a-z' -]{3,30} (?:to|auf|a) \\d+|${N} (?:[a-z]+ )?(?:more|less|fewer|mehr|weniger|mas|menos))\\b)`,
);
const IT = /^(?:it|them|that|those|sie|ihn|es|lo|la|las|los)$/;

/**
 * Orders for another count of a piece or for other flowers in it. Undefined: the message has none. Whether its words name a piece, a flower or
 * neither is not known here. What says no piece is of the piece before it.
 *
 * @example recipeOrdersIn('bridal bouquet: two more ranunculus, one Juliet less') // { orders: [{ kind: 'more', … }, { kind: 'fewer', … }], rest: [] }
 */
export function recipeOrdersIn(message: string): RecipeOrders | undefined {
  const clauses = clausesOf(message);
  const orders: RecipeOrder[] = [];
  const rest: string[] = [];
  for (const clause of clauses) {
    const found = orderOf(clause);
    if (found && insteadOf(orders, found)) continue;
    const order = found && IT.test(found.thing) ? ofWhatWasSaid(found, rest.splice(0)) : found;
    const meant = order ?? alikeAs(orders.at(-1), clause);
    if (meant) orders.push({ ...meant, where: meant.where || (orders.at(-1)?.where ?? '') });
    else rest.push(clause);
  }
  const [first, ...others] = orders;
  return first && { orders: [first, ...others], rest };
}

/** “… and the carnations to 5”: set as what stands before it. */
function alikeAs(before: RecipeOrder | undefined, clause: string): RecipeOrder | undefined {
  return before?.kind === 'set' ? orderOf(`set ${clause.replace(/^(?:and|und|y) /, '')}`) : undefined;
}

/** “Take the dusty miller out and use olive branch instead”: one change, not two. */
function insteadOf(orders: RecipeOrder[], now: RecipeOrder): boolean {
  const before = orders.at(-1);
  if (before?.kind !== 'without' || now.kind !== 'swap' || !IT.test(now.thing)) return false;
  orders[orders.length - 1] = { ...before, kind: 'swap', instead: now.instead, count: now.count };
  return true;
}

const clausesOf = (message: string): readonly string[] =>
  plainLetters(message)
    .split(CLAUSES)
    .map((clause) =>
      clause
        .replace(/,? (?:please|bitte|por favor|thanks|thank you|danke|gracias)$/, '')
        .replace(/ (?:each|apiece|jeweils|cada uno)(?: instead)?$/, '')
        .trim(),
    )
    .filter((clause) => clause !== '');

/** “The Coral Charm won't exist in December. Swap it for …”: the flower stands in what was said before. */
const ofWhatWasSaid = (order: RecipeOrder, before: readonly string[]): RecipeOrder | undefined =>
  before.length === 0 ? undefined : { ...order, thing: before.join(', '), where: before.join(', ') };

function orderOf(clause: string): RecipeOrder | undefined {
  const said = clause.replace(SO, 'therefore ').replace(POLITE, '');
  const before = AHEAD.exec(said)?.groups;
  const ahead = before?.['ahead'] ?? before?.['of'] ?? '';
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
    thing: groups['thing']?.replace(/ (?:now|please|jetzt|ahora)$/, '').replace(/^(?:remaining|other|rest of the|last) /, '') ?? 'it',
    count,
    instead: /^(?:something|anything|whatever|etwas|was|algo)\b/.test(instead) ? '' : instead,
    where: [ahead, groups['where'] ?? '', inside].filter(Boolean).join(' '),
    before: countOf(groups['was']),
  };
}

const countOf = (said: string | undefined): number | null => {
  if (said === undefined) return null;
  return COUNTS[said] ?? (/^\d+$/.test(said) ? Number(said) : null);
};
