import type { SecretBox } from '../auth/secret-box';
import type { TokenSigner } from '../auth/token-signer';
import type { PooledDatabase } from '../db/pooled-database';
import { hashOfToken } from './link-token';
import { ownerOf } from './public-links';

interface SignedLink {
  readonly id: number;
  readonly tenant_id: number;
  readonly kind: string;
  readonly token_hash: string;
}

const WAITING = `select id, tenant_id, kind, token_hash from platform_public_link where token_hash like 'nonce:%' order by id limit 500`;
const SETTLE = 'update platform_public_link set token_hash = $3, sealed_token = $4 where tenant_id = $1 and id = $2';

/**
 * Links of before were a nonce that was kept, and a signature that was not: an address that is out there goes on opening what it opens,
 * and from now on only its hash (and its sealed copy) is kept. Two processes that start at once write the same.
 */
export async function settleSignedLinks(db: PooledDatabase, { signer, box }: { signer: TokenSigner; box: SecretBox }): Promise<number> {
  let settled = 0;
  for (;;) {
    const count = await db.asDispatcher(async (tx) => {
      const waiting = await tx.rows<SignedLink>(WAITING);
      for (const { id, tenant_id: tenantId, kind, token_hash: kept } of waiting) {
        const named = `${tenantId}-${kept.slice('nonce:'.length)}`;
        const token = `${named}-${signer.sign(kind, named).split('.')[1] ?? ''}`;
        await tx.rows(SETTLE, [tenantId, id, hashOfToken(token, signer), box.seal(ownerOf({ tenantId }), token)]);
      }
      return waiting.length;
    });
    settled += count;
    if (count === 0) return settled;
  }
}
