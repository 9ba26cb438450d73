import type { External, NewExternal } from '@butterfly/contracts/calendar_meeting';
import { createSecretBox, type SecretBox } from '../../../platform/auth/secret-box';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { RemoteFault } from '../../../platform/files/remote/remote-files';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { readCalendar, reasonOf, spanFrom, type Busy } from './read-calendar';
import { externals, externalsOf, externalsToSync, removeExternal, replaceBusy, type StoredExternal } from './repository';

/** More than this no calendar has; what is larger is not read to its end. */
const MOST_BYTES = 5_000_000;
const MOST_CALENDARS = 10;
const HOURS_MS = 3 * 3_600_000;

type Read = { readonly busy: Busy[]; readonly events: number } | { readonly problem: string };
interface Caller {
  readonly tenantId: number;
  readonly memberId: number;
}
type InTx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Calendars that members keep elsewhere. They are fetched outside of transactions, by addresses that only public sites have. */
export class ExternalService {
  readonly #box: SecretBox;

  constructor(private readonly platform: Platform) {
    this.#box = createSecretBox(platform.env.SESSION_SECRET, 'calendar_meeting/external');
  }

  async list(db: Db): Promise<External[]> {
    return (await externalsOf(db, db.memberId ?? 0)).map(shown);
  }

  /** @throws AppError `calendar_meeting.calendar_refused` with the reason, `calendar_meeting.too_many_calendars` */
  async add({ tenantId, memberId }: Caller, tx: InTx, { name, url }: NewExternal): Promise<External> {
    const address = url.replace(/^webcal:/i, 'https:');
    const read = await this.#read(tx, address);
    if ('problem' in read)
      throw new AppError('calendar_meeting.calendar_refused', { reason: read.problem, fields: { url: [read.problem] } });
    return tx(async (db) => {
      if ((await externalsOf(db, memberId)).length >= MOST_CALENDARS) throw new AppError('calendar_meeting.too_many_calendars');
      const sealed_url = this.#box.seal(ownerOf(tenantId, memberId), address);
      const made = await externals.insert(db, {
        ...{ member_id: memberId, name, host: new URL(address).host, sealed_url },
        ...{ last_sync: this.platform.clock().toISOString(), problem: '', events: read.events },
      });
      await replaceBusy(db, made, read.busy);
      return shown(made);
    });
  }

  /** Reads one of the caller's anew. @throws AppError `not_found` */
  async sync({ tenantId, memberId }: Caller, tx: InTx, id: number): Promise<External> {
    const known = await tx((db) => externals.read(db, id));
    if (known.member_id !== memberId) throw new AppError('not_found');
    return this.#syncOne({ tenantId, tx }, known);
  }

  /** @throws AppError `not_found` */
  async remove(db: Db, id: number): Promise<void> {
    if (!(await removeExternal(db, { id, memberId: db.memberId ?? 0 }))) throw new AppError('not_found');
  }

  /** Reads anew what was not read for three hours. One that fails says why, and hinders no other. */
  job(): Job<never> {
    const { platform } = this;
    return {
      name: 'calendar_meeting.read_calendars',
      schedule: '7,37 * * * *',
      run: async () => {
        const before = new Date(platform.clock().getTime() - HOURS_MS).toISOString();
        for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
          const tx: InTx = (work) => platform.db.withTenant({ tenantId, memberId: null }, work);
          if (await platform.ports.enablement?.enabled(tenantId, 'calendar_meeting'))
            for (const known of await tx((db) => externalsToSync(db, before))) await this.#syncOne({ tenantId, tx }, known);
        }
      },
    };
  }

  async #syncOne({ tenantId, tx }: { tenantId: number; tx: InTx }, known: StoredExternal): Promise<External> {
    const address = this.#box.open(ownerOf(tenantId, known.member_id), known.sealed_url);
    const read: Read = address === null ? { problem: 'Its address cannot be read any more. Add it again.' } : await this.#read(tx, address);
    return tx(async (db) => {
      const last_sync = this.platform.clock().toISOString();
      // What was known stays where nothing new can be read.
      if ('problem' in read) return shown(await externals.patch(db, { id: known.id, changes: { last_sync, problem: read.problem } }));
      await replaceBusy(db, known, read.busy);
      return shown(await externals.patch(db, { id: known.id, changes: { last_sync, problem: '', events: read.events } }));
    });
  }

  async #read(tx: InTx, address: string): Promise<Read> {
    const bytes = await this.platform.remoteFiles.fetch(address, { limit: MOST_BYTES });
    if (!Buffer.isBuffer(bytes)) return { problem: problemOf(bytes) };
    const { tz } = await tx((db) => this.platform.api('auth_and_admin').tenant(db));
    try {
      return readCalendar(bytes.toString('utf8'), spanFrom(this.platform.clock(), tz));
    } catch (error) {
      const problem = reasonOf(error);
      if (problem === null) throw error;
      return { problem };
    }
  }
}

const ownerOf = (tenantId: number, memberId: number): string => `${tenantId}/${memberId}`;

const shown = ({ id, name, host, last_sync, problem, events }: StoredExternal): External => ({
  id,
  name,
  host,
  last_sync,
  problem,
  events,
});

function problemOf(fault: RemoteFault): string {
  if (fault.kind === 'refused') return 'This address is none that can be read from here.';
  return fault.kind === 'too_large' ? 'It is larger than 5 MB.' : `It could not be read: ${fault.reason}.`;
}
