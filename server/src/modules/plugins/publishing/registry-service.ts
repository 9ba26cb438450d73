import type { ChannelState, PublishAnswer, ReleaseRecord, ReleaseSummary, StatusAnswer } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { BlobStore } from '../blobs/blob-store';
import { catalogue } from '../catalogue/catalogue.data';
import { RegistryRepository } from '../repository';
import { incompatibilities } from '../resolution/compatibility';
import type { SnapshotCache } from '../snapshot';
import { releaseFaults } from './validate-release';

interface Services {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly snapshots: SnapshotCache;
}

/** Who asks, for the history. */
export interface Caller {
  readonly actor: string;
  readonly requestId: string;
}

interface Move {
  readonly id: string;
  readonly channel: string;
  readonly wanted: number | string;
  readonly expected: number;
  readonly reason: string;
}

/** Publishing stores; promoting and rolling back change what people see. */
export class RegistryService {
  constructor(private readonly services: Services) {}

  /** Stores a release once all of its bytes are here; before, says which are missing. The same release twice is no error. */
  async publish(record: ReleaseRecord, caller: Caller): Promise<PublishAnswer & { created: boolean }> {
    const known = await this.published(record);
    if (known) return { missing: [], release: known, created: false };
    const { stable } = await this.services.snapshots.current();
    const faults = releaseFaults(record, { catalogue, stable });
    if (faults.length > 0) throw refused(faults);
    const missing = await this.services.blobs.missing([...new Set(record.files.map(({ sha256 }) => sha256))]);
    if (missing.length > 0) return { missing, release: null, created: false };
    const wrong = await this.wrongBytes(record);
    if (wrong.length > 0) throw refused(wrong);
    return this.store(record, caller);
  }

  async putBlob(sha256: string, bytes: Uint8Array): Promise<{ sha256: string; bytes: number }> {
    if (!(await this.services.blobs.put(sha256, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))) throw new AppError('plugins.blob_mismatch', { sha256 });
    return { sha256, bytes: bytes.byteLength };
  }

  /** Points a channel elsewhere, if it is still where the caller saw it. */
  promote(move: Move, caller: Caller): Promise<ChannelState> {
    return this.move(async (repository) => {
      const target = typeof move.wanted === 'number' ? await repository.releaseById(move.id, move.wanted) : await repository.releaseByVersion(move.id, move.wanted);
      if (!target) throw new AppError('plugins.release_unknown', { id: move.id, wanted: move.wanted });
      return this.swap(repository, { ...move, target, action: 'promote', caller });
    });
  }

  /** Back to the release before, or to a named one. It is a move like any other: rolling back a rollback goes forward again. */
  rollBack({ id, channel, to, reason }: { id: string; channel: string; to: string | undefined; reason: string }, caller: Caller): Promise<ChannelState> {
    return this.move(async (repository) => {
      const state = await repository.channel(id, channel);
      if (!state) throw new AppError('plugins.no_previous', { id, channel });
      const target = to === undefined ? state.previous : await repository.releaseByVersion(id, to);
      if (!target) throw to === undefined ? new AppError('plugins.no_previous', { id, channel }) : new AppError('plugins.release_unknown', { id, wanted: to });
      return this.swap(repository, { id, channel, target, expected: state.generation, reason, action: 'rollback', caller });
    });
  }

  channels(): Promise<ChannelState[]> {
    return this.services.db.withoutTenant((db) => new RegistryRepository(db).channels());
  }

  async status(id: string): Promise<StatusAnswer> {
    const status = await this.services.db.withoutTenant((db) => new RegistryRepository(db).status(id));
    if (status.releases.length === 0 && id !== 'shell' && !catalogue.some((entry) => entry.id === id)) throw new AppError('plugins.plugin_unknown', { id });
    return status;
  }

  private async move(work: (repository: RegistryRepository) => Promise<ChannelState>): Promise<ChannelState> {
    const state = await this.services.db.withoutTenant((db) => work(new RegistryRepository(db)));
    this.services.snapshots.moved();
    return state;
  }

  private async swap(repository: RegistryRepository, step: Omit<Move, 'wanted'> & { target: ReleaseSummary; action: 'promote' | 'rollback'; caller: Caller }): Promise<ChannelState> {
    const { id, channel, target, expected, reason, caller } = step;
    await this.assertFits(repository, target);
    const before = await repository.channel(id, channel);
    const moved = await repository.moveChannel({ id, channel, release: target.release, expected, actor: caller.actor, reason });
    const after = await repository.channel(id, channel);
    if (!moved || !after) throw new AppError('plugins.channel_moved', { id, channel, expected, generation: after?.generation ?? 0 });
    await repository.addEvent({ actor: caller.actor, action: step.action, pluginId: id, channel, before: before?.release.version ?? null, after: target.version, reason, requestId: caller.requestId });
    return after;
  }

  private async assertFits(repository: RegistryRepository, target: ReleaseSummary): Promise<void> {
    const record = await repository.record(target.release);
    const shell = await repository.channel('shell', 'stable');
    const shellRecord = shell ? await repository.record(shell.release.release) : undefined;
    const reasons = record ? incompatibilities(record, shellRecord ?? null) : [];
    if (reasons.length > 0) throw new AppError('plugins.incompatible', { reasons: reasons.join('; '), list: reasons });
  }

  private async published(record: ReleaseRecord): Promise<ReleaseSummary | undefined> {
    const known = await this.services.db.withoutTenant((db) => new RegistryRepository(db).releaseByVersion(record.id, record.version));
    if (known && known.content_hash !== record.content_hash) throw new AppError('plugins.version_taken', { id: record.id, version: record.version });
    return known;
  }

  private async wrongBytes(record: ReleaseRecord): Promise<string[]> {
    const faults: string[] = [];
    for (const file of record.files) {
      const bytes = await this.services.blobs.read(file.sha256);
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (bytes.length !== file.bytes) faults.push(`${file.path} has ${bytes.length} bytes, not ${file.bytes}`);
      if (integrity !== record.integrity[file.path]) faults.push(`the integrity of ${file.path} is not that of its bytes`);
    }
    return faults;
  }

  private async store(record: ReleaseRecord, caller: Caller): Promise<PublishAnswer & { created: boolean }> {
    const release = await this.services.db.withoutTenant(async (db) => {
      const repository = new RegistryRepository(db);
      const stored = await repository.insertRelease(record);
      if (stored) await repository.addEvent({ actor: caller.actor, action: 'publish', pluginId: record.id, after: record.version, reason: 'published', requestId: caller.requestId });
      return stored;
    });
    if (release) return { missing: [], release, created: true };
    const other = await this.published(record);
    if (!other) throw new AppError('plugins.version_taken', { id: record.id, version: record.version });
    return { missing: [], release: other, created: false };
  }
}

function refused(list: readonly string[]): AppError {
  return new AppError('plugins.release_refused', { reasons: list.join('; '), list });
}
