import { sayDay, type Span } from '../planner/dates';
import { tasksSaid, type TaskSaid } from '../planner/reading/member-task';
import type { Outcome } from '../runs/turn';
import { memberWith, type Member } from './asks/team';
import { addTask } from './changes';
import { text, type Job } from './job';
import { wordsOf } from './name-similarity';

interface OfMember extends TaskSaid {
  readonly member: Member;
}

/** “Leo books the lift by Friday”: a task for somebody of the team. Several at once are told back, and none is added. Undefined: nobody of the team is named. */
export async function memberTask(job: Job): Promise<Outcome | undefined> {
  const said = tasksSaid(job.turn.message, job.business.today);
  if (said.length === 0) return undefined;
  const all: OfMember[] = [];
  for (const one of said) {
    const member = await memberWith(job, (_id, name) => wordsOf(name).includes(one.who.toLowerCase()));
    if (member) all.push({ ...one, member });
  }
  const [only, ...others] = all;
  if (!only) return undefined;
  if (others.length > 0) return text(oneByOne(all));
  // What somebody else does is another sentence than a task.
  if (said.length > 1) return undefined;
  const plan = { ...job.plan, intent: 'add_task', effect: 'write', span: only.span ?? job.plan.span } as const;
  return addTask({ ...job, plan: { ...plan, slots: { title: `${only.what} [${only.who}]` } } });
}

function oneByOne(all: readonly OfMember[]): string {
  const lines = all.map(({ member, what, span }) => `- ${member.name}: ${what}${saysDay(span)}`);
  const [first] = all;
  return `These are ${String(all.length)} tasks, and I can only add one at a time, so that you see each before it is there:\n${lines.join('\n')}\nShall I begin? Say the first alone, for example “add a task: ${first?.what ?? ''}, assigned to ${first?.member.name.split(' ')[0] ?? ''}${dueThen(first?.span)}”. Nothing was changed.`;
}

const dueThen = (span: Span | undefined): string => (span ? `, due ${sayDay(span.to)}` : '');
const saysDay = (span: Span | undefined): string => (span ? `, by ${sayDay(span.to)}` : '');
