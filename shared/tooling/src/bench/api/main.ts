import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../process/free-port';
import { repositoryRoot } from '../../process/repository';
import { runCommand } from '../../process/run-command';
import { testPostgres } from '../../test/postgres';
import { signIn } from '../suite';
import type { LoadOrder, LoadResult } from './scenarios';

const SECONDS = Number(process.env['SECONDS_EACH'] ?? 4);
const RUNS = Number(process.env['RUNS'] ?? 3);
const PROJECTS = 20_000;
const SCENARIOS: readonly LoadOrder['scenario'][] = ['list', 'create', 'plain_whole', 'patch_whole', 'plain_minimal', 'patch_minimal'];
const NAMES: Readonly<Record<LoadOrder['scenario'], string>> = {
  list: `50 of ${PROJECTS} projects`,
  create: 'create a project',
  plain_whole: 'same by read-apply-write',
  patch_whole: 'patch 1 MB board, whole back',
  plain_minimal: 'same by read-apply-write',
  patch_minimal: 'patch 1 MB board, minimal',
};
/** What a well-kept Django REST service behind gunicorn did on two quiet cores with 8 connections, without row-level security or outbox. */
const DJANGO: Readonly<Partial<Record<LoadOrder['scenario'], number>>> = { list: 384, create: 734, patch_whole: 38, patch_minimal: 38 };
/** The other way to do the same, measured right before it on the same server. */
const PLAIN: Readonly<Partial<Record<LoadOrder['scenario'], LoadOrder['scenario']>>> = {
  patch_whole: 'plain_whole',
  patch_minimal: 'plain_minimal',
};

/** `pnpm bench api [postgres|pglite] [<scenario> …]`: requests per second of the API on both engines. */
async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  if (wanted !== 'pglite') {
    const postgres = await testPostgres();
    try {
      await measure('PostgreSQL', { DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
  if (wanted !== 'postgres') await measure('PGlite', {});
}

async function measure(engine: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'butterfly-bench-'));
  const port = await freePort();
  const environment = { ...env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'development' };
  const seeded = await runCommand(process.execPath, ['--import', 'tsx', 'server/src/demo/main.ts', '--projects', String(PROJECTS)], {
    cwd: repositoryRoot,
    env: environment,
    quiet: true,
  });
  if (seeded.code !== 0) throw new Error(seeded.output);
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/bench/read-apply-write/main.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await healthy(url);
    const cookies = await signIn(url, 'admin@fern-thistle.example');
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
    };
    const boards = await makeBoards(url, headers, 8);
    const measured = new Map<string, number>();
    console.log(`\n${engine}`);
    const chosen = process.argv.slice(3);
    for (const scenario of SCENARIOS.filter((name) => chosen.length === 0 || chosen.includes(name))) {
      for (const connections of [1, 8])
        await report(
          {
            scenario,
            port,
            connections,
            milliseconds: SECONDS * 1000,
            headers,
            boards: scenario.startsWith('plain') ? boards.plain : boards.own,
          },
          measured,
        );
    }
  } finally {
    await new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGTERM');
    });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function report(order: LoadOrder, measured: Map<string, number>): Promise<void> {
  await load({ ...order, milliseconds: 1000 });
  const runs: LoadResult[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load(order));
  runs.sort((a, b) => a.perSecond - b.perSecond);
  const middle = runs[Math.floor(runs.length / 2)];
  if (!middle) return;
  const { scenario, connections } = order;
  measured.set(`${scenario}/${connections}`, middle.perSecond);
  const ratio = [
    connections === 8 && DJANGO[scenario] && `×${(middle.perSecond / DJANGO[scenario]).toFixed(1)} of Django REST`,
    PLAIN[scenario] &&
      `×${(middle.perSecond / (measured.get(`${PLAIN[scenario]}/${connections}`) ?? Number.NaN)).toFixed(1)} of read-apply-write`,
  ]
    .filter(Boolean)
    .map((words) => `  ${words}`)
    .join('');
  console.log(
    `  ${NAMES[order.scenario].padEnd(30)} ${order.connections} conn  ${middle.perSecond.toFixed(0).padStart(6)}/s  p50 ${middle.p50.toFixed(1).padStart(6)} ms  p95 ${middle.p95.toFixed(1).padStart(6)} ms${ratio}`,
  );
}

function load(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load-process.ts'), { execArgv: ['--import', 'tsx'] });
    child.once('message', (message: { result?: LoadResult; error?: string }) => {
      if (message.result) resolve(message.result);
      else reject(new Error(`${order.scenario}: ${message.error}`));
    });
    child.once('error', reject);
    child.send(order);
  });
}

async function makeBoards(url: string, headers: Record<string, string>, count: number): Promise<{ own: number[]; plain: number[] }> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return (await answer.json()) as { id: number };
  };
  const elements = Array.from({ length: 2_200 }, (_, index) => ({
    id: `el-${index}`,
    type: 'note',
    x: index,
    y: index * 2,
    w: 200,
    h: 120,
    rot: 0,
    locked: false,
    props: { text: 'Garden roses, loose, ribbon in ivory. '.repeat(10), note: index },
  }));
  const [own, plain]: [number[], number[]] = [[], []];
  for (let board = 0; board < count; board += 1) {
    const { id } = await post('/api/tenant_crm/projects/', { name: `Board ${board}`, event_type: 'wedding' });
    const data = { pages: [{ id: 'p1', name: 'Board', w: 1600, h: 1000, elements }] };
    await post('/api/moodboard/', { project: id, data });
    own.push(id);
    plain.push((await post('/api/plain_boards/', { data })).id);
  }
  return { own, plain };
}

async function healthy(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (
      await fetch(`${url}/api/health/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('The server did not answer within a minute.');
}

await main();
