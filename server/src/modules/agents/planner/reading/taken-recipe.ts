import { plainLetters } from './plain-letters';

/** A piece that shall be copied. */
export interface TakenSaid {
  readonly piece: string;
  /** Words of the project it is taken from; null: the library. */
  readonly from: string | null;
  /** Words of the project it comes to; empty: the open one. */
  readonly to: string;
  readonly count: number | null;
}

const PLEASE = '(?:(?:please|can you|could you|ok|and|bitte|por favor),? )*';
const COPY = '(?:copy|duplicate|reuse|re-use|take|use|bring|kopier\\w*|ubernimm|nimm|copia\\w*|duplica\\w*|usa|toma)';
const THE = '(?:the |our |my |das |den |die |unser\\w* |el |la |nuestr\\w+ )?';
const PIECE = "(?<piece>[a-z][a-z0-9' -]{2,60}?)(?: recipe)?";
const COUNT = '(?:,? (?:and make |make )?(?<n>\\d{1,4})(?: of (?:them|those|it)| times| pieces| x| stuck| piezas)?)?';
const LIBRARY = '(?:from|out of|aus|von|de) (?:the |our |der |unserer |la |nuestra )?(?:library|bibliothek|biblioteca)';
const TO = '(?:to|into|in|for|over to|onto|zu|fur|nach|a|para|en)';

const FORMS: readonly RegExp[] = [
  new RegExp(`^${PLEASE}(?:put|add|${COPY}) (?<n>\\d{1,4}) ${PIECE} ${LIBRARY}(?: (?:on|${TO}) ${THE}(?<to>[a-z][a-z0-9'& -]{1,60}?))?$`),
  new RegExp(
    `^${PLEASE}${COPY} the same ${PIECE} (?:as )?(?:at|for|in|on|from|as) ${THE}(?<from>[a-z][a-z0-9'& -]{1,60}?) ${TO} ${THE}(?<to>[a-z][a-z0-9'& -]{1,60}?)${COUNT}$`,
  ),
  new RegExp(`^${PLEASE}${COPY} ${THE}${PIECE} ${LIBRARY}(?: ${TO} ${THE}(?<to>[a-z][a-z0-9'& -]{1,60}?))?${COUNT}$`),
  new RegExp(
    `^${PLEASE}${COPY} ${THE}${PIECE} (?:from|of|aus|von|de) ${THE}(?<from>[a-z][a-z0-9'& -]{1,60}?) ${TO} ${THE}(?<to>[a-z][a-z0-9'& -]{1,60}?)${COUNT}$`,
  ),
];

/**
 * A piece that is taken from the library or from another project. Undefined: nothing is.
 *
 * @example takenRecipe('copy the low centrepiece from Reyes to the Delgado project, 13 of them') // { piece: 'low centrepiece', from: 'reyes', to: 'delgado project', count: 13 }
 */
export function takenRecipe(message: string): TakenSaid | undefined {
  const said = plainLetters(message)
    .replace(/[.!?]+$/, '')
    .replace(/[.!?] (?=\d)/, ', ');
  const groups = FORMS.map((form) => form.exec(said)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  return {
    piece: groups['piece'] ?? '',
    from: groups['from'] ?? null,
    to: groups['to'] ?? '',
    count: groups['n'] === undefined ? null : Number(groups['n']),
  };
}
