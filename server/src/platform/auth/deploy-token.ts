import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Environment } from '../environment';

/** The bearer token of plugin teams: configured, or made once and kept beside the data for the owner of this machine. */
export function deployToken(env: Environment): string {
  if (env.DEPLOY_TOKEN) return env.DEPLOY_TOKEN;
  const file = path.join(env.DATA_DIR, 'deploy-token');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8').trim();
}
