import { isBuilt } from '@butterfly/build-presets/input-stamp';
import { remoteIds } from '@butterfly/build-presets/workspace';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connectionFrom, type Connection } from '../../../../deploy/src/connection';
import { buildAll } from '../../../../deploy/src/build-all';
import { announceSuite } from '../../../../deploy/src/local-suite';
import { localVersions } from '../../../../deploy/src/local-versions';
import { publishAll } from '../../../../deploy/src/publish-all';
import { RegistryClient } from '../../../../deploy/src/registry-client';
import { repositoryRoot } from '../process/repository';
import { besideServer } from './beside-server';
import { requireFreePort } from './free-port';
import { watchModules } from './watch-modules';

const port = process.env['PORT'] ?? '4000';
const local = `http://localhost:${port}`;
// In production the server asks for it itself.
const publicUrl = process.env['PUBLIC_URL'] ?? (process.env['NODE_ENV'] === 'production' ? '' : local);
const dataDir = resolve(process.env['DATA_DIR'] ?? join(repositoryRoot, '.data'));
const seedsDemo = process.env['SEED_DEMO'] ?? (process.env['NODE_ENV'] === 'production' ? '0' : '1');
const env = { PORT: port, PUBLIC_URL: publicUrl, DATA_DIR: dataDir, SEED_DEMO: seedsDemo, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
const started = performance.now();

/**
 * Everything from sources to a served suite: build what has changed, start the server (it migrates and seeds), publish the
 * builds through the same path a plugin team uses, and say where to go.
 */
async function main(): Promise<void> {
  await requireFreePort(port);
  announceSuite({ pid: process.pid, port, dataDir });
  say('Starting the server and building shell and plugins …');
  process.exitCode = await besideServer({
    args: ['--import', 'tsx', 'server/src/main.ts'],
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    prepare,
    announce,
    whenOutdated: process.env['NODE_ENV'] === 'production' ? undefined : restartForModules,
  });
}

/** A plugin that was made or taken away meanwhile gets, or loses, its part of the server. */
function restartForModules(restart: () => void): void {
  watchModules(join(repositoryRoot, 'server/src/modules'), (changed) => {
    say(`The server starts anew for ${changed.join(', ')} …`);
    restart();
  });
}

async function prepare(): Promise<void> {
  const building = versionSuffix()
    .then((suffix) => buildAll({ versionSuffix: suffix }))
    .then(({ built, unchanged }) => say(`Built ${names(built)}${unchanged.length > 0 ? `; unchanged: ${unchanged.join(', ')}` : ''}`));
  await Promise.all([building, healthy()]);
  say('Publishing to the release store …');
  await publishAll({ ...connection(), say });
}

/** Known once the server runs: at its first start it makes the token. */
const connection = (): Connection => connectionFrom({ ...process.env, ...env, BUTTERFLY_URL: local });

/** Where there are releases already, the server is asked first what changed source may be called; else it starts beside the build. */
async function versionSuffix(): Promise<((id: string) => string) | undefined> {
  const changed = ['shell', ...remoteIds()].some((id) => !isBuilt(id));
  if (!changed || !existsSync(join(dataDir, 'releases'))) return undefined;
  await healthy();
  return localVersions(new RegistryClient(connection()));
}

const names = (built: readonly { id: string }[]): string => built.map(({ id }) => id).join(', ') || 'nothing';

async function healthy(): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (
      await fetch(`${local}/api/health/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 150));
  }
  throw new Error(`The server did not answer on ${local} within two minutes.`);
}

function announce(): void {
  const password = process.env['DEMO_PASSWORD'] ?? 'butterfly-demo';
  const lines = ['', `  Butterfly is ready: ${publicUrl}   (${((performance.now() - started) / 1000).toFixed(0)} s)`];
  if (seedsDemo === '1') {
    lines.push(
      '',
      `  Sign in as   admin@fern-thistle.example       everything`,
      `               designer@fern-thistle.example    three tools`,
      `               freelancer@fern-thistle.example  no tools`,
      `               admin@blauwe-reiger.example      another business`,
      `  Password     ${password}`,
    );
    if (!process.env['SMTP_URL'] && process.env['NODE_ENV'] !== 'production')
      lines.push('', '  Links that a mail would carry (forgotten password, invitation) appear here as [mail].');
  }
  console.log([...lines, '', '  Stop with Ctrl+C.', ''].join('\n'));
}

function say(text: string): void {
  console.log(`[${((performance.now() - started) / 1000).toFixed(1)} s] ${text}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
