import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { RemoteFault } from './remote-files';

/** What one request led to. */
export type Hop = { readonly kind: 'bytes'; readonly bytes: Buffer } | { readonly kind: 'redirect'; readonly location: string };

interface Target {
  /** The address that was checked; the name is not looked up again. */
  readonly address: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** One GET to one address, without redirects, cookies or compression (a compressed answer could grow without bound). */
export function requestOnce(url: URL, { address, limit, signal }: Target): Promise<Hop | RemoteFault> {
  return new Promise((resolve) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const family = isIP(address);
    const sent = request(url, {
      agent: false,
      signal,
      headers: {
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.9',
        'accept-encoding': 'identity',
        'user-agent': 'Butterfly picture import',
      },
      lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    });
    sent.on('error', () => resolve({ kind: 'failed', reason: signal.aborted ? 'the site takes too long' : 'the site does not answer' }));
    sent.on('response', (response) => {
      const settle = (outcome: Hop | RemoteFault) => {
        resolve(outcome);
        response.destroy();
      };
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location !== undefined) {
        if (!URL.canParse(location, url)) return settle({ kind: 'failed', reason: 'it leads nowhere' });
        return settle({ kind: 'redirect', location: new URL(location, url).href });
      }
      if (status !== 200) return settle({ kind: 'failed', reason: `the site answers ${status}` });
      if (Number(response.headers['content-length'] ?? 0) > limit) return settle({ kind: 'too_large' });
      collect(response, limit).then(settle, () =>
        settle({ kind: 'failed', reason: signal.aborted ? 'the site takes too long' : 'the connection broke' }),
      );
    });
    sent.end();
  });
}

async function collect(response: http.IncomingMessage, limit: number): Promise<Hop | RemoteFault> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return { kind: 'too_large' };
    chunks.push(chunk);
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks) };
}
