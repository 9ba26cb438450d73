import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './cli-error';
import { localSuite } from './local-suite';

/** Where the registry is, and the right to publish to it. */
export interface Connection {
  readonly url: string;
  readonly token: string;
}

/**
 * The server and token that the environment names: `BUTTERFLY_URL` or the local server on `PORT`, `BUTTERFLY_TOKEN` or
 * the token that the local server keeps in `DATA_DIR`. What it leaves open is that of the suite which `npm start` runs in this folder.
 *
 * @throws CliError when there is no token.
 * @example
 * const connection = connectionFrom(process.env); // { url: 'http://localhost:4000', token: '…' }
 */
export function connectionFrom(
  environment: Readonly<Record<string, string | undefined>>,
  suite = environment['BUTTERFLY_URL'] ? null : localSuite(environment),
): Connection {
  const url = (environment['BUTTERFLY_URL'] || `http://localhost:${environment['PORT'] || suite?.port || '4000'}`).replace(/\/+$/, '');
  const token =
    environment['BUTTERFLY_TOKEN'] || environment['DEPLOY_TOKEN'] || localToken(environment['DATA_DIR'] || suite?.dataDir || '.data');
  if (!token) throw new CliError('There is no token. Set BUTTERFLY_TOKEN, or run this where the server keeps its data (DATA_DIR).', 2);
  return { url, token };
}

function localToken(dataDir: string): string {
  const file = join(resolve(dataDir), 'deploy-token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
