import { fork } from 'node:child_process';
import { join } from 'node:path';
import { testPostgres } from '../../test/postgres';
import { keepFigures, type Figure } from '../figures/figures';
import { startDjangoRest, type Peer } from '../peers/django-rest';
import { makeBoards } from './boards';
import { startProduct, type MeasuredServer } from './product';
import type { LoadOrder, LoadResult, Scenario } from './scenarios';

const SECONDS = Number(process.env['SECONDS_EACH'] ?? 4);
const RUNS = Number(process.env['RUNS'] ?? 3);
const RECORDS = Number(process.env['RECORDS'] ?? 20_000);
const LISTED = RECORDS.toLocaleString('en');

interface Measure {
  readonly name: string;
  /** Does the other service answer it too? */
  readonly peer: boolean;
  /** How many times of the other service, with 8 connections on PostgreSQL. */
  readonly goal?: number;
}
const MEASURES: Readonly<Record<Scenario, Measure>> = {
  list: { name: `50 of ${LISTED} projects`, peer: true, goal: 5 },
  contacts: { name: `50 of ${LISTED} contacts`, peer: true, goal: 5 },
  create: { name: 'create a project', peer: true, goal: 3 },
  create_contact: { name: 'create a contact', peer: true, goal: 3 },
  plain_whole: { name: 'board by read-apply-write', peer: false },
  patch_whole: { name: 'patch 1 MB board, whole back', peer: true, goal: 10 },
  plain_minimal: { name: 'board by read-apply-write', peer: false },
  patch_minimal: { name: 'patch 1 MB board, minimal', peer: true, goal: 25 },
};
/** The other way to do the same, measured right before it on the same server. */
const PLAIN: Readonly<Partial<Record<Scenario, Scenario>>> = { patch_whole: 'plain_whole', patch_minimal: 'plain_minimal' };

interface Subject {
  readonly engine: string;
  readonly product: MeasuredServer;
  readonly peer: { readonly server: Peer; readonly boards: readonly number[] } | null;
}

/**
 * `pnpm bench api [postgres|pglite] [<scenario> …]`: requests per second of the API, beside a Django REST service that runs on
 * the same machine and PostgreSQL in the same minutes.
 */
async function main(): Promise<void> {
  const [wanted, ...chosen] = process.argv.slice(2);
  const postgres = await testPostgres();
  const server = await startDjangoRest({ postgresUrl: postgres.url, count: RECORDS });
  if (!server) console.log('Django REST is not installed here (python3-djangorestframework, python3-psycopg2, gunicorn): no ratios.');
  try {
    const peer = server && {
      server,
      boards: await makeBoards({ url: `http://127.0.0.1:${server.port}`, headers: server.headers, count: 8, isAlone: true }),
    };
    const figures: Figure[] = [];
    for (const [engine, env] of [
      ['postgres', { DATABASE_URL: postgres.url }],
      ['pglite', {}],
    ] as const) {
      if (wanted && wanted !== engine) continue;
      const product = await startProduct({ env, count: RECORDS });
      try {
        figures.push(...(await measureAll({ engine, product, peer }, chosen)));
      } finally {
        await product.stop();
      }
    }
    keepFigures('api', figures);
  } finally {
    await server?.stop();
    await postgres.stop();
  }
}

async function measureAll(subject: Subject, chosen: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const own = new Map<string, number>();
  console.log(`\n${subject.engine}`);
  for (const scenario of (Object.keys(MEASURES) as Scenario[]).filter((name) => chosen.length === 0 || chosen.includes(name))) {
    for (const connections of [1, 8]) figures.push(await measure(subject, { scenario, connections, own }));
  }
  return figures;
}

/** Ours and theirs in turn, so that what else the machine does meets both. */
async function measure(
  { engine, product, peer }: Subject,
  { scenario, connections, own }: { scenario: Scenario; connections: number; own: Map<string, number> },
): Promise<Figure> {
  const { name, goal, peer: hasPeer } = MEASURES[scenario];
  const order = {
    scenario,
    connections,
    milliseconds: SECONDS * 1000,
    port: product.port,
    headers: product.headers,
    boards: scenario.startsWith('plain') ? product.plainBoards : product.boards,
  };
  const theirs = hasPeer && peer ? { ...order, port: peer.server.port, headers: peer.server.headers, boards: peer.boards } : null;
  for (const one of theirs ? [order, theirs] : [order]) await load({ ...one, milliseconds: 1000 });
  const [ours, others]: [LoadResult[], LoadResult[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await load(order));
    if (theirs) others.push(await load(theirs));
  }
  const middle = median(ours);
  own.set(`${scenario}/${connections}`, middle.perSecond);
  const plain = PLAIN[scenario] ? own.get(`${PLAIN[scenario]}/${connections}`) : undefined;
  const other = others.length > 0 ? median(others) : null;
  const ratio = other && middle.perSecond / other.perSecond;
  const line = [
    `  ${name.padEnd(30)} ${connections} conn ${middle.perSecond.toFixed(0).padStart(6)}/s  p50 ${middle.p50.toFixed(1).padStart(6)} ms  p95 ${middle.p95.toFixed(1).padStart(6)} ms`,
    other && ratio ? `×${ratio.toFixed(2)} of Django REST (${other.perSecond.toFixed(0)}/s, p95 ${other.p95.toFixed(1)} ms)` : '',
    plain ? `×${(middle.perSecond / plain).toFixed(1)} of read-apply-write` : '',
  ];
  console.log(line.filter(Boolean).join('  '));
  return {
    figure: `${engine}: ${name}, ${connections} conn`,
    value: middle.perSecond,
    unit: '/s',
    ...(ratio && { ratio, beside: 'Django REST' }),
    ...(goal && connections === 8 && engine === 'postgres' && { goal }),
  };
}

const median = (runs: LoadResult[]): LoadResult =>
  runs.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)] as LoadResult;

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

await main();
