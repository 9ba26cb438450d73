import type { IssuedTicket, OverrideTicket, ReleaseRecord } from '@butterfly/contracts/plugins';
import { besideProjects } from '../../../platform/db/worker';
import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { readBusiness } from '../business/repository';
import { releaseFaults } from '../publishing/validate-release';
import { RegistryRepository } from '../repository';
import type { SnapshotCache } from '../snapshot';
import { findTicket, insertTicket, listTickets, revokeTicket, sealRow, writeBuild, type TicketRow } from './repository';
import { openTicket, rowSeal, sealTicket } from './running-build';

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Who is asking, and in which request. */
export interface Asker {
  readonly tx: Tx;
  readonly session: Session;
  readonly permissions: PermissionRecord;
  readonly requestId: string;
}

const DEVELOPER = 'plugin_developer';
const HOUR_MS = 3_600_000;

/** Tickets that let one person load one plugin from their own machine. */
export class Overrides {
  constructor(
    private readonly services: {
      platform: Platform;
      snapshots: Pick<SnapshotCache, 'current'>;
      requireKnown: (id: string) => Promise<void>;
    },
  ) {}

  async list({ tx, session, permissions }: Asker): Promise<OverrideTicket[]> {
    return tx(async (db) => this.named(db, await listTickets(db, permissions.is_admin ? null : session.memberId)));
  }

  async issue(
    { tx, session, permissions, requestId }: Asker,
    wanted: { plugin: string; origin: string; member?: number | undefined; hours: number; reason: string },
  ): Promise<IssuedTicket> {
    const {
      platform: { clock, signer, api },
      requireKnown,
    } = this.services;
    const member = wanted.member ?? session.memberId;
    if (!permissions.is_admin && !(permissions.features.includes(DEVELOPER) && member === session.memberId))
      throw new AppError('plugins.no_developer');
    await requireKnown(wanted.plugin);
    const at = clock();
    const endsAt = new Date(at.getTime() + wanted.hours * HOUR_MS);
    return tx(async (db) => {
      if ((await readBusiness(db, at)).business?.overrides_allowed === false) throw new AppError('plugins.overrides_forbidden');
      if (!(await api('auth_and_admin').members(db)).some((one) => one.member_id === member)) throw new AppError('plugins.member_unknown');
      const { plugin, origin, reason } = wanted;
      const id = await insertTicket(db, { plugin, member, origin, reason, issuedBy: session.email, at, endsAt });
      const facts = { id, tenantId: db.tenantId, memberId: member, plugin, origin, endsAt: endsAt.toISOString() };
      const ticket = sealTicket(signer, facts);
      await sealRow(db, id, rowSeal(signer, facts));
      await new RegistryRepository(db).addEvent({
        actor: session.email,
        action: 'override',
        pluginId: plugin,
        tenantId: db.tenantId,
        after: `${origin} until ${endsAt.toISOString()} for member ${member}`,
        reason,
        requestId,
      });
      return { ...(await this.read(db, id)), ticket };
    });
  }

  async revoke({ tx, session, permissions, requestId }: Asker, id: number): Promise<OverrideTicket> {
    const { clock, sockets } = this.services.platform;
    return tx(async (db) => {
      const row = await findTicket(db, id);
      if (!row || (!permissions.is_admin && row.member !== session.memberId)) throw new AppError('plugins.override_unknown');
      await revokeTicket(db, id, clock());
      await new RegistryRepository(db).addEvent({
        actor: session.email,
        action: 'override_revoke',
        pluginId: row.plugin,
        tenantId: db.tenantId,
        before: row.origin,
        reason: 'revoked',
        requestId,
      });
      db.afterCommit(() => sockets.toMember(db.tenantId, row.member, { type: 'permission' }));
      return this.read(db, id);
    });
  }

  /** What `butterfly dev` built last. The ticket says for whom and from where. */
  async announce(ticket: string, record: ReleaseRecord): Promise<OverrideTicket> {
    const {
      platform: { signer, db, clock, sockets },
      snapshots,
    } = this.services;
    const facts = openTicket(signer, ticket);
    if (!facts || Date.parse(facts.endsAt) <= clock().getTime()) throw new AppError('plugins.ticket_refused');
    const { stable, world } = await snapshots.current();
    const faults = [
      ...(record.id === facts.plugin ? [] : [`the ticket is for ${facts.plugin}`]),
      ...releaseFaults(record, { catalogue: world.catalogue, stable }),
    ];
    if (faults.length > 0) throw new AppError('plugins.release_refused', { reasons: faults.join('; '), list: faults });
    return db.withTenant(besideProjects(facts), async (tx) => {
      const isAllowed = (await readBusiness(tx, clock())).business?.overrides_allowed !== false;
      if (!isAllowed || !(await writeBuild(tx, { id: facts.id, seal: rowSeal(signer, facts), record, now: clock() })))
        throw new AppError('plugins.ticket_refused');
      tx.afterCommit(() => sockets.toMember(facts.tenantId, facts.memberId, { type: 'override' }));
      return this.read(tx, facts.id);
    });
  }

  private async read(db: Db, id: number): Promise<OverrideTicket> {
    const row = await findTicket(db, id);
    const [named] = row ? await this.named(db, [row]) : [];
    if (!named) throw new AppError('plugins.override_unknown');
    return named;
  }

  private async named(db: Db, rows: readonly TicketRow[]): Promise<OverrideTicket[]> {
    const names = await this.services.platform.api('auth_and_admin').memberNames(db);
    return rows.map((row) => ({ ...row, member_name: names.get(row.member) ?? 'somebody who has left' }));
  }
}
