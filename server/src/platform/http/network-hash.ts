import type { TokenSigner } from '../auth/token-signer';
import { addressBlock } from './address-block';

/**
 * A network address as it may be kept: keyed, and of one business alone. It says whether two addresses are the same one and nothing
 * else; a whole /64 of IPv6 is one.
 */
export const networkHash = (signer: Pick<TokenSigner, 'hash'>, { ip, tenantId }: { ip: string; tenantId: number }): string =>
  signer.hash(`network ${tenantId} ${addressBlock(ip)}`).slice(0, 22);
