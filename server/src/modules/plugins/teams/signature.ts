import { signedText, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { createPublicKey, verify, type KeyObject } from 'node:crypto';

/** Undefined when it is no ed25519 key. */
export function readPublicKey(spki: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The name of the key that signed the release; undefined when none of them did. */
export function signerOf(
  record: ReleaseRecord,
  keys: readonly { readonly name: string; readonly public_key: string }[],
): string | undefined {
  const { signature } = record;
  if (!signature) return undefined;
  const text = Buffer.from(signedText(record));
  return keys.find(({ public_key: spki }) => {
    const key = readPublicKey(spki);
    return key !== undefined && verify(null, text, key, Buffer.from(signature, 'base64'));
  })?.name;
}

/** Once a team has a key, its releases are signed by it. */
export function signatureFaults(record: ReleaseRecord, keys: readonly { readonly name: string; readonly public_key: string }[]): string[] {
  if (keys.length === 0) return [];
  if (!record.signature) return [`it is not signed; releases of ${record.id} are signed by ${keys.map(({ name }) => name).join(' or ')}`];
  return signerOf(record, keys) ? [] : [`the signature is by none of the keys of ${record.id}`];
}
