import { paths, type ChannelState, type PublishAnswer, type ReleaseRecord, type StatusAnswer } from '@butterfly/contracts/plugins';
import { splitAddress } from '@butterfly/contracts/core';
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
  constructor(readonly status: number, readonly body: Refusal) {
    super([body.error, ...(body.list ?? []).map((reason) => `  - ${reason}`), ...Object.entries(body.fields ?? {}).map(([name, texts]) => `  - ${name}: ${texts.join(', ')}`)].join('\n'));
  }
}

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
  publish(record: ReleaseRecord): Promise<PublishAnswer> {
    return this.call<PublishAnswer>(paths.publish, {}, record);
  }

  /** Sends the bytes of one file. */
  putBlob(sha256: string, bytes: Buffer): Promise<{ bytes: number }> {
    return this.call(paths.putBlob, { sha256 }, bytes);
  }

  /** Points a channel to a version, if it still has the generation that was seen. */
  promote(move: { id: string; channel: string; version: string; expected_generation: number; reason: string }): Promise<ChannelState> {
    const { id, channel, ...body } = move;
    return this.call<ChannelState>(paths.moveChannel, { id, channel }, body);
  }

  /** Points a channel back. */
  rollBack({ id, channel, to, reason }: { id: string; channel: string; to: string | undefined; reason: string }): Promise<ChannelState> {
    return this.call<ChannelState>(paths.rollBack, { id, channel }, { reason, ...(to ? { to } : {}) });
  }

  /** Releases, channels and history of one id. */
  status(id: string): Promise<StatusAnswer> {
    return this.call<StatusAnswer>(paths.status, { id });
  }

  /** Where all channels point. */
  channels(): Promise<ChannelState[]> {
    return this.call<ChannelState[]>(paths.statusOfAll, {});
  }

  private async call<T>(address: string, params: Readonly<Record<string, string>>, body?: object): Promise<T> {
    const [method, pattern] = splitAddress(address);
    const path = pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
    const isBytes = Buffer.isBuffer(body);
    const headers = { authorization: `Bearer ${this.connection.token}`, ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}) };
    const response = await this.send(path, { method, headers, ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}) });
    const text = await response.text();
    const answer = parse(text);
    if (answer === undefined) throw new CliError(`${this.connection.url}${path} answered ${response.status} and no JSON. Is a Butterfly server there?`, 3);
    if (!response.ok) throw new RegistryRefusal(response.status, refusalOf(answer, response.status));
    return answer as T;
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusalOf(answer: unknown, status: number): Refusal {
  if (typeof answer === 'object' && answer !== null && 'error' in answer && 'code' in answer) return answer as Refusal;
  return { error: `The server answered ${status}.`, code: 'unknown' };
}
