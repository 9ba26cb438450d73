import type { BootData, ChannelState, ReleaseRecord, Rollout } from '@butterfly/contracts/plugins';
import { deployToken } from '../../../platform/auth/deploy-token';
import type { TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { buildManifest, buildRelease } from './build-release';

type Built = ReturnType<typeof buildRelease>;

/** A plugin team at its terminal: publishes, promotes, rolls out. */
export class RegistryDriver {
  readonly bearer: Readonly<Record<string, string>>;

  constructor(
    private readonly test: TestApp,
    token = deployToken(test.platform.env),
  ) {
    this.bearer = { authorization: `Bearer ${token}` };
  }

  post(url: string, body: unknown) {
    return this.test.visitor().post(`/api/plugins/${url}`, body, { headers: this.bearer });
  }

  get(url: string) {
    return this.test.visitor().get(`/api/plugins/${url}`, { headers: this.bearer });
  }

  /** Sends the bytes and the record. */
  async publish({ record, bytes }: Built, query = '') {
    for (const [sha256, content] of bytes) {
      await this.test.visitor().send('PUT', {
        url: `/api/plugins/blobs/${sha256}/`,
        body: content,
        headers: { ...this.bearer, 'content-type': 'application/octet-stream' },
      });
    }
    return this.post(`releases/${query}`, record);
  }

  /** Publishes versions of a small plugin; fails the test when one is refused. */
  async release(id: string, versions: readonly string[], changes: Partial<ReleaseRecord> = {}): Promise<void> {
    for (const version of versions) {
      const { statusCode, body } = await this.publish(buildRelease(id, version, { manifest: buildManifest(id), ...changes }));
      if (statusCode !== 201) throw new Error(`${id} ${version} was refused: ${body}`);
    }
  }

  /** Points a channel to a version, whatever it points to. */
  async promote(id: string, version: string, { channel = 'stable', ...more }: { channel?: string; [option: string]: unknown } = {}) {
    const status = (await this.get(`status/${id}/`)).json<{ channels: ChannelState[] }>();
    const expected_generation = status.channels.find((state) => state.channel === channel)?.generation ?? 0;
    return this.post(`channels/${id}/${channel}/`, { version, expected_generation, reason: 'test', ...more });
  }

  async rollout(body: { id: string; version: string; [part: string]: unknown }): Promise<Rollout> {
    const answer = await this.post('rollouts/', { reason: 'test', ...body });
    if (answer.statusCode !== 201) throw new Error(`The rollout was refused: ${answer.body}`);
    return answer.json<Rollout>();
  }
}

/** What a page of this person gets of a plugin. */
export async function remoteOf(client: TestClient, id: string) {
  return (await client.get('/api/plugins/')).json<BootData>().plugins.find((plugin) => plugin.id === id)?.remote;
}

/** Waits until something is so. */
export async function until<T>(look: () => Promise<T | undefined | false>, what: string, withinMs = 20_000): Promise<T> {
  const started = performance.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() - started > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
