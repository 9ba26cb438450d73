import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { columnTypes } from '../column-types';
import { PooledDatabase } from '../pooled-database';
import { EngineThread } from './engine-thread';
import { lockFolder } from './folder-lock';
import { startMaintenance } from './maintenance';
import { WireStream } from './wire-stream';

export interface PgliteOptions {
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  readonly statementTimeoutMs: number;
}

/** Opens (or creates) the embedded database in a folder, for this process alone. */
export async function openPglite({ folder, log, statementTimeoutMs }: PgliteOptions): Promise<PooledDatabase> {
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    await createCluster(folder);
    const engine = new EngineThread({ folder, log, statementTimeoutMs });
    await engine.opened();
    const pool = poolOn(engine, log);
    const version = await readVersion(pool);
    const maintenance = startMaintenance({ pool, engine, log });
    return new PooledDatabase({
      engine: 'pglite',
      version,
      pool,
      log,
      transactionTimeoutMs: statementTimeoutMs * 2,
      handsOverEarly: true,
      closeEngine: async ({ abandoned }) => {
        maintenance.stop();
        if (!abandoned) await maintenance.tidy();
        await (abandoned ? engine.abandon() : engine.close());
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

function poolOn(engine: EngineThread, log: FastifyBaseLogger): pg.Pool {
  const config: pg.PoolConfig & { pipeline: boolean } = {
    // One session is all the engine has; whoever needs the database waits here for it.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new WireStream(engine) as never,
    types: columnTypes,
    pipeline: true,
  };
  const pool = new pg.Pool(config);
  // A connection that breaks while it is in use rejects its statements; without this listener it would also end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')));
  pool.on('error', (error) => log.error({ err: error }, 'a connection to the embedded database broke'));
  return pool;
}

async function readVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? 'unknown';
}

/** Creates the folder in a process of its own, under another name until it is whole. */
async function createCluster(folder: string): Promise<void> {
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    fs.chmodSync(folder, 0o700);
    return;
  }
  const half = `${folder}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { recursive: true, mode: 0o700 });
  await runToEnd(path.join(import.meta.dirname, 'init-cluster.mjs'), half);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(half, folder);
}

function runToEnd(script: string, argument: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, argument], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let complaint = '';
    child.stderr.on('data', (bytes: Buffer) => {
      complaint = (complaint + bytes.toString()).slice(-4_000);
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The embedded database could not be created: ${complaint}`))));
  });
}
