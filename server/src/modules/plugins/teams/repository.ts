import type { TeamKey } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';

const KEY = `id as key, plugin_id as id, name, public_key, added_at, revoked_at`;
const TOKEN = `id as token, name, plugins, rights, created_at, revoked_at`;

export interface DeployTokenRow {
  readonly token: number;
  readonly name: string;
  readonly plugins: string[];
  readonly rights: ('publish' | 'promote')[];
  readonly created_at: string;
  readonly revoked_at: string | null;
}

export function listKeys(db: Db): Promise<TeamKey[]> {
  return db.rows<TeamKey>(`select ${KEY} from plugins_team_key order by plugin_id, id limit 1000`);
}

export function keysOf(db: Db, id: string): Promise<TeamKey[]> {
  return db.rows<TeamKey>(`select ${KEY} from plugins_team_key where plugin_id = $1 and revoked_at is null order by id limit 20`, [id]);
}

export async function addKey(
  db: Db,
  { id, name, publicKey }: { id: string; name: string; publicKey: string },
): Promise<TeamKey | undefined> {
  return (
    await db.rows<TeamKey>(`insert into plugins_team_key (plugin_id, name, public_key) values ($1, $2, $3) returning ${KEY}`, [
      id,
      name,
      publicKey,
    ])
  )[0];
}

export async function revokeKey(db: Db, key: number, at: Date): Promise<TeamKey | undefined> {
  return (
    await db.rows<TeamKey>(`update plugins_team_key set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${KEY}`, [
      key,
      at.toISOString(),
    ])
  )[0];
}

export function listTokens(db: Db): Promise<DeployTokenRow[]> {
  return db.rows<DeployTokenRow>(`select ${TOKEN} from plugins_deploy_token order by id desc limit 500`);
}

export async function addToken(
  db: Db,
  { name, plugins, rights, hash }: { name: string; plugins: readonly string[]; rights: readonly string[]; hash: string },
): Promise<DeployTokenRow | undefined> {
  const values = [name, hash, JSON.stringify(plugins), JSON.stringify(rights)];
  return (
    await db.rows<DeployTokenRow>(
      `insert into plugins_deploy_token (name, token_hash, plugins, rights) values ($1, $2, $3, $4) returning ${TOKEN}`,
      values,
    )
  )[0];
}

export async function revokeToken(db: Db, token: number, at: Date): Promise<DeployTokenRow | undefined> {
  return (
    await db.rows<DeployTokenRow>(
      `update plugins_deploy_token set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${TOKEN}`,
      [token, at.toISOString()],
    )
  )[0];
}

export async function tokenByHash(db: Db, hash: string): Promise<DeployTokenRow | undefined> {
  return (
    await db.rows<DeployTokenRow>(`select ${TOKEN} from plugins_deploy_token where token_hash = $1 and revoked_at is null`, [hash])
  )[0];
}
