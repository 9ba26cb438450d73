import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isPublicAddress } from './public-address';
import { systemAddresses } from './remote-files';

export interface PublicFetchOptions {
  /** All addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** May this address be connected to? Tests that serve from this machine open it for themselves; no setting does. */
  readonly allowed?: (address: string) => boolean;
}

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A `fetch` for addresses that somebody names: the name is looked up once for the connection itself, and every address it has must be
 * public. So neither a name that points inside nor one that changes its mind reaches what only this server can. A redirect is an error.
 *
 * @example
 * const ask = createPublicFetch();
 * const answer = await ask('https://models.example/v1/chat', { method: 'POST', body, signal: AbortSignal.timeout(45_000) });
 */
export function createPublicFetch({ resolve = systemAddresses, allowed = isPublicAddress }: PublicFetchOptions = {}): typeof fetch {
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first || !addresses.every(allowed)) return done(new Error('The address is not a public one.'), '', 0);
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error as NodeJS.ErrnoException, '', 0),
    );
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A number is not looked up.
    if (isIP(host) && !allowed(host)) throw new Error('The address is not a public one.');
    return send(request, { url, lookup, body: Buffer.from(await request.arrayBuffer()) });
  };
}

function send(request: Request, { url, lookup, body }: { url: URL; lookup: LookupFunction; body: Buffer }): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(url, {
      method: request.method,
      lookup,
      agent: false,
      signal: request.signal,
      headers: {
        ...Object.fromEntries(request.headers),
        'accept-encoding': 'identity',
        ...(body.length > 0 ? { 'content-length': body.length } : {}),
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 500;
      if (status >= 300 && status < 400 && status !== 304) {
        answer.destroy();
        return reject(new Error('The address leads to another one.'));
      }
      const bytes = WITHOUT_BODY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
      resolve(new Response(bytes as BodyInit | null, { status, headers: headersOf(answer) }));
    });
    sent.end(body);
  });
}

function headersOf({ headers }: http.IncomingMessage): Headers {
  const found = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const one of [value ?? []].flat()) found.append(name, one);
  return found;
}
