import { words } from '../../planner/reading/cover';
import { properNames } from '../../planner/reading/ask-typos';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import { readPage } from '../find-project';
import type { Heard, Topic } from './topic';

const ALIKE = 0.75;
const LOOKED: readonly (readonly [tool: string, given: (name: string) => Readonly<Record<string, unknown>>])[] = [
  ['contact_management.find_clients', (search) => ({ search, page_size: 200 })],
  ['tenant_crm.find_leads', () => ({ page_size: 200 })],
  ['tenant_crm.find_projects', () => ({ page_size: 200, ordering: '-updated_at' })],
  ['twilio_communications.find_conversations', () => ({ page_size: 100 })],
];

/** Somebody whose name nothing has: that is said, and nothing else. */
async function isNobody(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const said = properNames(` x ${job.turn.message}`);
  if (names.length === 0 || names.length > 3 || !names.every((name) => said.has(name))) return undefined;
  for (const name of names) if (await isAnywhere(job, name)) return undefined;
  const called = names.map((name) => name.replace(/^\p{L}/u, (letter) => letter.toUpperCase())).join(' ');
  return text(`Nobody called ${called} is here: no lead, client or text message has that name.`);
}

/** Among the names of people, leads and projects; read whole, since a slip in a name finds nothing. */
async function isAnywhere(job: Job, name: string): Promise<boolean> {
  for (const [tool, given] of LOOKED) {
    if (!job.tools.has(tool)) continue;
    const found = await readPage<Named>(job, tool, given(name));
    // Of more rows than are read, or of none that could be read, nobody is denied.
    if (
      !found ||
      found.count > found.results.length ||
      found.results.some((row) => wordsOf(namesOf(row)).some((word) => nearness(name, word) >= ALIKE))
    )
      return true;
  }
  return false;
}

type Named = Readonly<Record<string, unknown>>;
const FIELDS = ['title', 'name', 'display_name', 'first_name', 'last_name', 'contact_name', 'company'];
const namesOf = (row: Named): string =>
  FIELDS.map((field) => row[field])
    .filter((value) => typeof value === 'string')
    .join(' ');

/** Whether somebody wrote, where nobody has that name. */
export const NEVER_WROTE_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words(
        'anything (?:by|from)|write|written|wrote|contact(?:ed)?|get in touch|got in touch|been in touch|reach(?:ed)? out|e-?mail(?:ed)?|text(?:ed)?|messaged?|call(?:ed)?|inquired?|enquired?|ask(?:ed)? (?:us|for)|hear(?:d)? from|geschrieben|gemeldet|schrieb|kontaktiert|angefragt|angerufen|gehort|escribio|escrito|contacto|contactado|llamado|llamo|saben de|know (?:a|an|any|anyone called|somebody called|someone called)|do we have',
      ),
    ],
    beside: words(
      'did|has|have|had|was|ever|us|to|we|you|from|anyone called|by|the|yet|at all|before|already|in|a|an|of|client|lead|hat|haben|uns|sich|je|jemals|schon|mal|bei|von|wir|ha|nos|alguna vez|a nosotros|ya|de|called|named|with|any',
    ),
    never: words('not|that|about|because|how|why|what|when'),
    names: 'own',
    answer: isNobody,
  },
];
