import type { TeamKey } from '@butterfly/contracts/plugins';
import type { DeployCaller } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { assertOwner, type Caller } from '../caller';
import { RegistryRepository } from '../repository';
import { addKey, addToken, listKeys, listTokens, revokeKey, revokeToken, tokenByHash, type DeployTokenRow } from './repository';
import { readPublicKey } from './signature';

interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly public_key: string;
  readonly reason: string;
}
interface NewToken {
  readonly name: string;
  readonly plugins: readonly string[];
  readonly rights: readonly ('publish' | 'promote')[];
  readonly reason: string;
}

/** Keys with which teams sign, and tokens of their build servers. */
export class Teams {
  constructor(private readonly platform: Pick<Platform, 'db' | 'signer' | 'clock'>) {}

  keys(): Promise<TeamKey[]> {
    return this.platform.db.withoutTenant(listKeys);
  }

  async addKey({ id, name, public_key: publicKey, reason }: NewKey, caller: Caller): Promise<TeamKey> {
    assertOwner(caller, 'keys');
    if (!readPublicKey(publicKey)) throw new AppError('plugins.key_refused');
    return this.platform.db.withoutTenant(async (db) => {
      const key = await addKey(db, { id, name, publicKey });
      if (!key) throw new Error('A key was not stored.');
      await new RegistryRepository(db).addEvent({ ...caller, action: 'key', pluginId: id, after: name, reason });
      return key;
    });
  }

  async revokeKey(wanted: number, reason: string, caller: Caller): Promise<TeamKey> {
    assertOwner(caller, 'keys');
    return this.platform.db.withoutTenant(async (db) => {
      const key = await revokeKey(db, wanted, this.platform.clock());
      if (!key) throw new AppError('plugins.key_unknown');
      await new RegistryRepository(db).addEvent({ ...caller, action: 'key_revoke', pluginId: key.id, before: key.name, reason });
      return key;
    });
  }

  async tokens(caller: Caller): Promise<DeployTokenRow[]> {
    assertOwner(caller, 'tokens');
    return this.platform.db.withoutTenant(listTokens);
  }

  async issueToken({ reason, ...wanted }: NewToken, caller: Caller): Promise<DeployTokenRow & { secret: string }> {
    assertOwner(caller, 'tokens');
    const { signer, db } = this.platform;
    const secret = `bfd_${signer.token()}`;
    return db.withoutTenant(async (tx) => {
      const row = await addToken(tx, { ...wanted, hash: signer.hash(secret) });
      if (!row) throw new Error('A token was not stored.');
      for (const id of wanted.plugins)
        await new RegistryRepository(tx).addEvent({ ...caller, action: 'token', pluginId: id, after: wanted.name, reason });
      return { ...row, secret };
    });
  }

  async revokeToken(wanted: number, reason: string, caller: Caller): Promise<DeployTokenRow> {
    assertOwner(caller, 'tokens');
    return this.platform.db.withoutTenant(async (db) => {
      const row = await revokeToken(db, wanted, this.platform.clock());
      if (!row) throw new AppError('plugins.key_unknown');
      for (const id of row.plugins)
        await new RegistryRepository(db).addEvent({ ...caller, action: 'token_revoke', pluginId: id, before: row.name, reason });
      return row;
    });
  }

  /** Whose token this is, for the gate. */
  async resolve(token: string): Promise<DeployCaller | null> {
    if (!token.startsWith('bfd_')) return null;
    const row = await this.platform.db.withoutTenant((db) => tokenByHash(db, this.platform.signer.hash(token)));
    return row ? { name: `token “${row.name}”`, plugins: row.plugins, rights: row.rights } : null;
  }
}
