import { nearestIntents } from '../../planner/model/guess';
import { INTENT_WORDS } from '../../planner/intent-words.data';
import { planOf } from '../../planner/plan';
import type { Outcome } from '../../runs/turn';
import { listed } from '../../planner/words';
import { text, type Job } from '../job';

const MOST = 3;

/**
 * Instead of an answer that passes over words: which words those are, and the nearest questions that can be answered. No figure is told and
 * nothing is denied.
 */
export function notHeeded(job: Job, left: readonly string[], answered: Outcome): Outcome {
  const near = [...new Set([...withoutLeft(job.turn.message, left, job.business.today), ...ofRecord(answered), ...examples(job)])].slice(
    0,
    MOST,
  );
  return text(`${whyNone(left, answered)} Did you mean one of these? ${near.map((one) => `“${one}”`).join(' · ')}`, {
    notUnderstood: true,
  });
}

/** Where a list has said itself what it cannot be narrowed by, that is said in its words. */
function whyNone(left: readonly string[], { message }: Outcome): string {
  const filters = /I cannot narrow the list by ([^:\n]*)/.exec(message)?.[1];
  if (filters !== undefined) return `I cannot narrow the list by ${filters}, so I show none that could be wrong.`;
  return `I do not know how to use ${listed(left.map((one) => `“${one}”`))} here, so I tell nothing that could be wrong.`;
}

const SMALL_AT_END =
  /(?:[\s,;:]+(?:and|or|but|about|than|like|per|of|for|to|in|on|at|by|with|from|the|a|an|per|und|oder|von|fur|für|mit|pro|der|die|das|y|o|de|del|con|por|para|la|el))+[\s?!.,]*$/iu;

const escaped = (phrase: string): string =>
  phrase
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
    .join('\\s+');
const OF_A_NOUN = '(?:the|our|my|any|all|some|many|these|those|which|what|die|der|das|unsere?|welche[nrs]?|las|los|nuestr[oa]s|del|of)';

/** Only what stands at the end, or before the thing it describes, leaves a sentence when it is taken out. */
function isApart(said: string, phrase: string): boolean {
  const pattern = escaped(phrase);
  const isLast = new RegExp(`(?<!\\p{L})${pattern}[\\s?!.,]*$`, 'iu').test(said);
  return isLast || new RegExp(`(?<!\\p{L})${OF_A_NOUN} ${pattern} (?=${NOUNS})`, 'iu').test(said);
}
const NOUNS =
  '(?:weddings?|events?|leads?|projects?|tasks?|invoices?|payments?|contracts?|proposals?|meetings?|guests?|bouquets?|vases?|lanterns?|chargers?|hochzeiten|rechnungen|aufgaben|anfragen|bodas|facturas|tareas)(?!\\p{L})';

/** What was said without the words that nobody could use. */
function withoutLeft(said: string, left: readonly string[], today: string): readonly string[] {
  if (!left.every((phrase) => isApart(said, phrase))) return [];
  let rest = said;
  for (const phrase of left) {
    const pattern = escaped(phrase);
    rest = rest.replace(new RegExp(`(?:\\b(?:per|with|without|by|of|for|from|in) )?(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu'), ' ');
  }
  const clean = rest
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!])/g, '$1')
    .replace(/^[\s,;]+/, '')
    .replace(SMALL_AT_END, '')
    .trim();
  return clean.split(' ').length >= 2 && clean !== said && planOf(clean, { today }).intent !== 'unknown' ? [clean] : [];
}

/** What every project can be asked. */
function ofRecord({ cards: { data }, projectId }: Outcome): readonly string[] {
  const rows = (Array.isArray(data) ? (data as readonly { name?: unknown; id?: unknown; url?: unknown }[]) : []).filter(
    ({ url }) => typeof url === 'string' && url.includes('/projects/'),
  );
  const [one, ...others] = rows.filter(({ id }) => projectId === undefined || id === projectId);
  if (!one || others.length > 0 || typeof one.name !== 'string') return [];
  return [`tell me about ${one.name}`, `budget of ${one.name}`];
}

const examples = ({ plan }: Job): readonly string[] => {
  const own = INTENT_WORDS[plan.intent]?.[1];
  return [...(own === undefined ? [] : [own]), ...nearestIntents(plan.text).flatMap((intent) => INTENT_WORDS[intent]?.[1] ?? [])];
};
