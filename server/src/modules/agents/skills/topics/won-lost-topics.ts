import type { Lead, LeadRow } from '@butterfly/contracts/tenant_crm';
import { saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { backInTime } from '../asks/span';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const SHOWN = 10;

/** What became of the leads that came in a time: those that became projects, and those that were lost with the reason that is noted. */
async function wonAndLost(job: Job, { span: heard }: Heard): Promise<Outcome> {
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: MOST, ordering: '-id' });
  if (!page || page.count > page.results.length) return text(notRead('The leads'));
  const span = backInTime(heard, job.business.today);
  const dayOf = ({ created_at: at }: LeadRow) => localDayOf(at, job.business.tz);
  const rows = page.results.filter((row) => !span || (dayOf(row) >= span.from && dayOf(row) <= span.to));
  const won = rows.filter(({ status }) => status === 'converted');
  const lost = rows.filter(({ status }) => status === 'lost');
  const open = rows.length - won.length - lost.length;
  const when = span ? ` that came ${saySpan(span)}` : '';
  const lines = [
    `Of ${counted(rows.length, 'lead')}${when}, ${String(won.length)} became a project, ${String(lost.length)} ${lost.length === 1 ? 'was' : 'were'} lost and ${String(open)} ${open === 1 ? 'is' : 'are'} open.`,
    ...won.slice(0, SHOWN).map(({ title }) => `- Won: ${title}`),
    ...(await Promise.all(lost.slice(0, SHOWN).map(async (row) => `- Lost: ${row.title} · ${await whyOf(job, row)}`))),
  ];
  return text(lines.join('\n'), {
    cards: {
      data: [...won, ...lost].slice(0, SHOWN).map(({ id, title }) => ({ id, name: title, url: `/tenant_crm/leads/${String(id)}` })),
    },
  });
}

async function whyOf(job: Job, { id }: LeadRow): Promise<string> {
  const lead = await readData<Lead>(job, 'tenant_crm.get_lead', { id });
  const why = [(lead?.lost_reason ?? '').replace(/_/g, ' '), lead?.lost_note ?? ''].filter(Boolean).join(': ');
  return why || 'no reason is noted';
}

/** Questions about what was won and what was lost. */
export const WON_LOST_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words('wins?|won|land(?:ed)?|booked|got|gewonnen|ganado|ganamos|conseguimos'),
      words('lose|lost|loss(?:es)?|verloren|perdido|perdimos'),
    ],
    beside: words(
      'what|which|who|did|have|has|we|us|our|and|or|how many|leads?|inquir(?:y|ies)|jobs?|projects?|bids?|why|them|those|the|were|was|they|ones|reasons?|for each|for|it|that|so far|over|haben|wir|und|was|welche|warum|hemos|que|cuales|por que|y|wie viele|cuantos',
    ),
    names: 'none',
    time: 'may',
    answer: wonAndLost,
  },
];
