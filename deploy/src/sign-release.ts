import { signedText, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The release with the team's signature, where `BUTTERFLY_SIGNING_KEY` names an ed25519 private key in PEM; otherwise as it is.
 *
 * @example
 * // openssl genpkey -algorithm ed25519 -out team.pem
 * signed(record, 'team.pem').signature;
 */
export function signed(record: ReleaseRecord, keyFile = process.env['BUTTERFLY_SIGNING_KEY']): ReleaseRecord {
  if (!keyFile) return record;
  const key = createPrivateKey(readFileSync(keyFile));
  return { ...record, signature: sign(null, Buffer.from(signedText(record)), key).toString('base64') };
}
