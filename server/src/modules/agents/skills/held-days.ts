import type { Calendar } from '@butterfly/contracts/calendar_meeting';
import type { Job } from './job';

/** Who holds a day without having booked it. */
export async function holdsOn(job: Job, day: string): Promise<string[]> {
  if (!job.tools.has('calendar_meeting.entries')) return [];
  const answer = await job.tools.read('calendar_meeting.entries', { from: day, to: day });
  const { entries } = answer.kind === 'ok' ? (answer.data as Calendar) : { entries: [] };
  const holds = entries.filter(({ layer }) => layer === 'holds').map(({ title }) => title);
  return holds.length === 0 ? [] : [`Held besides for ${holds.join(', ')}.`];
}
