import { addDays } from '@butterfly/contracts/days';
import type { DateAvailability } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { dayWished, isThatDay } from '../planner/reading/day-wished';
import type { Outcome } from '../runs/turn';
import { findProject } from './find-project';
import { holdsOn } from './held-days';
import { text, type Job } from './job';
import { meetingsIn } from './overview';
import { notRead } from './papers/whose';
import { readData } from './topics/topic';

/** “They'd rather do it a day earlier, would that work?”: what is on that day, and nothing is moved. Undefined: it is no such question. */
export async function roomForWish(job: Job): Promise<Outcome | undefined> {
  const by = dayWished(job.turn.message);
  if (by === undefined || job.turn.projectId === null || !job.tools.has('tenant_crm.date_load')) return undefined;
  const found = await findProject(job, undefined);
  if (found.kind !== 'one' || found.row.event_date === null) return undefined;
  const { id, name, event_date: now } = found.row;
  const day = addDays(now, by);
  if (!isThatDay(job.turn.message, day))
    return text(
      `${name} is on ${sayDay(now)}: ${by < 0 ? 'earlier' : 'later'} by that much is ${sayDay(day)}, and you named another day. Which one is meant?`,
      {
        projectId: id,
      },
    );
  const load = await readData<DateAvailability>(job, 'tenant_crm.date_load', { date: day });
  if (!load) return text(notRead('That day'));
  const span = { from: day, to: day, text: '' };
  const { lines } = await meetingsIn({ ...job, plan: { ...job.plan, span } }, span);
  const events = load.projects.filter((one) => one.name !== name).map((one) => `- ${one.name}`);
  const stands = `${String(load.booked)} booked, ${String(load.tentative)} tentative; you take ${String(load.capacity)} a day.`;
  const rest = [...events, ...lines.map((line) => `- ${line}`), ...(await holdsOn(job, day))];
  return text(
    [
      `${sayDay(day)} ${load.full ? 'is full' : 'has room'}: ${stands}`,
      ...(rest.length === 0 ? ['Nothing else is in the calendar that day.'] : rest),
      `${name} is on ${sayDay(now)} and was not moved. To move it, say “move it to ${sayDay(day).split(' ').slice(1).join(' ')}”.`,
    ].join('\n'),
    { projectId: id },
  );
}
