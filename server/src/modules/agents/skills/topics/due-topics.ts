import type { MoneyOverview } from '@butterfly/contracts/payments';
import { saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { TALK_KINDS } from '../asks/talk-kinds';
import { money, text, type Job } from '../job';
import { partsDueIn } from '../overview';
import { notRead } from '../papers/whose';
import { counted, listing, readData, type Heard, type Topic } from './topic';

/** “What is due this week”: money and tasks, with what is late already. */
async function dueIn(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  return span && moneyDueIn(job, span, await tasksDue(job, span));
}

/** The parts that clients were asked for in a time, what is late already, and the tasks that belong to it. */
export async function moneyDueIn(job: Job, span: Span, tasks: readonly string[] = []): Promise<Outcome> {
  const parts = await partsDueIn(job, span);
  if (!parts) return text(notRead('The payments'));
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  const overview = await readData<MoneyOverview>(job, 'payments.overview');
  const say = (cents: number) => money(cents, { currency: overview?.currency ?? job.business.currency, locale: job.business.locale });
  const head =
    parts.length === 0
      ? `No payment is due, ${saySpan(span)}.`
      : `${say(sum)} is due, ${saySpan(span)}, in ${counted(parts.length, 'payment')} from clients:`;
  const late = (overview?.late ?? []).map(({ project_name: name, open_cents: cents }) => `${name}, ${say(cents)}`);
  return text(
    [
      listing(
        head,
        parts.map(({ line }) => line),
      ),
      late.length > 0 ? `Overdue from before: ${late.join('; ')}.` : '',
      tasks.length > 0 ? listing('Tasks due:', tasks, 10) : '',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

async function tasksDue(job: Job, { from, to }: { from: string; to: string }): Promise<readonly string[]> {
  if (!job.tools.has('project_view.timeline')) return [];
  const all = await TALK_KINDS.task.load(job, { projectId: null, names: [], text: '', past: false });
  return (all ?? [])
    .filter(({ day, states }) => day !== null && day >= from && day <= to && states.includes('open'))
    .map(({ line }) => line);
}

/** Questions about what is due in a time, whatever it is. */
export const DUE_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.overview',
    yours: 'the payments',
    needs: [words("due|fallig\\w*|vencen?|vencimientos?|comes due|come due|zu zahlen|anything due|what'?s due")],
    beside: words(
      'what|whats|which|is|are|anything|everything|all|from us|for us|to us|was|ist|sind|wird|werden|alles|uns|bei uns|que|cuales|hay|todo|this|in|nos',
    ),
    names: 'none',
    time: 'must',
    answer: dueIn,
  },
];
