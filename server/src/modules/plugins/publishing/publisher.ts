import { pluginManifest, signedText, type PublishAnswer, type ReleaseRecord, type ReleaseSummary } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { BlobStore } from '../blobs/blob-store';
import { assertMay, type Caller } from '../caller';
import { catalogue } from '../catalogue/catalogue.data';
import { RegistryRepository } from '../repository';
import { permissionGrowth } from '../resolution/consent';
import type { SnapshotCache } from '../snapshot';
import { keysOf } from '../teams/repository';
import { signatureFaults } from '../teams/signature';
import { foreignCalls } from './foreign-calls';
import { budgetFaults } from './release-budget';
import { releaseFaults } from './validate-release';

interface Services {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly snapshots: SnapshotCache;
}

type Published = PublishAnswer & { created: boolean };

/** Publishing stores, and changes nothing that anybody sees. */
export class Publisher {
  constructor(private readonly services: Services) {}

  /** Stores a release once all of its bytes are here; before, says which are missing. The same release twice is no error. */
  async publish(record: ReleaseRecord, { largerBecause, ...caller }: Caller & { largerBecause: string | undefined }): Promise<Published> {
    assertMay(caller, 'publish', record.id);
    const known = await this.published(record);
    const missing = await this.services.blobs.missing([...new Set(record.files.map(({ sha256 }) => sha256))]);
    // Published once more, it mends what was damaged since.
    if (known) return missing.length > 0 ? { missing, release: null, created: false } : { missing, release: known, created: false };
    const { stable } = await this.services.snapshots.current();
    const before = stable.find(({ id }) => id === record.id)?.current.record;
    const keys = await this.services.db.withoutTenant((db) => keysOf(db, record.id));
    const faults = [
      ...releaseFaults(record, { catalogue, stable }),
      ...signatureFaults(record, keys),
      ...budgetFaults(record, before, largerBecause),
    ];
    if (faults.length > 0) throw refused(faults);
    if (missing.length > 0) return { missing, release: null, created: false };
    const wrong = await this.wrongBytes(record);
    if (wrong.length > 0) throw refused(wrong);
    return this.store(record, before, { ...caller, reason: largerBecause ? `published; larger because: ${largerBecause}` : 'published' });
  }

  async putBlob(sha256: string, bytes: Uint8Array, { deploy }: Pick<Caller, 'deploy'>): Promise<{ sha256: string; bytes: number }> {
    if (deploy && !deploy.rights.includes('publish')) throw new AppError('plugins.not_permitted', { right: 'publish', id: 'files' });
    if (!(await this.services.blobs.put(sha256, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))))
      throw new AppError('plugins.blob_mismatch', { sha256 });
    return { sha256, bytes: bytes.byteLength };
  }

  private async published(record: ReleaseRecord): Promise<ReleaseSummary | undefined> {
    const { id, version, content_hash: hash } = record;
    const { known, stored, same } = await this.services.db.withoutTenant(async (db) => {
      const repository = new RegistryRepository(db);
      const found = await repository.releaseByVersion(id, version);
      return found
        ? { known: found, stored: await repository.record(found.release), same: undefined }
        : { same: await repository.releaseByHash(id, hash) };
    });
    if (same) throw new AppError('plugins.same_files', { id, version, other: same.version });
    if (known && (known.content_hash !== hash || (stored && !hasManifestOf(record, stored))))
      throw new AppError('plugins.version_taken', { id, version });
    return known;
  }

  private async wrongBytes(record: ReleaseRecord): Promise<string[]> {
    const faults: string[] = [];
    for (const file of record.files) {
      const bytes = await this.services.blobs.read(file.sha256);
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (bytes.length !== file.bytes) faults.push(`${file.path} has ${bytes.length} bytes, not ${file.bytes}`);
      if (integrity !== record.integrity[file.path]) faults.push(`the integrity of ${file.path} is not that of its bytes`);
      faults.push(...foreignCalls(file.path, bytes.toString('utf8')));
    }
    return faults;
  }

  private async store(
    record: ReleaseRecord,
    before: ReleaseRecord | undefined,
    { actor, requestId, reason }: Caller & { reason: string },
  ): Promise<Published> {
    const added = permissionGrowth(record, before);
    const release = await this.services.db.withoutTenant(async (db) => {
      const repository = new RegistryRepository(db);
      const stored = await repository.insertRelease(record);
      if (!stored) return undefined;
      if (added.length > 0) await repository.addGrowth(record.id, stored.release, added);
      await repository.addEvent({ actor, action: 'publish', pluginId: record.id, after: record.version, reason, requestId });
      return stored;
    });
    if (release) {
      this.services.snapshots.expect(release.release, record);
      return { missing: [], release, created: true };
    }
    const other = await this.published(record);
    if (!other) throw new AppError('plugins.version_taken', { id: record.id, version: record.version });
    return { missing: [], release: other, created: false };
  }
}

/** A manifest that was stored before the contract gained a default is the same as with it. */
function hasManifestOf(record: ReleaseRecord, stored: ReleaseRecord): boolean {
  const before = pluginManifest.optional().safeParse(stored.manifest);
  return !before.success || signedText({ ...record, manifest: before.data }) === signedText(record);
}

function refused(list: readonly string[]): AppError {
  return new AppError('plugins.release_refused', { reasons: list.join('; '), list });
}
