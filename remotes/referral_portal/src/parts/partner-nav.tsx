import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Link } from 'react-router-dom';

const PAGES = [
  ['partners', 'Partners'],
  ['referrals', 'Referrals'],
  ['payouts', 'Payouts'],
  ['programs', 'Programs'],
  ['settings', 'Settings'],
] as const;

/** The pages beside this one. */
export function PartnerNav({ here }: { readonly here: (typeof PAGES)[number][0] }) {
  const { nav } = usePlugin();
  return (
    <nav className="referral_portal-nav" aria-label="Referral partners">
      {PAGES.map(([id, label]) => (
        <Link key={id} to={nav.href(id)} aria-current={id === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
