import { mayUsePlugin, type SwitchImpact, type TenantPlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { LoadedBusiness } from '../business/load-business';
import type { Requesters } from '../business/requester';
import { describe } from '../create-api';
import { RegistryRepository } from '../repository';
import { ALWAYS_ON } from '../resolution/always-on';
import type { World } from '../resolution/world';
import type { Snapshot, SnapshotCache } from '../snapshot';
import { lastProblems, moveSwitch, switchesOf } from './repository';
import { tenantPlugins } from './tenant-list';

interface Move {
  readonly id: string;
  readonly enabled: boolean;
  readonly expected: number;
  readonly reason: string;
  readonly session: Session;
  readonly requestId: string;
}

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** What the rows of one business are made of, read in one transaction. */
interface Read {
  readonly snapshot: Snapshot;
  readonly loaded: LoadedBusiness;
  readonly rows: (world: World) => TenantPlugin[];
}

/** A business's own plugins: what is on, who sees it, what switching means. */
export class TenantPlugins {
  constructor(
    private readonly services: { snapshots: Pick<SnapshotCache, 'current' | 'worldWith'>; platform: Platform; requesters: Requesters },
  ) {}

  async list(tx: Tx): Promise<TenantPlugin[]> {
    const snapshot = await this.services.snapshots.current();
    const read = await tx((db) => this.read(db, snapshot));
    return read.rows(await this.worldOf(read));
  }

  async one(tx: Tx, id: string): Promise<TenantPlugin> {
    return requirePlugin(await this.list(tx), id);
  }

  async impact(tx: Tx, id: string): Promise<SwitchImpact> {
    const snapshot = await this.services.snapshots.current();
    const plugins = await this.list(tx);
    const plugin = requirePlugin(plugins, id);
    const audience = await tx((db) => this.services.platform.api('manage_members').audience(db));
    const seen = await this.services.platform.api('plugins').seenBy({ plugins: [id], features: [`access_${id}`], is_admin: false }, []);
    const manifest = snapshot.stable.find((pointer) => pointer.id === id)?.current.record.manifest;
    return {
      id,
      members: audience.filter(({ permissions }) => mayUsePlugin(permissions, id)).map(({ memberId, name }) => ({ id: memberId, name })),
      cards: manifest?.contributes.cards.map(({ label }) => label) ?? [],
      pages: seen.pages.filter((page) => page.plugin === id).length,
      needed_by: plugin.needed_by.map((other) => ({ id: other, title: requirePlugin(plugins, other).title })),
      slots: [...new Set(manifest?.contributes.fills.map(({ slot }) => slot) ?? [])],
      tools: manifest?.contributes.assistantTools.map(({ title }) => title) ?? [],
    };
  }

  /** Compare and swap with a line in the history; told to every open page of the business after the commit. */
  async move(tx: Tx, move: Move): Promise<TenantPlugin> {
    const { platform, snapshots } = this.services;
    const snapshot = await snapshots.current();
    const title = requirePlugin(describe(snapshot), move.id).title;
    if (!move.enabled && ALWAYS_ON.has(move.id)) throw new AppError('plugins.always_on', { title });
    const moved = await tx(async (db) => {
      if (!(await moveSwitch(db, move))) return false;
      await new RegistryRepository(db).addEvent({
        actor: move.session.email,
        action: move.enabled ? 'enable' : 'disable',
        pluginId: move.id,
        tenantId: db.tenantId,
        before: move.enabled ? 'off' : 'on',
        after: move.enabled ? 'on' : 'off',
        reason: move.reason,
        requestId: move.requestId,
      });
      db.afterCommit(() => {
        platform.forgetAccess({ tenantId: db.tenantId });
        platform.sockets.toTenant(db.tenantId, { type: 'permission' });
      });
      return true;
    });
    const current = await this.one(tx, move.id);
    if (!moved) throw new AppError('plugins.switch_moved', { title, current });
    return current;
  }

  async requireKnown(id: string): Promise<void> {
    requirePlugin(describe(await this.services.snapshots.current()), id);
  }

  private async worldOf({ loaded }: Pick<Read, 'loaded'>): Promise<World> {
    return this.services.snapshots.worldWith([...loaded.business.preferences.values()].flatMap(({ held }) => (held ? [held.release] : [])));
  }

  private async read(db: Db, snapshot: Snapshot): Promise<Read> {
    const {
      platform: { api, clock },
      requesters,
    } = this.services;
    const { loaded } = await requesters.read(db, snapshot);
    const names = await api('auth_and_admin').memberNames(db);
    const facts = {
      switches: await switchesOf(db),
      problems: await lastProblems(db),
      audience: await api('manage_members').audience(db),
      names,
    };
    return {
      snapshot,
      loaded,
      rows: (world) =>
        tenantPlugins({ ...facts, snapshot, world, business: loaded.business, now: clock().getTime(), known: describe(snapshot) }),
    };
  }
}

function requirePlugin<T extends { readonly id: string }>(plugins: readonly T[], id: string): T {
  const plugin = plugins.find((candidate) => candidate.id === id);
  if (!plugin) throw new AppError('plugins.plugin_unknown', { id });
  return plugin;
}
