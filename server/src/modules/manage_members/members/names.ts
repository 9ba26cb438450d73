import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';

export async function nameOfMember(db: Db, platform: Pick<Platform, 'api'>, memberId: number): Promise<string> {
  return (await platform.api('auth_and_admin').memberNames(db)).get(memberId) ?? `Member ${memberId}`;
}
