import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { requestOnce, type Hop } from './request-once';
import { isPublicAddress } from './public-address';

/** Why a file was not fetched. `refused`: the address is none of ours to ask. */
export type RemoteFault =
  | { readonly kind: 'refused' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface RemoteFilesOptions {
  /** All addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** May this address be connected to? Tests that serve from this machine open it for themselves; no setting does. */
  readonly allowed?: (address: string) => boolean;
  readonly milliseconds?: number;
}

const MOST_REDIRECTS = 3;
const LONGEST_MS = 15_000;

/**
 * Fetches a file for somebody who named its address. A name is looked up once, every address of it must be public, and the
 * connection goes to the very address that was checked; each redirect begins from the start. So neither a name that points
 * inside, nor one that changes between check and connection, nor a redirect reaches what only this server can reach.
 */
export class RemoteFiles {
  readonly #resolve: (host: string) => Promise<readonly string[]>;
  readonly #allowed: (address: string) => boolean;
  readonly #milliseconds: number;

  constructor({ resolve = systemAddresses, allowed = isPublicAddress, milliseconds = LONGEST_MS }: RemoteFilesOptions = {}) {
    this.#resolve = resolve;
    this.#allowed = allowed;
    this.#milliseconds = milliseconds;
  }

  /** Never throws for what the other side does. */
  async fetch(address: string, { limit }: { limit: number }): Promise<Buffer | RemoteFault> {
    const timeout = AbortSignal.timeout(this.#milliseconds);
    let url = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const hop = await this.#hop(url, { limit, signal: timeout });
      if (hop.kind === 'redirect') url = hop.location;
      else return hop.kind === 'bytes' ? hop.bytes : hop;
    }
    return { kind: 'failed', reason: 'it leads from address to address' };
  }

  async #hop(address: string, { limit, signal }: { limit: number; signal: AbortSignal }): Promise<Hop | RemoteFault> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return { kind: 'refused' };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) ? [host] : await withSignal(this.#resolve(host), signal).catch(() => []);
    const [pinned] = found;
    if (pinned === undefined) return { kind: 'failed', reason: 'there is no such site' };
    if (!found.every((one) => this.#allowed(one))) return { kind: 'refused' };
    return requestOnce(url, { address: pinned, limit, signal });
  }
}

/** All addresses of a name, as this machine knows them. */
export async function systemAddresses(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, verbatim: false })).map(({ address }) => address);
}

function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true })),
  ]);
}
