import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../process/free-port';
import { untilAnswers } from './until-answers';

/** Another service that answers the same addresses, on the same machine and database server. */
export interface Peer {
  readonly port: number;
  readonly headers: Record<string, string>;
  stop(): Promise<void>;
}

const FOLDER = import.meta.dirname;
/** Those of a distribution: no environment of one's own can hide them. */
const PYTHON = process.env['PEER_PYTHON'] ?? '/usr/bin/python3';

/**
 * Starts a Django REST service behind gunicorn with `count` records of each kind in two businesses, in a database of its own.
 * Needs `python3-djangorestframework python3-psycopg2 gunicorn` (Debian's names).
 *
 * @returns null where they are not installed.
 */
export async function startDjangoRest({ postgresUrl, count }: { postgresUrl: string; count: number }): Promise<Peer | null> {
  if (!isInstalled()) return null;
  const { hostname, port, username } = new URL(postgresUrl);
  const env = { ...process.env, DATABASE_HOST: hostname, DATABASE_PORT: port, DATABASE_USER: username, DATABASE_NAME: 'django_peer' };
  execFileSync(PYTHON, ['-c', CREATE_DATABASE], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const headers = JSON.parse(
    execFileSync(PYTHON, ['django_rest.py', 'fill', String(count)], { cwd: FOLDER, env, encoding: 'utf8' }),
  ) as Peer['headers'];
  const own = await freePort();
  // Two processes for two cores, threads for those who wait for the database, connections that are kept on both sides.
  const args = [
    '-m',
    'gunicorn',
    '-b',
    `127.0.0.1:${own}`,
    '-k',
    'gthread',
    '-w',
    '2',
    '--threads',
    '4',
    '--keep-alive',
    '75',
    '--log-level',
    'error',
  ];
  const server = spawn(PYTHON, [...args, 'django_rest:application'], { cwd: FOLDER, env, stdio: 'inherit' });
  await untilAnswers(`http://127.0.0.1:${own}/api/`);
  return {
    port: own,
    headers,
    stop: () =>
      new Promise((stopped) => {
        server.once('exit', () => stopped());
        server.kill('SIGTERM');
      }),
  };
}

const CREATE_DATABASE = `
import os, psycopg2
connection = psycopg2.connect(host=os.environ['DATABASE_HOST'], port=os.environ['DATABASE_PORT'], user=os.environ['DATABASE_USER'], dbname='postgres')
connection.autocommit = True
connection.cursor().execute('create database ' + os.environ['DATABASE_NAME'])`;

function isInstalled(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import django, rest_framework, psycopg2, gunicorn'], { cwd: join(FOLDER), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
