import { createReadStream, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { compile, configOf } from '@butterfly/build-presets/build';

const folder = import.meta.dirname;
const files = join(folder, 'dist/files');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** The page that loads what was built; the theme stands in the address, so that nothing flashes. */
function page(): string {
  const names = readdirSync(files).filter((name) => name.startsWith('main.'));
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`);
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => `<script type="module" src="/${name}"></script>`);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    '<title>Gallery</title>',
  ];
  return `<!doctype html><html lang="en"><head>${[...head, ...styles].join('')}</head><body><div id="root"></div>${scripts.join('')}</body></html>`;
}

/** Builds the gallery and serves it on this machine: `PORT`, or 4400. */
async function serve(): Promise<void> {
  await compile([await configOf(folder)]);
  const built = new Set(readdirSync(files));
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://gallery').pathname.slice(1);
    if (!built.has(name)) {
      response
        .writeHead(name === '' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(name === '' ? page() : 'There is no such file.');
      return;
    }
    const file = join(files, name);
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream', 'content-length': statSync(file).size });
    createReadStream(file).pipe(response);
  });
  server.listen(Number(process.env['PORT'] ?? 4400), '127.0.0.1', () => {
    const address = server.address();
    console.log(`Gallery: http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/`);
  });
}

await serve();
