import type { Business, BusinessPatch, operations } from '@butterfly/contracts/auth_and_admin';
import { reply, type Handlers } from '../../../platform/define-module';
import { keptBytes, removedBytes, storageLimit } from '../../../platform/files/storage-room';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import type { Platform } from '../../../platform/platform';
import { lockBusiness, readBusiness, updateBusiness } from './repository';

const etagOf = ({ id, version }: Business): string => `tenant-${id}-${version}`;
const answer = (business: Business) => reply(business, { etag: etagOf(business) });

/** The business of the session, read and changed by its administrators. */
export function businessHandlers({
  forgetAccess,
  env,
}: Pick<Platform, 'env' | 'forgetAccess'>): Pick<Handlers<typeof operations>, 'getTenant' | 'updateTenant' | 'readStorage'> {
  return {
    readStorage: ({ tx }) =>
      tx(async (db) => ({ used_bytes: await keptBytes(db), removed_bytes: await removedBytes(db), limit_bytes: storageLimit(env) })),
    getTenant: async ({ tx }) => answer(await tx(readBusiness)),
    updateTenant: async ({ body, headers, tx }) => {
      const ifMatch = headers['if-match'];
      requireIfMatch(ifMatch);
      refuseUnknownRegion(body);
      return answer(
        await tx(async (db) => {
          const before = await lockBusiness(db);
          checkVersion(ifMatch, { etag: etagOf(before), current: before });
          db.afterCommit(() => forgetAccess({ tenantId: db.tenantId }));
          return updateBusiness(db, body);
        }),
      );
    },
  };
}

/** The contract knows the shape; which zones and languages there are knows Intl, and a wrong one would break every page. */
function refuseUnknownRegion({ tz, locale }: BusinessPatch): void {
  if (tz !== undefined && !accepted(() => new Intl.DateTimeFormat('en', { timeZone: tz })))
    throw new AppError('invalid_input', { fields: { tz: ['is not a time zone'] } });
  if (locale !== undefined && !accepted(() => new Intl.DateTimeFormat(locale)))
    throw new AppError('invalid_input', { fields: { locale: ['is not a language tag'] } });
}

function accepted(make: () => Intl.DateTimeFormat): boolean {
  try {
    make();
    return true;
  } catch {
    // Intl throws for exactly this reason and no other.
    return false;
  }
}
