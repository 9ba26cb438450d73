import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChannelState, PublishAnswer, ReleaseRecord } from '@butterfly/contracts/plugins';
import type { RunningSuite } from './running-suite';

/** The registry as a deploying team's program calls it, without starting a process for each call. */
export class Registry {
  private readonly token: string;
  constructor(private readonly suite: Pick<RunningSuite, 'url' | 'dataDir'>) {
    this.token = readFileSync(join(suite.dataDir, 'deploy-token'), 'utf8').trim();
  }

  /** Sends what is missing and stores the release. */
  async publish(record: ReleaseRecord, bytesOf: (path: string) => Buffer): Promise<void> {
    const { missing } = await this.call<PublishAnswer>('POST', '/api/plugins/releases/', record);
    if (missing.length === 0) return;
    for (const file of record.files)
      if (missing.includes(file.sha256)) await this.call('PUT', `/api/plugins/blobs/${file.sha256}/`, bytesOf(file.path));
    const stored = await this.call<PublishAnswer>('POST', '/api/plugins/releases/', record);
    if (!stored.release) throw new Error(`${record.id} ${record.version} was not stored.`);
  }

  /** Publishes what a build has left in a folder. */
  async publishFolder(folder: string): Promise<ReleaseRecord> {
    const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
    await this.publish(record, (path) => readFileSync(join(folder, 'files', path)));
    return record;
  }

  async promote(id: string, version: string, options: { force?: boolean } = {}): Promise<void> {
    const channel = (await this.call<ChannelState[]>('GET', '/api/plugins/status/')).find(
      (one) => one.id === id && one.channel === 'stable',
    );
    await this.call('POST', `/api/plugins/channels/${id}/stable/`, {
      ...options,
      version,
      expected_generation: channel?.generation ?? 0,
      reason: 'browser tests',
    });
  }

  async rollBack(id: string, to?: string): Promise<void> {
    await this.call('POST', `/api/plugins/channels/${id}/stable/rollback/`, { ...(to && { to }), reason: 'browser tests' });
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(this.suite.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
}
