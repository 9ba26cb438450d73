import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPostgres } from '../db/open-postgres';
import { migrationsChecksum } from '../db/migrate';
import { migrationSources } from '../discover-modules';
import { readEnvironment, type Environment } from '../environment';
import { openDatabase } from '../open-database';
import { quietLog } from './quiet-log';

/** Which engine the tests run on: `TEST_ENGINE=pglite|postgres`, the latter with `TEST_DATABASE_URL`. */
export const testEngine: 'pglite' | 'postgres' = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** A database of one test: where it is and how it goes away. */
export interface TestDatabase {
  readonly env: Environment;
  drop(): Promise<void>;
}

export type Overrides = Readonly<Record<string, string>>;

/** An empty database of its own, without the product's tables. */
export async function emptyDatabase(overrides: Overrides = {}): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  if (testEngine === 'pglite') return copyOfFolder(await pgliteTemplate('empty', { prepare: createEmpty }), { dataDir, overrides });
  const name = uniqueName();
  await onServer(`create database ${name}`);
  return postgresDatabase({ name, dataDir, overrides });
}

/** What a database of a test begins with. */
export interface Template {
  /** Changes when what it holds changes, beside the migrations. */
  readonly recipe: string;
  /** What it goes on from, which is made once for all that do. */
  readonly base?: Template;
  /** A copy has the files of its folder too, such as pictures; only in a run whose folder for what is temporary goes with it. */
  readonly keepsFiles?: true;
  prepare(env: Environment): Promise<void>;
}

/** A copy of the template: prepared once per version of the migrations and of its recipe, then copied in a few milliseconds. */
export async function copyOfTemplate(template: Template, overrides: Overrides = {}): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  if (testEngine === 'pglite') {
    const folder = await pgliteTemplate(versionOf(template), template);
    if (template.keepsFiles) fs.cpSync(folder, dataDir, { recursive: true });
    return copyOfFolder(folder, { dataDir, overrides });
  }
  const source = await postgresTemplate(template);
  if (template.keepsFiles) fs.cpSync(filesOf(source), dataDir, { recursive: true });
  const name = uniqueName();
  await onServer(`create database ${name} template ${source}`);
  return postgresDatabase({ name, dataDir, overrides });
}

function versionOf({ recipe }: Template): string {
  return createHash('sha256')
    .update(`${migrationsChecksum(migrationSources())} ${recipe}`)
    .digest('hex')
    .slice(0, 12);
}

function environment(values: Overrides): Environment {
  return readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'a-secret-of-the-tests-32-characters-long',
    RATE_LIMITS: '0',
    DATABASE_POOL: '4',
    ...values,
  });
}

async function createEmpty(env: Environment): Promise<void> {
  await (await openDatabase(env, quietLog)).close();
}

async function copyOfFolder(template: string, { dataDir, overrides }: { dataDir: string; overrides: Overrides }): Promise<TestDatabase> {
  // Fifteen hundred small files: one call after the other takes a quarter of what as many promises take.
  fs.cpSync(path.join(template, 'db'), path.join(dataDir, 'db'), { recursive: true });
  return { env: environment({ DATA_DIR: dataDir, ...overrides }), drop: async () => remove(dataDir) };
}

async function pgliteTemplate(version: string, { base, prepare }: Pick<Template, 'base' | 'prepare'>): Promise<string> {
  const folder = path.join(os.tmpdir(), `butterfly-test-${os.userInfo().uid}-${version}`);
  await once(folder, async () => {
    const half = `${folder}.${process.pid}`;
    if (base) fs.cpSync(await pgliteTemplate(versionOf(base), base), half, { recursive: true });
    await prepare(environment({ DATA_DIR: half }));
    fs.renameSync(half, folder);
  });
  return folder;
}

/** Several test processes want the template at once: the first makes it, the others wait. */
async function once(folder: string, make: () => Promise<void>): Promise<void> {
  const claim = `${folder}.claim`;
  for (let waited = 0; !fs.existsSync(folder); waited += 100) {
    try {
      fs.mkdirSync(claim);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || waited > 220_000)
        throw new Error(`The test template is not made: ${claim}`, { cause: error });
      giveUpAbandoned(claim);
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      if (!fs.existsSync(folder)) await make();
    } finally {
      fs.rmdirSync(claim);
    }
  }
}

/** A run that was killed while it made the template left its claim behind. */
function giveUpAbandoned(claim: string): void {
  const since = fs.statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - since > 120_000) fs.rmSync(claim, { recursive: true, force: true });
}

async function postgresTemplate(template: Template): Promise<string> {
  const name = `butterfly_template_${versionOf(template)}`;
  // Before the lock, which is held once.
  const base = template.base ? await postgresTemplate(template.base) : 'template1';
  const server = await openPostgres({ url: serverUrl(), log: quietLog, statementTimeoutMs: 120_000, poolSize: 2 });
  const client = await server.pool.connect();
  try {
    await client.query('select pg_advisory_lock(77112)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const half = `${name}_new`;
    await client.query(`drop database if exists ${half} with (force)`);
    await client.query(`create database ${half} template ${base}`);
    const dataDir = temporaryFolder();
    await template.prepare(environment({ DATA_DIR: dataDir, DATABASE_URL: urlOf(half) }));
    if (template.keepsFiles) fs.cpSync(dataDir, filesOf(name), { recursive: true });
    remove(dataDir);
    await client.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock(77112)');
    client.release();
    await server.close();
  }
}

const filesOf = (template: string): string => path.join(os.tmpdir(), `${template}-files`);

function postgresDatabase({ name, dataDir, overrides }: { name: string; dataDir: string; overrides: Overrides }): TestDatabase {
  return {
    env: environment({ DATA_DIR: dataDir, DATABASE_URL: urlOf(name), ...overrides }),
    drop: async () => {
      await onServer(`drop database if exists ${name} with (force)`);
      remove(dataDir);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = await openPostgres({ url: serverUrl(), log: quietLog, statementTimeoutMs: 60_000, poolSize: 2 });
  try {
    await server.pool.query(statement);
  } finally {
    await server.close();
  }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL, a login that may create databases.');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

let count = 0;
const uniqueName = () => `butterfly_test_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`;
const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-test-'));
const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });
