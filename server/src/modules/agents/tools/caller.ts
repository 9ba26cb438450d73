import { parsedJson } from '@butterfly/contracts/json';
import type { FastifyInstance } from 'fastify';
import type { Asker } from '../runs/turn';
import type { FilledCall } from './fill-call';

/** What an operation answered. */
export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Headers that say who asks, as the browser sent them. */
const HANDED_ON = ['cookie', 'x-csrftoken', 'origin', 'host'] as const;

export function callerHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(HANDED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

/**
 * Calls an operation of this server as the member who asks: through the same routes, gate, validation and row-level security
 * as a click in the browser, so an agent can never do more than the person.
 */
export class OperationCaller {
  #app: FastifyInstance | null = null;

  attach(app: FastifyInstance): void {
    this.#app = app;
  }

  async call({ headers }: Pick<Asker, 'headers'>, { method, url, body, key, ifMatch }: FilledCall): Promise<CallAnswer> {
    if (!this.#app) throw new Error('The server is not there yet.');
    const answer = await this.#app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(ifMatch ? { 'if-match': `"${ifMatch}"` } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    return { status: answer.statusCode, body: parsedJson(answer.body) ?? null };
  }

  /** The bytes of an operation, such as a picture. */
  async bytes({ headers }: Pick<Asker, 'headers'>, url: string): Promise<Buffer | null> {
    if (!this.#app) throw new Error('The server is not there yet.');
    const answer = await this.#app.inject({ method: 'GET', url, headers });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  }
}
