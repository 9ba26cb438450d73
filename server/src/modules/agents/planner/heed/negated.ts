import { plainLetters } from '../reading/plain-letters';

const NEGATED =
  /(?<!\p{L})(?:no|not|without|except(?: for)?|leave out|skip|never|don't (?:use|take|want)|kein(?:e[nrms]?)?|ohne|nicht|ausser|sin|excepto|salvo|menos) (?:any |the |die |den |das |el |la |los |las )?(?<what>\p{L}{3,}(?: \p{L}{3,})?)/gu;
/** Said with “no” and meaning something else. */
const IDIOM =
  /^(?:more than|less than|later than|earlier than|longer|idea|problem|rush|hurry|later|need|worries|matter|yet|only|longer|time|sure|budget|one|date)/;

/**
 * What shall not be: “no lilies”, “ohne Lilien”, “sin lirios”.
 *
 * @example negatedIn('12 pieces, no lilies please') // ['lilies']
 */
export const negatedIn = (said: string): readonly string[] =>
  [...plainLetters(said).matchAll(NEGATED)].map(({ groups }) => groups?.['what'] ?? '').filter((what) => what !== '' && !IDIOM.test(what));
