import { parsedJson } from '@butterfly/contracts/json';
import type {
  ChannelState,
  Explanation,
  MoveImpact,
  PublishAnswer,
  ReleaseRecord,
  ReleaseRow,
  Rollout,
  StatusAnswer,
  TenantDelivery,
} from '@butterfly/contracts/plugins';
import { releaseBase } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { CliError } from './cli-error';
import type { Connection } from './connection';

/** What a refusal says. */
interface Refusal {
  readonly error: string;
  readonly code: string;
  readonly list?: readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

/** An answer from 400 up. */
export class RegistryRefusal extends CliError {
  constructor(
    readonly status: number,
    readonly body: Refusal,
  ) {
    super(
      [
        body.error,
        ...(body.list ?? []).map((reason) => `  - ${reason}`),
        ...Object.entries(body.fields ?? {}).map(([name, texts]) => `  - ${name}: ${texts.join(', ')}`),
      ].join('\n'),
    );
  }
}

export type RolloutVerb = 'pause' | 'resume' | 'step' | 'abort';

/**
 * The registry over HTTP.
 *
 * @example
 * const registry = new RegistryClient({ url: 'http://localhost:4000', token });
 * const { channels } = await registry.status('moodboard');
 */
export class RegistryClient {
  constructor(private readonly connection: Connection) {}

  /** Offers a release; answers the hashes whose bytes are still to be sent, or the stored release. */
  publish(record: ReleaseRecord, largerBecause?: string): Promise<PublishAnswer> {
    return this.call<PublishAnswer>(paths.publish, {}, record, largerBecause ? { larger_because: largerBecause } : {});
  }

  /** Sends the bytes of one file. */
  putBlob(sha256: string, bytes: Buffer): Promise<{ bytes: number }> {
    return this.call(paths.putBlob, { sha256 }, bytes);
  }

  /** Points a channel to a version, if it still has the generation that was seen. */
  promote(move: {
    id: string;
    channel: string;
    version: string;
    expected_generation: number;
    reason: string;
    breaks_freeze?: boolean;
    force?: boolean;
  }): Promise<ChannelState> {
    const { id, channel, ...body } = move;
    return this.call<ChannelState>(paths.moveChannel, { id, channel }, body);
  }

  /** Points a channel back. */
  rollBack({
    id,
    channel,
    to,
    reason,
    breaks_freeze,
  }: {
    id: string;
    channel: string;
    to: string | undefined;
    reason: string;
    breaks_freeze?: boolean;
  }): Promise<ChannelState> {
    return this.call<ChannelState>(
      paths.rollBack,
      { id, channel },
      { reason, ...(to ? { to } : {}), ...(breaks_freeze ? { breaks_freeze } : {}) },
    );
  }

  /** Takes a plugin out of every channel. */
  retire(id: string, reason: string): Promise<StatusAnswer> {
    return this.call<StatusAnswer>(paths.retirePlugin, { id }, { reason });
  }

  /** Releases, channels and history of one id. */
  status(id: string): Promise<StatusAnswer> {
    return this.call<StatusAnswer>(paths.status, { id });
  }

  /** What a stored release is made of. */
  release(release: number): Promise<ReleaseRecord> {
    return this.call<ReleaseRecord>(paths.readRelease, { release: String(release) });
  }

  /** Where all channels point. */
  channels(): Promise<ChannelState[]> {
    return this.call<ChannelState[]>(paths.statusOfAll, {});
  }

  /** Releases of one id with what became of them, the newest first. */
  releases(id: string): Promise<ReleaseRow[]> {
    return this.call<ReleaseRow[]>(paths.listReleases, {}, undefined, { plugin: id });
  }

  /** Withdraws a release for good, or lets one that was held back be used again. */
  withdraw(release: number, verb: 'yank' | 'lift', reason: string): Promise<ReleaseRow> {
    return this.call<ReleaseRow>(verb === 'yank' ? paths.yankRelease : paths.liftQuarantine, { release: String(release) }, { reason });
  }

  /** What a move would mean; without a version, going back. */
  impact({ id, channel, version }: { id: string; channel: string; version: string | undefined }): Promise<MoveImpact> {
    return this.call<MoveImpact>(paths.moveImpact, {}, undefined, { plugin: id, channel, ...(version ? { version } : {}) });
  }

  /** The newest first. */
  rollouts(id?: string): Promise<Rollout[]> {
    return this.call<Rollout[]>(paths.listRollouts, {}, undefined, id ? { plugin: id } : {});
  }

  startRollout(body: object): Promise<Rollout> {
    return this.call<Rollout>(paths.startRollout, {}, body);
  }

  moveRollout(verb: RolloutVerb, { rollout, generation }: Pick<Rollout, 'rollout' | 'generation'>, reason: string): Promise<Rollout> {
    const address = { pause: paths.pauseRollout, resume: paths.resumeRollout, step: paths.stepRollout, abort: paths.abortRollout }[verb];
    return this.call<Rollout>(address, { rollout: String(rollout) }, { expected_generation: generation, reason });
  }

  /** Keeps a plugin of one business on a release; without a version it goes on. */
  pin({
    business,
    id,
    ...body
  }: {
    business: string;
    id: string;
    version: string | null;
    until?: string;
    reason: string;
  }): Promise<TenantDelivery> {
    return this.call<TenantDelivery>(paths.pinBusiness, { slug: business, id }, body);
  }

  explain({ business, id, email }: { business: string; id: string; email: string | undefined }): Promise<Explanation> {
    return this.call<Explanation>(paths.explainFor, { slug: business }, undefined, { plugin: id, ...(email ? { email } : {}) });
  }

  private async call<T>(
    address: string,
    params: Readonly<Record<string, string>>,
    body?: object,
    query: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const [method = '', pattern = ''] = address.split(' ');
    const search = new URLSearchParams(query).toString();
    const path = pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? '')) + (search ? `?${search}` : '');
    const isBytes = Buffer.isBuffer(body);
    const headers = {
      authorization: `Bearer ${this.connection.token}`,
      ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
    };
    const response = await this.send(path, {
      method,
      headers,
      ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const answer = parsedJson(text);
    if (answer === undefined)
      throw new CliError(`${this.connection.url}${path} answered ${response.status} and no JSON. Is a Butterfly server there?`, 3);
    if (!response.ok) throw new RegistryRefusal(response.status, refusalOf(answer, response.status));
    return answer as T;
  }

  /** The bytes of a file of a release. */
  async file(release: Pick<ReleaseRecord, 'id' | 'content_hash'>, path: string): Promise<Buffer> {
    const address = `${releaseBase(release.id, release.content_hash)}${path}`;
    const response = await this.send(address, {});
    if (!response.ok) throw new CliError(`${this.connection.url}${address} answered ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.connection.url + path, init);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new CliError(`No server answers at ${this.connection.url} (${cause}). Start it with "npm start", or set BUTTERFLY_URL.`, 3);
    }
  }
}

function refusalOf(answer: unknown, status: number): Refusal {
  if (typeof answer === 'object' && answer !== null && 'error' in answer && 'code' in answer) return answer as Refusal;
  return { error: `The server answered ${status}.`, code: 'unknown' };
}
