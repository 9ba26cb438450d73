import type {
  AskedPermission,
  ChannelState,
  RegistryAction,
  ReleaseFile,
  ReleaseRecord,
  ReleaseSummary,
  StatusAnswer,
} from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import { forgetOff } from './business/off-in';

/** One step of the history. */
export interface NewEvent {
  readonly actor: string;
  readonly action: RegistryAction;
  readonly pluginId: string;
  readonly channel?: string;
  readonly tenantId?: number;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly reason: string;
  readonly requestId: string;
}

/** A channel goes from the release of one generation to another release. */
export interface ChannelMove {
  readonly id: string;
  readonly channel: string;
  readonly release: number;
  readonly expected: number;
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
  readonly rollback: boolean;
  readonly breaksFreeze: boolean;
}

/** A release without its files, of the table with this alias. */
export const SUMMARY = (r: string): string =>
  `json_build_object('release', ${r}.id, 'id', ${r}.plugin_id, 'version', ${r}.version, 'content_hash', ${r}.content_hash,
    'created_at', to_char(${r}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'bytes', ${r}.bytes, 'git_sha', ${r}.git_sha)`;

const CHANNEL = `
  select c.plugin_id as id, c.name as channel, c.generation, c.updated_at, c.updated_by, c.reason,
    ${SUMMARY('r')} as release, case when p.id is null then null else ${SUMMARY('p')} end as previous
  from plugins_channel c join plugins_release r on r.id = c.release_id left join plugins_release p on p.id = c.previous_release_id`;
const CHANNEL_ALL = `${CHANNEL} order by c.plugin_id, c.name limit 1000`;
const CHANNEL_OF = `${CHANNEL} where c.plugin_id = $1 order by c.name limit 100`;
const CHANNEL_ONE = `${CHANNEL} where c.plugin_id = $1 and c.name = $2`;

const RELEASE = (where: string): string => `select ${SUMMARY('r')} as summary from plugins_release r where ${where}`;
const RELEASE_BY_VERSION = RELEASE('r.plugin_id = $1 and r.version = $2');
const RELEASE_BY_ID = RELEASE('r.plugin_id = $1 and r.id = $2');
const RELEASE_BY_HASH = RELEASE('r.plugin_id = $1 and r.content_hash = $2');
const RELEASE_BY_NUMBER = RELEASE('r.id = $1');
const RELEASES_OF = `${RELEASE('r.plugin_id = $1')} order by r.id desc limit 100`;

const INSERT_RELEASE = `
  insert into plugins_release as r (plugin_id, version, content_hash, bytes, git_sha, record) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning ${SUMMARY('r')} as summary`;

const ADD_POINTER = `insert into plugins_pointer (plugin_id, channel, release_id, at, rollback, breaks_freeze) select $1, $2, $3, $6, $7, $8 from moved returning id`;
const NEW_CHANNEL = `
  with moved as (
    insert into plugins_channel (plugin_id, name, release_id, generation, updated_by, reason) values ($1, $2, $3, 1, $4, $5)
    on conflict do nothing returning generation
  ) ${ADD_POINTER}`;
const MOVE_CHANNEL = `
  with moved as (
    update plugins_channel set previous_release_id = release_id, release_id = $3, generation = generation + 1, updated_at = now(), updated_by = $4, reason = $5
    where plugin_id = $1 and name = $2 and generation = $9 returning generation
  ) ${ADD_POINTER}`;

const EVENTS_OF = `
  select id, at, actor, action, channel, before, after, reason from plugins_event
  where plugin_id = $1 and for_tenant_id is null order by id desc limit 100`;
const ADD_EVENT = `
  insert into plugins_event (actor, action, plugin_id, channel, for_tenant_id, before, after, reason, request_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Everything the registry keeps. Tables of releases are global; `plugins_tenant` is the tenant's own. */
export class RegistryRepository {
  constructor(readonly db: Db) {}

  async releaseByVersion(pluginId: string, version: string): Promise<ReleaseSummary | undefined> {
    return (await this.db.rows<{ summary: ReleaseSummary }>(RELEASE_BY_VERSION, [pluginId, version]))[0]?.summary;
  }

  async releaseById(pluginId: string, release: number): Promise<ReleaseSummary | undefined> {
    return (await this.db.rows<{ summary: ReleaseSummary }>(RELEASE_BY_ID, [pluginId, release]))[0]?.summary;
  }

  async record(release: number): Promise<ReleaseRecord | undefined> {
    return (await this.db.rows<{ record: ReleaseRecord }>('select record from plugins_release where id = $1', [release]))[0]?.record;
  }

  /** Every plugin release somebody may get now: of the channels for businesses and of running rollouts. */
  async liveRecords(): Promise<ReleaseRecord[]> {
    const rows = await this.db.rows<{ record: ReleaseRecord }>(
      `select record from plugins_release where plugin_id <> 'shell' and id in (select release_id from plugins_channel where name in ('stable', 'beta')
       union select candidate_id from plugins_rollout where state in ('running', 'paused')) order by plugin_id, id limit 1000`,
    );
    return rows.map(({ record }) => record);
  }

  /** The files of a release, by what names its folder. */
  async files(pluginId: string, contentHash: string): Promise<{ release: number; files: ReleaseFile[] } | undefined> {
    const text = "select id as release, record -> 'files' as files from plugins_release where plugin_id = $1 and content_hash = $2";
    return (await this.db.rows<{ release: number; files: ReleaseFile[] }>(text, [pluginId, contentHash]))[0];
  }

  /** The release that has these files already. */
  async releaseByHash(pluginId: string, contentHash: string): Promise<ReleaseSummary | undefined> {
    return (await this.db.rows<{ summary: ReleaseSummary }>(RELEASE_BY_HASH, [pluginId, contentHash]))[0]?.summary;
  }

  /** The hashes of all files of a release, by what names its folder. */
  async integrity(pluginId: string, contentHash: string): Promise<ReleaseRecord['integrity'] | undefined> {
    const text = "select record -> 'integrity' as integrity from plugins_release where plugin_id = $1 and content_hash = $2";
    return (await this.db.rows<{ integrity: ReleaseRecord['integrity'] }>(text, [pluginId, contentHash]))[0]?.integrity;
  }

  /** Undefined when the version or the content was published a moment before. */
  async insertRelease(record: ReleaseRecord): Promise<ReleaseSummary | undefined> {
    const bytes = record.files.reduce((sum, file) => sum + file.bytes, 0);
    const values = [record.id, record.version, record.content_hash, bytes, record.built.git_sha ?? null, JSON.stringify(record)];
    return (await this.db.rows<{ summary: ReleaseSummary }>(INSERT_RELEASE, values))[0]?.summary;
  }

  async channel(pluginId: string, name: string): Promise<ChannelState | undefined> {
    return (await this.db.rows<ChannelState>(CHANNEL_ONE, [pluginId, name]))[0];
  }

  async channels(): Promise<ChannelState[]> {
    return this.db.rows<ChannelState>(CHANNEL_ALL);
  }

  async status(pluginId: string): Promise<StatusAnswer> {
    const channels = await this.db.rows<ChannelState>(CHANNEL_OF, [pluginId]);
    const releases = (await this.db.rows<{ summary: ReleaseSummary }>(RELEASES_OF, [pluginId])).map(({ summary }) => summary);
    const events = await this.db.rows<StatusAnswer['events'][number]>(EVENTS_OF, [pluginId]);
    return { id: pluginId, channels, releases, events };
  }

  /** Compare and swap: false when the channel is not at the expected generation any more. */
  async moveChannel(move: ChannelMove): Promise<boolean> {
    const values = [move.id, move.channel, move.release, move.actor, move.reason, move.at.toISOString(), move.rollback, move.breaksFreeze];
    const rows =
      move.expected === 0 ? await this.db.rows(NEW_CHANNEL, values) : await this.db.rows(MOVE_CHANNEL, [...values, move.expected]);
    return rows.length === 1;
  }

  /** The plugin points nowhere any more; its releases and its history stay. */
  async dropChannels(pluginId: string): Promise<void> {
    await this.db.rows('delete from plugins_channel where plugin_id = $1 returning name', [pluginId]);
  }

  /** What a release asks for beyond the one that was stable when it came. */
  async addGrowth(pluginId: string, release: number, added: readonly AskedPermission[]): Promise<void> {
    await this.db.rows('insert into plugins_growth (release_id, plugin_id, added) values ($1, $2, $3)', [
      release,
      pluginId,
      JSON.stringify(added),
    ]);
  }

  /** Why nobody may get this release; undefined when they may. */
  async withdrawn(release: number): Promise<{ status: 'quarantined' | 'yanked'; reason: string } | undefined> {
    return (
      await this.db.rows<{ status: 'quarantined' | 'yanked'; reason: string }>(
        'select status, reason from plugins_withdrawn where release_id = $1',
        [release],
      )
    )[0];
  }

  async withdraw(
    release: number,
    { status, reason, at, actor }: { status: 'quarantined' | 'yanked'; reason: string; at: Date; actor: string },
  ): Promise<void> {
    await this.db.rows(
      `insert into plugins_withdrawn (release_id, status, reason, at, by) values ($1, $2, $3, $4, $5)
       on conflict (release_id) do update set status = excluded.status, reason = excluded.reason, at = excluded.at, by = excluded.by where plugins_withdrawn.status <> 'yanked'`,
      [release, status, reason, at.toISOString(), actor],
    );
  }

  /** Ends a quarantine; a yank stays. */
  async lift(release: number): Promise<boolean> {
    return (
      (await this.db.rows(`delete from plugins_withdrawn where release_id = $1 and status = 'quarantined' returning release_id`, [release]))
        .length === 1
    );
  }

  async releaseByNumber(release: number): Promise<ReleaseSummary | undefined> {
    return (await this.db.rows<{ summary: ReleaseSummary }>(RELEASE_BY_NUMBER, [release]))[0]?.summary;
  }

  async addEvent(event: NewEvent): Promise<void> {
    await this.db.rows(ADD_EVENT, [
      event.actor,
      event.action,
      event.pluginId,
      event.channel ?? null,
      event.tenantId ?? null,
      event.before ?? null,
      event.after ?? null,
      event.reason,
      event.requestId,
    ]);
  }

  async setEnabled(pluginId: string, enabled: boolean): Promise<void> {
    forgetOff(this.db);
    await this.db.rows(
      `insert into plugins_tenant (plugin_id, enabled, updated_by_id) values ($1, $2, $3)
       on conflict (tenant_id, plugin_id) do update set enabled = excluded.enabled, generation = plugins_tenant.generation + 1, updated_at = now(), updated_by_id = excluded.updated_by_id`,
      [pluginId, enabled, this.db.memberId],
    );
  }
}
