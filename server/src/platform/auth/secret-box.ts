import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Keeps other services' credentials where only this installation can read them. */
export interface SecretBox {
  /** Encrypted text for a column. `owner`, e.g. the tenant, is bound to it: moved to another row it does not open. */
  seal(owner: string, secret: string): string;
  /** Null: it was changed, moved, or sealed under another SESSION_SECRET. */
  open(owner: string, sealed: string): string | null;
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM; the key is derived from SESSION_SECRET, one per purpose. */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = createHmac('sha256', secret).update(`butterfly/box/${purpose}`).digest();
  return {
    seal: (owner, plain) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open: (owner, sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
