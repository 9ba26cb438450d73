import type { Entry, Feed, Layer, NewFeed } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import { writeCalendar, type CalendarItem, type CalendarTime } from '../../../platform/calendar/write-calendar';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { PublicLink } from '../../../platform/public-links/link-kind';
import { RecordTable } from '../../../platform/records/record-table';
import { localDay } from '../../../platform/time/local-time';
import { calendarOf } from '../entries/calendar';
import { FEED, feedPath } from './link';

interface StoredFeed {
  readonly id: number;
  readonly member_id: number;
  readonly layers: Layer[];
  readonly link_id: number | null;
  readonly version: number;
}

const feeds = new RecordTable<StoredFeed>({
  name: 'calendar_meeting_feed',
  reads: { id: true, member_id: true, layers: true, link_id: true, version: true },
  writes: { member_id: 'int', layers: 'text[]', link_id: 'int' },
});

const DAYS_BEFORE = 30;
const DAYS_PER_READ = 90;
const READS = 4;

/** Secret addresses by which calendar programs read what a member sees. */
export class FeedService {
  constructor(private readonly platform: Platform) {}

  async read(db: Db): Promise<Feed> {
    const known = await this.#mine(db);
    return feedOf(known, known && (await this.#link(db, known)));
  }

  /** Another address; the one before opens nothing any more. */
  async rotate(db: Db, { layers, site }: { layers: Layer[]; site: string }): Promise<NewFeed> {
    // Two tabs that ask at once: the second takes the address of the first away.
    await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('calendar_meeting.feed/' || $2::int))`, [db.tenantId, db.memberId]);
    const before = await this.#mine(db);
    if (before?.link_id) await this.platform.links.setRevoked(db, FEED, { id: before.link_id, subjectId: before.id, revoked: true });
    const known = before ?? (await feeds.insert(db, { member_id: db.memberId, layers, link_id: null }));
    const { token, link } = await this.platform.links.create(db, FEED, { subjectId: known.id, scopes: ['read'] });
    const saved = await feeds.patch(db, { id: known.id, changes: { layers, link_id: link.id } });
    return { ...feedOf(saved, link), url: `${site}${feedPath(token)}` };
  }

  async revoke(db: Db): Promise<Feed> {
    const known = await this.#mine(db);
    if (!known?.link_id) return feedOf(known, null);
    await this.platform.links.setRevoked(db, FEED, { id: known.link_id, subjectId: known.id, revoked: true });
    return feedOf(await feeds.patch(db, { id: known.id, changes: { link_id: null } }), null);
  }

  /** What the member sees, in their row scope; nothing once they have left or may not use the calendar. @throws AppError `not_found` */
  async calendar({ params, headers, ip }: Pick<Call, 'headers' | 'ip'> & { params: { token: string } }): Promise<string> {
    const token = params.token.replace(/\.ics$/, '');
    const found = await this.platform.linkDoor.visit({ kind: FEED, token, headers, ip }, async (db, seen) => {
      if (seen.state !== 'open') throw new AppError('not_found');
      const feed = await feeds.read(db, seen.link.subject_id);
      const identity = this.platform.api('auth_and_admin');
      const member = (await identity.members(db)).find(({ member_id }) => member_id === feed.member_id);
      if (!member) throw new AppError('not_found');
      await this.platform.links.noteUsed(db, seen.link.id);
      const { id: tenantId, tz, name } = await identity.tenant(db);
      return {
        feed,
        tz,
        business: name,
        session: { id: 0, userId: member.user_id, memberId: member.member_id, tenantId, username: member.username, email: member.email },
      };
    });
    const permissions = await this.platform.access.permissionsOf(found.session);
    if (!mayUsePlugin(permissions, 'calendar_meeting')) throw new AppError('not_found');
    const worker = await this.platform.access.workerOf(found.session);
    const entries = await this.platform.db.withTenant(worker, async (db) => {
      const all = new Map<string, Entry>();
      let from = addDays(localDay(this.platform.clock(), found.tz), -DAYS_BEFORE);
      for (let read = 0; read < READS; read += 1, from = addDays(from, DAYS_PER_READ)) {
        const query = { from, to: addDays(from, DAYS_PER_READ - 1), layers: found.feed.layers.join(',') };
        for (const entry of (await calendarOf(db, { platform: this.platform, permissions, query })).entries) all.set(entry.key, entry);
      }
      return [...all.values()];
    });
    const mine = entries.filter(({ layer, member_ids }) => layer !== 'busy' || member_ids.includes(found.feed.member_id));
    const items = mine.map(itemOf);
    return writeCalendar({ name: found.business, product: 'Calendar', method: 'PUBLISH', stamp: this.platform.clock(), items });
  }

  async #mine(db: Db): Promise<StoredFeed | undefined> {
    return (await db.rows<StoredFeed>(`select ${feeds.columns} from ${feeds.name} where member_id = $1`, [db.memberId]))[0];
  }

  async #link(db: Db, { id, link_id }: StoredFeed): Promise<PublicLink | null> {
    return (await this.platform.links.about(db, FEED, { subjectIds: [id] })).find((link) => link.id === link_id) ?? null;
  }
}

function feedOf(known: StoredFeed | undefined, link: PublicLink | null | undefined): Feed {
  return {
    is_open: link !== null && link !== undefined,
    layers: known?.layers ?? [],
    made_at: link?.created_at ?? null,
    last_read_at: link?.last_used_at ?? null,
  };
}

/** What takes nobody's time. */
const FREE: ReadonlySet<Layer> = new Set(['holds', 'payments', 'rentals', 'tasks']);

/** Each day of a series for itself: so every program shows it at the hour it has. */
function itemOf(entry: Entry): CalendarItem {
  return {
    uid: `${entry.key}@butterfly`,
    sequence: entry.event?.version ?? 0,
    time: timeOf(entry),
    summary: entry.title,
    status: entry.tentative ? 'TENTATIVE' : 'CONFIRMED',
    isFree: FREE.has(entry.layer),
  };
}

function timeOf({ start_at, end_at, start_day, end_day }: Entry): CalendarTime {
  if (start_at === null || end_at === null) return { kind: 'days', from: start_day, to: end_day };
  return { kind: 'moments', from: start_at, until: end_at };
}
