import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageTabs } from '@butterfly/record-kit/page';

const PAGES = [
  ['partners', 'Partners'],
  ['referrals', 'Referrals'],
  ['payouts', 'Payouts'],
  ['programs', 'Programs'],
  ['settings', 'Settings'],
] as const;

/** The pages about partners, side by side. */
export function PartnerNav() {
  const { nav } = usePlugin();
  return <PageTabs label="Referral partners" tabs={PAGES.map(([id, label]) => ({ to: nav.href(id), label }))} />;
}
