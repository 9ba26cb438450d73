import type { PaySettings, PaySettingsPatch } from '@butterfly/contracts/payments';
import type { Db } from '../../platform/db/db';
import type { Environment } from '../../platform/environment';
import { checkVersion, requireIfMatch, versionConflict } from '../../platform/http/check-version';
import { etagOf } from '../../platform/records/etag-of';

type Offered = Pick<Environment, 'PAYMENTS_PROVIDER'>;
/** What is known without who asks. */
type Known = Omit<PaySettings, 'can_edit'>;
type Stored = Pick<PaySettings, 'id' | 'late_fee' | 'reminders' | 'transfer_text' | 'version'>;

const COLUMNS = 'id, transfer_text, reminders, late_fee, version';
/** Nobody has said anything yet: clients are reminded of nothing. */
const UNSAID: Stored = {
  ...{ id: 1, transfer_text: '', version: 0 },
  reminders: { on: false, days_before: [7, 1], days_after: [1, 7, 14] },
  late_fee: { on: false, fee_bps: 150, grace_days: 7 },
};

/** What somebody has said how clients pay, and what the installation offers. */
export async function readPaySettings(db: Db, { PAYMENTS_PROVIDER }: Offered): Promise<Known> {
  const [row] = await db.rows<Stored>(`select ${COLUMNS} from payments_settings`);
  const pay_by = PAYMENTS_PROVIDER === 'test' ? ('test' as const) : ('transfer' as const);
  return { ...(row ?? UNSAID), pay_by };
}

/** @throws AppError `precondition_required`, `version_conflict` */
export async function savePaySettings(
  db: Db,
  { patch, ifMatch, env }: { patch: PaySettingsPatch; ifMatch: string | undefined; env: Offered },
): Promise<Known> {
  requireIfMatch(ifMatch);
  const before = await readPaySettings(db, env);
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  const { transfer_text, reminders, late_fee } = { ...before, ...patch };
  const [row] = await db.rows<Stored>(
    `insert into payments_settings (transfer_text, updated_by_id, reminders, late_fee) values ($1, $2, $4::jsonb, $5::jsonb)
     on conflict (tenant_id, id) do update set transfer_text = $1, reminders = $4::jsonb, late_fee = $5::jsonb,
       updated_by_id = $2, updated_at = now(), version = payments_settings.version + 1
       where payments_settings.version = $3
     returning ${COLUMNS}`,
    [transfer_text, db.memberId, before.version, JSON.stringify(reminders), JSON.stringify(late_fee)],
  );
  if (row) return { ...before, ...row };
  const current = await readPaySettings(db, env);
  throw versionConflict({ etag: etagOf(current), current });
}
