import type { PaySettings, PaySettingsPatch } from '@butterfly/contracts/payments';
import type { Db } from '../../platform/db/db';
import type { Environment } from '../../platform/environment';
import { checkVersion, requireIfMatch, versionConflict } from '../../platform/http/check-version';
import { etagOf } from '../../platform/records/etag-of';
import type { Platform } from '../../platform/platform';
import type { PaymentProviders } from './providers/providers';
import { noteSettings } from './settings-log';

type Offered = Pick<Environment, 'PAYMENTS_PROVIDER' | 'PUBLIC_URL'>;
/** What is known without who asks. */
type Known = Omit<PaySettings, 'can_edit'>;
type Stored = Pick<PaySettings, 'id' | 'late_fee' | 'reminders' | 'transfer_text' | 'version'> & {
  readonly has_secret_key: boolean;
  readonly has_webhook_secret: boolean;
  readonly stripe_test_mode: boolean;
};

const COLUMNS = `id, transfer_text, reminders, late_fee, version, stripe_test_mode, stripe_secret_key <> '' as has_secret_key,
  stripe_webhook_secret <> '' as has_webhook_secret`;
/** Nobody has said anything yet: clients are reminded of nothing. */
const UNSAID: Stored = {
  ...{ id: 1, transfer_text: '', version: 0 },
  reminders: { on: false, days_before: [7, 1], days_after: [1, 7, 14] },
  late_fee: { on: false, fee_bps: 150, grace_days: 7 },
  ...{ has_secret_key: false, has_webhook_secret: false, stripe_test_mode: false },
};

/** What somebody has said how clients pay, and what the installation offers. Never a key. */
export async function readPaySettings(db: Db, env: Offered): Promise<Known> {
  const [row] = await db.rows<Stored>(`select ${COLUMNS} from payments_settings`);
  return shown(db, row ?? UNSAID, env);
}

function shown(db: Db, { has_secret_key, has_webhook_secret, stripe_test_mode, ...rest }: Stored, env: Offered): Known {
  const otherwise = env.PAYMENTS_PROVIDER === 'test' ? ('test' as const) : ('transfer' as const);
  return {
    ...rest,
    pay_by: has_secret_key && has_webhook_secret ? 'stripe' : otherwise,
    stripe: {
      ...{ has_secret_key, has_webhook_secret, is_test_mode: has_secret_key && stripe_test_mode },
      webhook_url: `${env.PUBLIC_URL ?? ''}/api/payments/webhooks/stripe/?business=${db.tenantId}`,
    },
  };
}

interface Save {
  readonly patch: PaySettingsPatch;
  readonly ifMatch: string | undefined;
  readonly platform: Pick<Platform, 'api' | 'env'>;
  readonly providers: Pick<PaymentProviders, 'seal'>;
}

/** @throws AppError `precondition_required`, `version_conflict` */
export async function savePaySettings(db: Db, { patch, ifMatch, platform, providers }: Save): Promise<Known> {
  requireIfMatch(ifMatch);
  const { env } = platform;
  const before = await readPaySettings(db, env);
  checkVersion(ifMatch, { etag: etagOf(before), current: before });
  const { stripe_secret_key: secret, stripe_webhook_secret: webhook } = patch;
  const { transfer_text, reminders, late_fee } = { ...before, ...patch };
  const sealed = (given: string | undefined) => (given === undefined ? null : providers.seal(db.tenantId, given));
  const testMode = secret === undefined ? null : /^(sk|rk)_test_/.test(secret);
  const [row] = await db.rows<Stored>(
    `insert into payments_settings (transfer_text, updated_by_id, reminders, late_fee, stripe_secret_key, stripe_webhook_secret, stripe_test_mode)
     values ($1, $2, $4::jsonb, $5::jsonb, coalesce($6, ''), coalesce($7, ''), coalesce($8, false))
     on conflict (tenant_id, id) do update set transfer_text = $1, reminders = $4::jsonb, late_fee = $5::jsonb,
       stripe_secret_key = coalesce($6, payments_settings.stripe_secret_key),
       stripe_webhook_secret = coalesce($7, payments_settings.stripe_webhook_secret),
       stripe_test_mode = coalesce($8, payments_settings.stripe_test_mode),
       updated_by_id = $2, updated_at = now(), version = payments_settings.version + 1
       where payments_settings.version = $3
     returning ${COLUMNS}`,
    [
      ...[transfer_text, db.memberId, before.version, JSON.stringify(reminders), JSON.stringify(late_fee)],
      ...[sealed(secret), sealed(webhook), testMode],
    ],
  );
  if (row) {
    const after = shown(db, row, env);
    noteSettings(platform, db, { before, after, patch });
    return after;
  }
  const current = await readPaySettings(db, env);
  throw versionConflict({ etag: etagOf(current), current });
}
