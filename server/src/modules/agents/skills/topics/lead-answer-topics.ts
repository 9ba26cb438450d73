import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome, Turn } from '../../runs/turn';
import { localDayOf, localTimeOf } from '../asks/item';
import { membersOf } from '../asks/team';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import { notRead } from '../papers/whose';
import type { Heard, Topic } from './topic';

const OF_LEADS = { tool: 'tenant_crm.find_leads', yours: 'the leads' } as const;
const MOST = 200;
const ALIKE = 0.85;

async function leadsOf(job: Job): Promise<readonly LeadRow[] | undefined> {
  return (await readPage<LeadRow>(job, OF_LEADS.tool, { page_size: MOST, ordering: '-id' }))?.results;
}

/** The leads that have all these words in their title or in the name of who wrote. */
function called(rows: readonly LeadRow[], names: readonly string[]): readonly LeadRow[] {
  const said = names.flatMap((name) => wordsOf(name));
  return rows.filter((row) => {
    const own = wordsOf(`${row.title} ${row.first_name} ${row.last_name}`);
    return said.length > 0 && said.every((word) => own.some((other) => nearness(word, other) >= ALIKE));
  });
}

/** Whether somebody who wrote to the business has had a first answer, and who looks after them. */
async function isAnswered(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const all = await leadsOf(job);
  if (!all) return text(notRead('The leads'));
  const [lead, ...others] = called(all, names);
  if (!lead || others.length > 0) return undefined;
  return text(`${answerOf(job, lead)} ${await ownerOf(job, lead)}`, cardOf(lead));
}

function answerOf({ business: { tz } }: Job, { title, status, first_response_at: at, sla_due_at: due, created_at: came }: LeadRow): string {
  if (at !== null) return `Yes: ${title} had its first answer on ${sayDay(localDayOf(at, tz))}, ${localTimeOf(at, tz)}.`;
  if (status !== 'new') return `No time of a first answer is noted for ${title}, but it is ${status}.`;
  const since = `it came on ${sayDay(localDayOf(came, tz))}`;
  if (due === null) return `No, nobody has answered ${title} yet; ${since}.`;
  const isLate = due < new Date().toISOString();
  const until = `${sayDay(localDayOf(due, tz))}, ${localTimeOf(due, tz)}`;
  return `No, nobody has answered ${title} yet: ${since}, its answer ${isLate ? `was due ${until}, so it is late` : `is due ${until}`}.`;
}

async function ownerOf(job: Job, { title, owner_id: owner }: LeadRow): Promise<string> {
  if (owner === null) return `Nobody has taken ${title} yet.`;
  const member = (await membersOf(job)).find(({ id }) => id === owner);
  return member ? `${member.name} looks after ${title}.` : `Somebody of the team looks after ${title}; the page of the lead shows who.`;
}

const cardOf = ({ id, title }: LeadRow) => ({ cards: { data: [{ id, name: title, url: `/tenant_crm/leads/${String(id)}` }] } });

/** “Who has that one?” after a lead: its owner. */
async function whose(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const all = await leadsOf(job);
  if (!all) return text(notRead('The leads'));
  const shown = names.length === 0 ? leadShown(job.turn) : undefined;
  const [lead, ...others] = names.length === 0 ? all.filter(({ id }) => id === shown) : called(all, names);
  if (!lead || others.length > 0) return undefined;
  return text(await ownerOf(job, lead), cardOf(lead));
}

/** The one lead the last answer was about. */
function leadShown({ history }: Turn): number | undefined {
  const data = history.findLast(({ role }) => role !== 'user')?.cards?.data;
  const urls = (Array.isArray(data) ? (data as readonly { url?: unknown }[]) : []).map(({ url }) => String(url ?? ''));
  const [only, ...others] = [...new Set(urls.flatMap((url) => /\/leads\/(\d+)/.exec(url)?.[1] ?? []))];
  return others.length === 0 && only !== undefined && urls.length === 1 ? Number(only) : undefined;
}

const WE = '(?:anyone|anybody|someone|somebody|we|you|one of us|any of us|jemand|wir|schon jemand|alguien|hemos|ya alguien)';
const ANSWERED =
  '(?:answer(?:ed)?|repl(?:y|ied) to|respond(?:ed)? to|get back to|got(?:ten)? back to|writ(?:e|ten) back to|wr(?:ite|itten|ote) to|call(?:ed)? back|contact(?:ed)?|been in touch with|be in touch with)';

/** Questions about the first answer of one lead, and about whose it is. */
export const LEAD_ANSWER_TOPICS: readonly Topic[] = [
  {
    ...OF_LEADS,
    needs: [
      words(
        [
          `(?:did|has|have|hasn't|haven't|didn't) ${WE}(?: (?:actually|ever|already|even))?(?: not)?(?: yet)? ${ANSWERED}`,
          '(?:has|did) (?=.*(?:had an? (?:answer|reply)|been answered|heard (?:back )?from us|hear (?:back )?from us|get an? (?:answer|reply)|got an? (?:answer|reply)))',
          `(?:hat|haben) ${WE}(?=.* (?:geantwortet|beantwortet|zuruckgeschrieben|geschrieben))`,
          '(?:ya |alguien )?(?:hemos |ha |le hemos |alguien )+(?:contestado|respondido)',
        ].join('|'),
      ),
    ],
    beside: words(
      "yet|already|so far|to|back|inquiry|enquiry|lead|message|had an? (?:answer|reply)|been answered|heard (?:back )?from us|hear (?:back )?from us|get an? (?:answer|reply)|got an? (?:answer|reply)|from|us|by|geantwortet|beantwortet|zuruckgeschrieben|geschrieben|schon|der|die|das|anfrage|von|ya|alguien|a|la|consulta|de|le|mail|email|'s",
    ),
    never: words('invoice|paid|contract|signed|proposal|who|which|how many|leads|inquiries|anyone else|texts?|client|bride'),
    names: 'own',
    answer: isAnswered,
  },
  {
    ...OF_LEADS,
    needs: [
      words(
        [
          "who(?: has|'s got|'s| is| got)(?: got| looking after| taking care of| handling| on| working on| responsible for| in charge of)? (?:that|this|the|it|her|him|them)(?: one| lead| inquiry| enquiry)?",
          'whose(?: lead| inquiry| one)? is (?:that|this|it)(?: one| lead)?|who (?:owns|handles|looks after|takes care of) (?:that|this|it|her|him|them)(?: one| lead)?',
          'wer (?:hat|betreut|kummert sich um|bearbeitet|macht) (?:den|die|das|sie|ihn|es|diese\\w*)(?: anfrage| lead)?|wem gehort (?:der|die|das)(?: anfrage| lead)?|wer kummert sich(?: darum| drum)?',
          'quien (?:lo|la|le) (?:lleva|tiene|atiende)|quien (?:lleva|tiene|atiende) (?:eso|esa|ese|esta|este)(?: consulta)?',
        ].join('|'),
      ),
    ],
    beside: words('now|then|currently|at the moment|and|right now|denn|gerade|ahora|y|und|anyway|again'),
    names: 'none',
    answer: whose,
  },
];
