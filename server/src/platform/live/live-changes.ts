import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { AccessCache } from '../auth/access-cache';
import type { Database } from '../db/database';
import type { Db } from '../db/db';
import type { KeptReads } from '../db/kept-reads';
import type { RowScope } from '../db/worker';
import type { Session } from '../define-module';
import type { Bus } from '../sockets/bus';
import type { SocketHub } from '../sockets/socket-hub';
import type { Change } from './change';
import type { Subjects } from '../subjects/subjects';
import type { LiveEntity } from './live-entities';

const CHANNEL = 'changes';
/** Changes of one business within so many milliseconds are told in one frame. */
const TOGETHER_MS = 15;
/** More than this in one frame is told as one "many" for each entity. */
const MOST_TOLD = 100;

interface Parcel {
  readonly tenantId: number;
  readonly changes: readonly Change[];
}

export interface LiveChangesOptions {
  readonly bus: Bus;
  readonly sockets: Pick<SocketHub, 'openMembers' | 'toMemberHere'>;
  readonly access: Pick<AccessCache, 'permissionsOf' | 'scopeOf' | 'enabled'>;
  readonly db: Pick<Database, 'withTenant'>;
  readonly log: FastifyBaseLogger;
  readonly entities: ReadonlyMap<string, LiveEntity>;
  /** Things that not everybody who may use their plugin sees. */
  readonly subjects: Pick<Subjects, 'find'>;
  /** By entity: plugins of others whose pages show it. */
  readonly shownBy: ReadonlyMap<string, readonly string[]>;
  /** Told at once of what has changed here, and a moment later of what has changed anywhere. */
  readonly keptReads: Pick<KeptReads, 'changed'>;
  /** Plugins that every member may use. */
  readonly open: ReadonlySet<string>;
}

/**
 * Tells the open pages what others have changed: after the commit, in every process, and only to members who may use the plugin and see
 * the row. It says that something changed, never what it is now: a page asks for that and gets what it may see.
 */
export class LiveChanges {
  private readonly waiting = new Map<number, Change[]>();

  constructor(private readonly options: LiveChangesOptions) {
    options.bus.on(CHANNEL, (parcel) => {
      this.outdate(parcel as Parcel);
      this.tell(parcel as Parcel).catch((error: unknown) => options.log.error({ err: error }, 'open pages could not be told of a change'));
    });
  }

  /** Takes what a transaction has committed. */
  committed(tenantId: number, changes: readonly Change[]): void {
    this.outdate({ tenantId, changes });
    const waiting = this.waiting.get(tenantId);
    if (waiting) return void waiting.push(...changes);
    this.waiting.set(tenantId, [...changes]);
    setTimeout(() => this.publish(tenantId), TOGETHER_MS).unref();
  }

  private outdate({ tenantId, changes }: Parcel): void {
    this.options.keptReads.changed(tenantId, new Set(changes.map(({ entity }) => entity)));
  }

  private publish(tenantId: number): void {
    const changes = this.waiting.get(tenantId) ?? [];
    this.waiting.delete(tenantId);
    this.options.bus.publish(CHANNEL, { tenantId, changes: changes.length > MOST_TOLD ? asMany(changes) : changes } satisfies Parcel);
  }

  private async tell({ tenantId, changes }: Parcel): Promise<void> {
    for (const session of this.options.sockets.openMembers(tenantId)) {
      const seen = await this.seenBy(session, changes);
      if (seen.length > 0) this.options.sockets.toMemberHere(session, { type: 'changed', changes: seen });
    }
  }

  private async seenBy(session: Session, changes: readonly Change[]): Promise<readonly Change[]> {
    const permitted: Change[] = [];
    for (const change of changes) if (await this.mayUse(session, change.entity)) permitted.push(change);
    const rowScope = await this.options.access.scopeOf(session);
    const isSure = ({ entity }: Change) => rowScope === 'all' && this.narrowing(entity) === null;
    const unsure = permitted.filter((change) => !isSure(change));
    return unsure.length === 0 ? permitted : [...permitted.filter(isSure), ...(await this.visible({ ...session, rowScope }, unsure))];
  }

  private narrowing(entity: string): string | null {
    return this.options.subjects.find(entity)?.seenBy ?? null;
  }

  private async mayUse(session: Session, entity: string): Promise<boolean> {
    const own = this.options.entities.get(entity)?.plugin;
    const permissions = await this.options.access.permissionsOf(session);
    for (const plugin of [...(own ? [own] : []), ...(this.options.shownBy.get(entity) ?? [])]) {
      if (this.options.open.has(plugin)) return true;
      if (mayUsePlugin(permissions, plugin) && (await this.options.access.enabled(session.tenantId, plugin))) return true;
    }
    return false;
  }

  /** What the member sees is asked of the database in its name; what is gone cannot be asked for and is not told. */
  private visible(
    who: Pick<Session, 'tenantId' | 'memberId'> & { rowScope: RowScope },
    changes: readonly Change[],
  ): Promise<readonly Change[]> {
    return this.options.db.withTenant({ tenantId: who.tenantId, memberId: who.memberId, rowScope: who.rowScope }, async (db) => {
      const seen: Change[] = [];
      for (const [entity, ofEntity] of grouped(changes)) {
        const ids = await this.visibleIds(db, {
          entity,
          memberId: who.memberId,
          ids: ofEntity.flatMap(({ id }) => (id === null ? [] : [id])),
        });
        seen.push(...ofEntity.filter(({ id }) => id !== null && ids.has(id)));
      }
      return seen;
    });
  }

  private async visibleIds(
    db: Db,
    { entity, ids, memberId }: { entity: string; ids: readonly number[]; memberId: number },
  ): Promise<ReadonlySet<number>> {
    const table = this.options.entities.get(entity)?.table;
    if (!table || ids.length === 0) return new Set();
    const narrowing = this.narrowing(entity)?.replaceAll(':member', '$2::int');
    const text = `select id from ${table} where id = any ($1::int[])${narrowing ? ` and (${narrowing})` : ''}`;
    const rows = await db.rows<{ id: number }>(text, narrowing ? [ids, memberId] : [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}

function grouped(changes: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(change.entity, [...(groups.get(change.entity) ?? []), change]);
  return groups;
}

function asMany(changes: readonly Change[]): Change[] {
  return [...grouped(changes).keys()].map((entity) => ({ entity, id: null, version: 0, kind: 'update' }));
}
