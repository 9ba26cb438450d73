import type { Earnings } from '@butterfly/contracts/referral_portal';
import { Money } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';

/** Large figures side by side. */
export function Figures({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="referral_portal-figures">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was earned, by how far it is on its way. */
export function EarningFigures({ earnings, currency }: { readonly earnings: Earnings; readonly currency: string }) {
  const { pending_cents, available_cents, in_payout_cents, paid_cents } = earnings;
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <Figures
      rows={[
        ['On hold', money(pending_cents)],
        ['Available', money(available_cents)],
        ['On its way', money(in_payout_cents)],
        ['Paid', money(paid_cents)],
      ]}
    />
  );
}

/** Basis points as a share: 9.3 %. */
export const shareText = (bps: number | null): string =>
  bps === null ? '–' : new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(bps / 10_000);
