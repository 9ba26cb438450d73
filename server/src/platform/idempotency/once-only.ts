import { createHash } from 'node:crypto';
import { AppError } from '../http/app-error';
import type { UnitOfWork } from '../db/unit-of-work';
import { claimStep, findStep, keepResult } from './idempotency.repository';

/** Characters. */
export const LONGEST_KEY = 200;

interface Request {
  readonly memberId: number;
  readonly key: string;
  /** A key belongs to one operation: `POST /api/tenant_crm/contacts/`. */
  readonly operation: string;
  /** As it was asked for, with its ids. */
  readonly url: string;
  readonly body: unknown;
  /** Of a large body, as it was sent. */
  readonly bodyHash: string | undefined;
}

/**
 * The transactions of one request that carries an Idempotency-Key. The key is written with the work, so what was committed is known
 * and what was rolled back is not; a repeated request gets what each transaction answered the first time, and the handler makes the
 * same reply of it.
 */
export class OnceOnly {
  readonly #hash: string;
  #steps = 0;

  /** @throws AppError `bad_request` for a key that is empty or too long */
  constructor(private readonly request: Request) {
    if (request.key.trim() === '' || request.key.length > LONGEST_KEY) throw new AppError('bad_request');
    this.#hash = createHash('sha256')
      .update(JSON.stringify([request.operation, request.url, contentOf(request)]))
      .digest('base64url');
  }

  /** @throws AppError `idempotency_key_reused` when the key was sent with another request */
  async run<T>(db: UnitOfWork, work: (db: UnitOfWork) => Promise<T>): Promise<T> {
    const { memberId, operation, key } = this.request;
    const step = { memberId, key: `${operation} ${key}`, step: this.#steps++ };
    if (await claimStep(db, { ...step, hash: this.#hash })) {
      const value = await work(db);
      await keepResult(db, { ...step, value });
      return value;
    }
    const known = await findStep(db, step);
    if (!known || known.request_hash !== this.#hash) throw new AppError('idempotency_key_reused');
    return known.result?.value as T;
  }
}

/** What a request said; of bytes and of documents of megabytes their hash stands for them. */
function contentOf({ body, bodyHash }: Request): unknown {
  if (bodyHash !== undefined) return bodyHash;
  return body instanceof Uint8Array ? createHash('sha256').update(body).digest('base64url') : (body ?? null);
}
