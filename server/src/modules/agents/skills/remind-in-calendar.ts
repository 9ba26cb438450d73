import { clockIn, laterBy } from '../planner/clock';
import { sayDay, type Span } from '../planner/dates';
import { capital } from '../planner/words';
import type { Outcome } from '../runs/turn';
import type { Member } from './asks/team';
import { ask } from './confirmed-change';
import type { Job } from './job';

/** “Um acht” is an hour only as the grammar has read it. */
export const hourSaid = ({ turn, plan }: Job) => clockIn(turn.message) ?? (plan.isTranslated === true ? clockIn(plan.text) : undefined);

/** "Before Monday" is done on the last day there is, and not on the first. */
export const dueOn = (span: Span | undefined): string | undefined =>
  /^(?:before|until|till|by)\b/i.test(span?.text ?? '') ? span?.to : span?.from;

/** What belongs to no project stands on the calendar, of one of the team where it is theirs to do. Undefined: it names no day ahead. */
export function remindInCalendar(job: Job, what: string, doer: Member | undefined): Outcome | undefined {
  const day = dueOn(job.plan.span);
  const isPast = day !== undefined && (day < job.business.today || (day === job.business.today && !hourSaid(job)));
  if (day === undefined || isPast || !job.tools.has('calendar_meeting.add_entry')) return undefined;
  const clock = hourSaid(job);
  const until = clock && laterBy(clock.time, 30);
  const hours = clock && until ? { start_time: clock.time, end_time: until } : { all_day: true };
  const title = capital(
    what
      .replace(clock?.text.trim() ?? '\u0000', ' ')
      .replace(/^(?:\s*(?:at|to)\s+)+/i, '')
      .replace(/\s+(?:at|on|by)\s*$/i, '')
      .replace(/(?:\s+(?:at|on|by))?\s+(?:night|evening|morning|afternoon)\s*$/i, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const when = `${sayDay(day)}${clock && until ? ` ${clock.time}` : ', all day'}`;
  return ask(
    job,
    'calendar_meeting.add_entry',
    { title, start_day: day, end_day: day, ...hours, ...(doer && { member_ids: [doer.id] }) },
    {
      say: `I would put “${title}” on the calendar${doer ? ` of ${doer.name}` : ''} for ${when}, as a reminder. It names no project, so it stands there and on no timeline.`,
      details: [{ label: 'What', value: title }, { label: 'When', value: when }, ...(doer ? [{ label: 'Who', value: doer.name }] : [])],
    },
  );
}
