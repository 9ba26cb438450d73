import { NOT_EXACTLY } from './not-exactly';
import type { ContactRow, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import { listed } from '../planner/words';
import type { Outcome } from '../runs/turn';
import { readPage } from './find-project';
import { text, type Job } from './job';
import { mentionedIn, namingWords } from './mentions';
import { summaryOf } from './projects';
import { leadSummary } from './records';

/** For a question the grammar does not know: all that is known of the record it mentions. Undefined: it mentions none. */
export async function describeMentioned(job: Job): Promise<Outcome | undefined> {
  const sentence = job.plan.about ?? job.plan.text;
  const [first, ...others] = await mentionedIn(job, sentence);
  if (!first) return personMentioned(job);
  if (others.length > 0)
    return text(
      `Which one do you mean: ${listed([first, ...others].slice(0, 5).map((one) => (one.kind === 'project' ? one.row.name : `the lead ${one.row.title}`))).replace(/ and ([^,]*)$/, ' or $1')}?`,
    );
  return first.kind === 'lead' ? leadSummary(job, first.row) : projectWithAll(job, first.row.id);
}

async function projectWithAll(job: Job, id: number): Promise<Outcome> {
  const summary = await summaryOf(job, { id });
  const more = await waysToReach(job, id);
  return { ...summary, message: honest([summary.message, ...more].join('\n'), job) };
}

/** What every record answers, whatever its words are. */
const ANSWERED =
  /\b(?:when|where|date|day|budget|guests?|people|stage|status|venue|summary|about|tell|how is|story|info|why|phone|number|e-?mail|address|contact|reach|wants?|needs?)\b/i;

/** Where nothing of what was asked is in the record, that is said. */
function honest(message: string, job: Job): string {
  const told = message.toLowerCase();
  const asked = (job.plan.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !PLAIN.has(word) && !isOfName(word, told));
  const isThere =
    asked.length === 0 ||
    (job.plan.intent !== 'unknown' && ANSWERED.test(job.plan.text)) ||
    asked.some((word) => told.includes(word.replace(/(?:es|s|ed|ing)$/, '')));
  return isThere ? message : `${NOT_EXACTLY}\n${message}`;
}

const PLAIN = new Set(
  'what which does have with from this that they their them there will would could should about still wedding project event lead'.split(
    ' ',
  ),
);
const isOfName = (word: string, told: string): boolean => told.split('\n', 1).some((first) => first.slice(0, 60).includes(word));

async function waysToReach(job: Job, id: number): Promise<string[]> {
  if (!/\b(?:phone|number|call|reach|e-?mail|address|contact|text)\b/i.test(job.plan.text)) return [];
  const answer = await job.tools.read('tenant_crm.project_people', { id });
  const people = answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  return people.map(
    ({ first_name, last_name, email, phone_e164 }) => `${first_name} ${last_name}: ${[email, phone_e164].filter(Boolean).join(' · ')}`,
  );
}

async function personMentioned(job: Job): Promise<Outcome | undefined> {
  const tool = ['contact_management.find_clients', 'tenant_crm.find_contacts'].find((id) => job.tools.has(id));
  if (!tool) return undefined;
  for (const search of namingWords(job.plan.text)
    .filter((word) => word.length > 2)
    .slice(0, 3)) {
    const found = await readPage<Partial<ContactRow> & { name?: string }>(job, tool, { search, page_size: 5 });
    if (found && found.count > 0)
      return text(
        found.results
          .map((person) =>
            [
              person.name ?? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim(),
              person.email,
              person.phone_e164,
              person.organization_name,
            ]
              .filter(Boolean)
              .join(' · '),
          )
          .join('\n'),
      );
  }
  return undefined;
}
