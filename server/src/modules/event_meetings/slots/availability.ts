import type { NewEventType, OpenHours } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { startsOfType, takenTimes } from '../bookings/holds.repository';
import type {} from '../ports';
import type { SlotQuestion, Taken } from './judge';

const DAY_MS = 86_400_000;

/** What of a kind of meeting decides its times; it need not be saved. */
export type Meeting = Omit<NewEventType, 'slug'> & { readonly id: number | null };

interface Asked {
  readonly meeting: Meeting;
  readonly hours: OpenHours;
  readonly from: number;
  readonly until: number;
  /** Only these of its hosts. */
  readonly among?: readonly number[] | undefined;
  /** A booking that is about to be moved does not stand in its own way. */
  readonly exceptId?: number | undefined;
}

/** Gathers what is known of people's time for a question about slots. */
export class Availability {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'fillers'>) {}

  async question(db: Db, { meeting, hours, from, until, among, exceptId }: Asked): Promise<SlotQuestion> {
    const hostIds = await this.hostsOf(db, { meeting, among });
    const span = { from: new Date(from - 2 * DAY_MS), until: new Date(until + 2 * DAY_MS), exceptId: exceptId ?? null };
    const week = { from: new Date(from - 9 * DAY_MS), until: new Date(until + 9 * DAY_MS), exceptId: exceptId ?? null };
    const isLimited = meeting.daily_limit !== null || meeting.weekly_limit !== null;
    return {
      ...meeting,
      hours,
      host_ids: hostIds,
      now: this.platform.clock().getTime(),
      from,
      until,
      taken: [...(await takenTimes(db, { memberIds: hostIds, ...span })), ...(await this.#elsewhere(db, hostIds, span))],
      counted: meeting.id !== null && isLimited ? await startsOfType(db, { id: meeting.id, ...week }) : [],
    };
  }

  /** Those of its hosts who still work here; one alone where one person holds it. */
  async hostsOf(db: Db, { meeting, among }: Pick<Asked, 'meeting' | 'among'>): Promise<number[]> {
    const active = new Set((await this.platform.api('auth_and_admin').members(db)).map(({ member_id }) => member_id));
    const named = meeting.hosts.map(({ member_id }) => member_id);
    const hosts = meeting.assignment === 'single' ? named.slice(0, 1) : named;
    return hosts.filter((id) => active.has(id) && (among === undefined || among.includes(id)));
  }

  async #elsewhere(db: Db, memberIds: readonly number[], { from, until }: { from: Date; until: Date }): Promise<Taken[]> {
    const found: Taken[] = [];
    for (const source of this.platform.fillers('event_meetings.busy')) {
      const times = await source.between(db, { memberIds, from: from.toISOString(), until: until.toISOString() });
      for (const { member_id, from: begins, until: ends, label } of times)
        found.push({ member_id, from: begins, until: ends, before_min: 0, after_min: 0, label });
    }
    return found;
  }
}
