import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL of this run, a login that may make databases; without it the servers of the run have the embedded engine. */
export const serverOfRun = (): string | undefined => process.env['E2E_POSTGRES'];

/** A database of its own on the PostgreSQL of this run. */
export interface RunDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes one: empty, or what `template` holds, a database that nobody has open. */
export async function newDatabase(server: string, template?: string): Promise<RunDatabase> {
  const name = `butterfly_e2e_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
