import { ENGLISH_WORDS } from '../planner/language/english-words.data';
import { properNames } from '../planner/reading/ask-typos';
import { KIND_OF_EVENT, PLAIN_WORDS } from '../planner/reading/lexicon.data';
import { plainLetters } from '../planner/reading/plain-letters';
import type { Outcome } from '../runs/turn';
import { text } from './job';
import { nearness, wordsOf } from './name-similarity';

const ALIKE = 0.75;
const ASKS_WHICH = /^Which one do you mean: /;
const EVENTS =
  'wedding|gala|memorial|elopement|launch|benefit|party|quinceanera|anniversary|workshop|funeral|event|hochzeit|trauerfeier|feier|boda|fiesta|evento';
/** “The Hartwell wedding”, “die Hochzeit Hartwell”, “la boda de Hartwell”. */
const NAMED_EVENT = new RegExp(
  `(?:(?<name>\\p{L}[\\p{L}'-]+) (?<kind>${EVENTS})|(?<other>${EVENTS}) (?:von |de |del |der |of )?(?<who>\\p{L}[\\p{L}'-]+))(?![\\p{L}])`,
  'giu',
);

/**
 * An event of a name that nothing has: only its kind fits, so that is said instead of asking which of all weddings is meant.
 * Undefined: the name stands among what was found, or there is none.
 */
export function noSuchName({ message }: Outcome, said: string): Outcome | undefined {
  if (!ASKS_WHICH.test(message)) return undefined;
  const capitals = properNames(` x ${said}`);
  const known = wordsOf(message);
  for (const { groups } of plainLetters(said).matchAll(NAMED_EVENT)) {
    const name = groups?.['name'] ?? groups?.['who'] ?? '';
    if (!isName(name, capitals) || known.some((word) => nearness(name, word) >= ALIKE)) continue;
    const kind = groups?.['kind'] ?? groups?.['other'] ?? 'event';
    const called = name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    return text(
      `There is no ${called} ${ENGLISH[kind] ?? kind} here, and no lead of that name. There are: ${message.replace(ASKS_WHICH, '').replace(/ or ([^,]*)\?$/, ' and $1')}.`,
    );
  }
  return undefined;
}

const ENGLISH: Readonly<Record<string, string>> = {
  hochzeit: 'wedding',
  boda: 'wedding',
  trauerfeier: 'memorial',
  feier: 'party',
  fiesta: 'party',
  evento: 'event',
};

function isName(word: string, capitals: ReadonlySet<string>): boolean {
  if (word.length < 3 || PLAIN_WORDS.has(word) || KIND_OF_EVENT.test(word)) return false;
  return capitals.has(word) || !ENGLISH_WORDS.has(word);
}
