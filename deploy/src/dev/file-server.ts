import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CliError } from '../cli-error';
import type { NumberedRelease } from './numbered-release';

/** Builds that a page may still be loading from. */
const KEPT = 5;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webp: 'image/webp',
};

/** Serves builds on this machine only, at the addresses the registry would give them. */
export class FileServer {
  private readonly builds = new Map<string, NumberedRelease>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const [, , id = '', hash = '', ...rest] = decodeURI((request.url ?? '').split('?')[0] ?? '').split('/');
      const build = this.builds.get(hash);
      const bytes = build?.record.id === id ? build.files.get(rest.join('/')) : undefined;
      if (!bytes)
        return void response
          .writeHead(404, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' })
          .end('There is no such file in the last builds.');
      const type = types[rest.at(-1)?.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response
        .writeHead(200, {
          'content-type': `${type}; charset=utf-8`,
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(bytes);
    });
  }

  /** @returns its origin, e.g. `http://127.0.0.1:3012`. */
  listen(port: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new CliError(`Port ${port} is taken. Say another one with --port, or none for a free one.`, 2)
            : error,
        ),
      );
      this.server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}`));
    });
  }

  add(build: NumberedRelease): void {
    this.builds.set(build.record.content_hash, build);
    for (const hash of [...this.builds.keys()].slice(0, -KEPT)) this.builds.delete(hash);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
