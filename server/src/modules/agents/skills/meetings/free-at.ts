import type { FreeTimes } from '@butterfly/contracts/event_meetings';
import { sayDay } from '../../planner/dates';
import type { WhenSaid } from '../../planner/reading/meeting-order';
import type { Job } from '../job';
import { notRead, notYours } from '../papers/whose';

interface Wanted extends Pick<WhenSaid, 'time' | 'after' | 'part'> {
  readonly day: string;
  /** The kind of meeting, or a part of its name. */
  readonly sort: string;
}

/** A time that is offered, or what to say where it is not or none was named. */
type FreeAt =
  | {
      readonly kind: 'free';
      readonly startAt: string;
      readonly time: string;
      readonly typeId: number;
      readonly title: string;
      readonly minutes: number;
    }
  | { readonly kind: 'ask'; readonly say: string };

const SHOWN = 10;

const letters = (said: string): string =>
  said
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace('walk through', 'walkthrough');
const isCalled = (name: string, sort: string): boolean =>
  letters(sort)
    .split(' ')
    .every((word) => letters(name).includes(word));

/** Whether a kind of meeting can be held at a time: only what the meetings themselves offer. */
export async function freeAt(job: Job, { day, time, after, part, sort }: Wanted): Promise<FreeAt> {
  const given = { day, search: sort, ...(part === 'any' ? {} : { part }) };
  const answer = await job.tools.read('event_meetings.free_times', given);
  if (answer.kind !== 'ok') return { kind: 'ask', say: answer.kind === 'missing' ? notYours('the meetings') : notRead('The free times') };
  const { times, event_type: type, taken } = answer.data as FreeTimes;
  // Where no kind is called so, another one is offered: it is not the one that was meant.
  if (!type || !isCalled(type.name, sort))
    return {
      kind: 'ask',
      say: `No kind of meeting is called “${sort}”. Which kind shall it be: a consultation, a phone call, a walk-through?`,
    };
  const exact = times.find(({ local_time: at }) => at === time);
  if (exact)
    return { kind: 'free', startAt: exact.start_at, time: exact.local_time, typeId: type.id, title: type.name, minutes: type.duration_min };
  const offered = times.map(({ local_time: at }) => at).filter((at) => after === undefined || at >= after);
  const head = time === undefined ? '' : `${time} on ${sayDay(day)} is not free for “${type.name}”. `;
  const busy = taken.length > 0 ? ` Taken: ${taken.join(', ')}.` : '';
  if (offered.length === 0)
    return {
      kind: 'ask',
      say: `${head}Nothing is free for “${type.name}” on ${sayDay(day)}${after ? ` from ${after}` : ''}.${busy} Which other day would do?`,
    };
  const rest = offered.length > SHOWN ? ' …' : '';
  return {
    kind: 'ask',
    say: `${head}Free on ${sayDay(day)} for “${type.name}” (${String(type.duration_min)} minutes): ${offered.slice(0, SHOWN).join(', ')}${rest}.${busy} Which time shall it be?`,
  };
}
