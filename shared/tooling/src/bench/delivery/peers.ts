import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../process/free-port';
import { chunkBytes } from './bench-release';
import { textOf, until } from './until';

const IMPORT_MAP_DEPLOYER = '4.6.0';
const PILET_FEED = '1.9.0';
/** Opens nothing but the sample of this run; it wants hexadecimal digits. */
const PILET_KEY = 'be4c';

/** Another system that can publish 1 MB and be asked for what is live. */
export interface Peer {
  readonly name: string;
  /** Sends what a new version needs and makes it live; resolves when the next page load gets it. */
  deploy(round: number): Promise<void>;
  stop(): Promise<void>;
}

/** Installs the peers from the npm registry beside the repository: they are no part of the product. */
export function installPeers(): string {
  const folder = join(tmpdir(), `butterfly-bench-peers-${IMPORT_MAP_DEPLOYER}-${PILET_FEED}`);
  if (!existsSync(join(folder, 'node_modules/sample-pilet-service/dist/cli.js'))) {
    mkdirSync(folder, { recursive: true });
    console.log('Installing import-map-deployer and the Piral sample feed …');
    execFileSync(
      'npm',
      [
        'install',
        '--loglevel=error',
        '--no-save',
        '--prefix',
        folder,
        `import-map-deployer@${IMPORT_MAP_DEPLOYER}`,
        `sample-pilet-service@${PILET_FEED}`,
      ],
      { stdio: 'inherit' },
    );
  }
  return join(folder, 'node_modules');
}

/** Moves a line of an import map; the files themselves it leaves to a web server, and asks it whether they are there. */
export async function importMapDeployer(modules: string): Promise<Peer> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'butterfly-imd-')), await freePort()];
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({ manifestFormat: 'importmap', port, locations: { default: join(folder, 'import-map.json') } }),
  );
  writeFileSync(join(folder, 'import-map.json'), JSON.stringify({ imports: {}, scopes: {} }));
  const files = createServer(
    (request, response) =>
      void createReadStream(join(folder, request.url ?? '/'))
        .on('error', () => response.writeHead(404).end())
        .pipe(response),
  );
  const origin = await new Promise<string>((resolve) =>
    files.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(files.address() as AddressInfo).port}`)),
  );
  const child = spawn(process.execPath, [join(modules, 'import-map-deployer/bin/import-map-deployer'), 'config.json'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/health`, child);
  return {
    name: `import-map-deployer ${IMPORT_MAP_DEPLOYER}`,
    deploy: async (round) => {
      mkdirSync(join(folder, 'bench', String(round)), { recursive: true });
      for (let chunk = 0; chunk < 10; chunk += 1)
        writeFileSync(join(folder, 'bench', String(round), `chunk-${chunk}.js`), chunkBytes(chunk, chunk < 1 ? round : 0));
      const address = `${origin}/bench/${round}/chunk-0.js`;
      const answer = await fetch(`${url}/services?env=default`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ service: 'bench', url: address }),
      });
      if (!answer.ok) throw new Error(`import-map-deployer answered ${answer.status}: ${await answer.text()}`);
      await until(() => textOf(`${url}/import-map.json`), `/bench/${round}/`);
    },
    stop: async () => {
      files.close();
      await end(child, folder);
    },
  };
}

/** Takes a tarball and serves what is in it; the newest upload is live. */
export async function piletFeed(modules: string): Promise<Peer> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'butterfly-pilets-')), await freePort()];
  const env = { ...process.env, PORT: String(port), PILET_API_KEYS: PILET_KEY, PILETS_SNAPSHOT: '' };
  const child = spawn(process.execPath, [join(modules, 'sample-pilet-service/dist/cli.js')], { cwd: folder, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/api/v1/pilet`;
  await answers(url, child);
  const { create } = createRequire(join(modules, 'sample-pilet-service/package.json'))('tar') as {
    create(options: object, files: string[]): Promise<void>;
  };
  return {
    name: `Piral sample feed ${PILET_FEED}`,
    deploy: async (round) => {
      const base = join(folder, String(round));
      mkdirSync(join(base, 'package/dist'), { recursive: true });
      writeFileSync(
        join(base, 'package/package.json'),
        JSON.stringify({ name: 'bench', version: `1.0.${round}`, main: 'dist/chunk-0.js' }),
      );
      for (let chunk = 0; chunk < 10; chunk += 1)
        writeFileSync(join(base, `package/dist/chunk-${chunk}.js`), chunkBytes(chunk, chunk < 1 ? round : 0));
      await create({ gzip: true, cwd: base, file: join(base, 'pilet.tgz') }, ['package']);
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(readFileSync(join(base, 'pilet.tgz')))]), 'pilet.tgz');
      const answer = await fetch(url, { method: 'POST', headers: { authorization: `Basic ${PILET_KEY}` }, body: form });
      if (!answer.ok) throw new Error(`The sample feed answered ${answer.status}: ${await answer.text()}`);
      await until(() => textOf(url), `"version":"1.0.${round}"`);
    },
    stop: () => end(child, folder),
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url}: the process ended with ${child.exitCode}.`);
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer.`);
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
