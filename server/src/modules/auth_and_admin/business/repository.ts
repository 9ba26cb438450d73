import type { Business, BusinessPatch } from '@butterfly/contracts/auth_and_admin';
import type { Db } from '../../../platform/db/db';
import { forgetTenant } from '../repository';

const COLUMNS = 'id, slug, name, legal_name, tz, locale, currency, week_start, brand, version';

export async function lockBusiness(db: Db): Promise<Business> {
  return one(await db.rows<Business>(`select ${COLUMNS} from auth_and_admin_tenant where id = $1 for update`, [db.tenantId]));
}

export async function readBusiness(db: Db): Promise<Business> {
  return one(await db.rows<Business>(`select ${COLUMNS} from auth_and_admin_tenant where id = $1`, [db.tenantId]));
}

/** A value that is left out stays as it is. */
export async function updateBusiness(db: Db, patch: BusinessPatch): Promise<Business> {
  forgetTenant(db);
  return one(
    await db.rows<Business>(
      `update auth_and_admin_tenant set name = coalesce($2, name), legal_name = coalesce($3, legal_name), tz = coalesce($4, tz), locale = coalesce($5, locale),
       week_start = coalesce($6::int, week_start), brand = coalesce($7::jsonb, brand), version = version + 1, updated_at = now()
     where id = $1 returning ${COLUMNS}`,
      [
        db.tenantId,
        patch.name ?? null,
        patch.legal_name ?? null,
        patch.tz ?? null,
        patch.locale ?? null,
        patch.week_start ?? null,
        patch.brand ? JSON.stringify(patch.brand) : null,
      ],
    ),
  );
}

function one([business]: readonly Business[]): Business {
  if (!business) throw new Error('The business of the session is not there.');
  return business;
}
