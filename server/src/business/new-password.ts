import { randomBytes } from 'node:crypto';
import type { Platform } from '../platform/platform';

/**
 * Gives an account a new password that nobody has seen before, signs it out everywhere and lifts its locks: for an installation
 * without a mail server, where a link cannot be sent.
 *
 * @throws Error when no active account has the address; nothing is changed then
 * @example const password = await newPassword(platform, 'ada@fern.example');
 */
export async function newPassword(platform: Platform, address: string): Promise<string> {
  const password = randomBytes(15).toString('base64url');
  const isThere = await platform.api('auth_and_admin').replacePassword({ email: address.trim().toLowerCase(), password });
  if (!isThere) throw new Error(`There is no active account ${address}. Nothing was changed.`);
  return password;
}
