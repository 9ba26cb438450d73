import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, two passes. Runs on the thread pool. */
const ARGON2ID = 2;
const SETTING = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), SETTING);
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether the account exists or not. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoy), password.normalize('NFC'));
  return storedHash !== null && matches;
}
