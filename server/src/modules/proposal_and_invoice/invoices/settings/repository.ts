import type { MoneySettings, MoneySettingsPatch, Seller } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../../platform/db/db';
import { checkVersion, requireIfMatch, versionConflict } from '../../../../platform/http/check-version';
import { etagOf } from '../../../../platform/records/etag-of';

/** What is known without who asks. */
type Known = Omit<MoneySettings, 'can_edit'>;

const COLUMNS = 'id, seller, minimums, version';
const NOBODY: Seller = {
  ...{ legal_name: '', line1: '', line2: '', postal_code: '', city: '', country: '' },
  ...{ tax_id: '', registration: '', email: '' },
};
const UNSAID: Known = { id: 1, seller: NOBODY, minimums: [], version: 0 };

/** What somebody has said of the business that writes invoices. */
export async function readSettings(db: Db): Promise<Known> {
  const [row] = await db.rows<Known>(`select ${COLUMNS} from proposal_and_invoice_settings`);
  return row ?? UNSAID;
}

/** @throws AppError `precondition_required`, `version_conflict` */
export async function saveSettings(
  db: Db,
  { patch, ifMatch }: { readonly patch: MoneySettingsPatch; readonly ifMatch: string | undefined },
): Promise<Known> {
  requireIfMatch(ifMatch);
  const before = await readSettings(db);
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  const { seller, minimums } = { ...before, ...patch };
  const [row] = await db.rows<Known>(
    `insert into proposal_and_invoice_settings (seller, minimums, updated_by_id) values ($1::jsonb, $4::jsonb, $2)
     on conflict (tenant_id, id) do update set seller = $1::jsonb, minimums = $4::jsonb, updated_by_id = $2, updated_at = now(),
       version = proposal_and_invoice_settings.version + 1
       where proposal_and_invoice_settings.version = $3
     returning ${COLUMNS}`,
    [JSON.stringify(seller), db.memberId, before.version, JSON.stringify(minimums)],
  );
  if (row) return row;
  const current = await readSettings(db);
  throw versionConflict({ etag: etagOf(current), current });
}
