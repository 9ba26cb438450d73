import type { PaySettings, PaySettingsPatch } from '@butterfly/contracts/payments';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';

type Known = Pick<PaySettings, 'late_fee' | 'reminders' | 'stripe' | 'transfer_text'>;

interface Change {
  readonly before: Known;
  readonly after: Known;
  readonly patch: PaySettingsPatch;
}

/** Writes into the log of who changed what how clients pay now; of a key only that there is one, or another. */
export function noteSettings(platform: Pick<Platform, 'api'>, db: Db, { before, after, patch }: Change): void {
  const [was, is] = [told(before), { ...told(after), ...otherKeys({ before, patch }) }];
  const [bank_and_account, bank_then] = [linesOnlyIn(after, before), linesOnlyIn(before, after)];
  platform
    .api('records')
    .of('payments')
    .recordChanges(db, {
      ...{ subject_type: 'settings', subject_id: 1, fields: ['bank_and_account', ...Object.keys(was)] },
      before: { ...was, bank_and_account: bank_then },
      after: { ...is, bank_and_account },
    });
}

const KEPT = 'a key';

function told({ stripe, reminders, late_fee }: Known) {
  return {
    stripe_secret_key: stripe.has_secret_key ? KEPT : '',
    stripe_signing_secret: stripe.has_webhook_secret ? KEPT : '',
    stripe_test_mode: stripe.is_test_mode,
    reminders: reminders.on,
    reminders_days_before: reminders.days_before.join(', '),
    reminders_days_after: reminders.days_after.join(', '),
    late_fee: late_fee.on,
    late_fee_percent: late_fee.fee_bps / 100,
    late_fee_days_of_grace: late_fee.grace_days,
  };
}

/** A key in the place of a key looks the same from outside. */
function otherKeys({ before: { stripe }, patch }: Pick<Change, 'before' | 'patch'>) {
  return {
    ...(patch.stripe_secret_key && stripe.has_secret_key && { stripe_secret_key: 'another key' }),
    ...(patch.stripe_webhook_secret && stripe.has_webhook_secret && { stripe_signing_secret: 'another key' }),
  };
}

/** The number of an account often stands far down: only lines that differ are told. */
function linesOnlyIn({ transfer_text: text }: Known, { transfer_text: other }: Known): string {
  const known = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join(' / ');
}
