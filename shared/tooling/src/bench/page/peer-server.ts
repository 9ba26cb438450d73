import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MonolithBuild } from './monolith-build';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', svg: 'image/svg+xml' };

/** Scripts worth preloading for an address. */
export type Preloads = (url: string) => readonly string[];

/**
 * Serves the peer beside the real server: its files from memory (brotli 11, immutable, like releases), its page as the
 * real page with other scripts, everything else handed through. Boot data, API and session are the same for both.
 */
export function servePeer(build: MonolithBuild, origin: string, preloads: Preloads = () => []): Promise<{ url: string; close(): void }> {
  const files = new Map(readdirSync(build.folder).map((name) => [name, compress(join(build.folder, name))]));
  const server = createServer((request, response) => {
    const name = /^\/m\/([^?]+)/.exec(request.url ?? '')?.[1];
    if (name) return sendFile(response, name, files.get(name));
    if (request.headers.accept?.includes('text/html')) return void sendPage({ request, response, build, origin, preloads });
    return passThrough(request, response, origin);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ url: addressOf(server), close: () => server.close() }));
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The peer server has no address.');
  return `http://localhost:${address.port}`;
}

function compress(file: string): Buffer {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

function sendFile(response: ServerResponse, name: string, bytes: Buffer | undefined): void {
  if (!bytes) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

interface PageRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly build: MonolithBuild;
  readonly origin: string;
  readonly preloads: Preloads;
}

async function sendPage({ request, response, build, origin, preloads }: PageRequest): Promise<void> {
  const real = await fetch(origin + (request.url ?? '/'), { headers: { cookie: request.headers.cookie ?? '', accept: 'text/html' } });
  const html = (await real.text())
    .replace(/<link rel="(?:preload|stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<script[^>]*\ssrc="[^"]*"[^>]*><\/script>/g, '')
    .replace(
      '</head>',
      `${preloads(request.url ?? '/')
        .map((file) => `<link rel="preload" as="script" href="${file}">`)
        .join(
          '',
        )}${build.styles.map((file) => `<link rel="stylesheet" href="/m/${file}">`).join('')}${build.scripts.map((file) => `<script defer src="/m/${file}"></script>`).join('')}</head>`,
    );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}

function passThrough(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const target = httpRequest(
    origin + (request.url ?? '/'),
    { method: request.method, headers: { ...request.headers, host: new URL(origin).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  target.on('error', () => response.writeHead(502).end());
  request.pipe(target);
}
