import type { OwnCommission, OwnSummary } from '@butterfly/contracts/referral_portal';
import { commissionStatuses } from '@butterfly/contracts/referral_portal/labels';
import { QrCode } from '@butterfly/parts-kit/qr';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useParams } from 'react-router-dom';
import { EarningFigures } from '../parts/figures';
import { StatementLinks } from '../parts/statement-links';
import { api, keys } from '../referral_portal.client';
import { ToPassOn } from './to-pass-on';
import { OwnPage, retryUnlessRefused, Sheet } from './portal-sheet';

/** What a partner has earned, and their link. */
export function Page() {
  const { username = '' } = useParams();
  const found = useQuery({
    queryKey: keys.own(username),
    queryFn: async ({ signal }) => {
      const summary = (await api.getOwnSummary({ params: { username }, signal })).data;
      return { summary, commissions: (await api.listOwnCommissions({ params: { username }, signal })).data };
    },
    retry: retryUnlessRefused,
  });
  return (
    <OwnPage query={found}>
      {({ summary, commissions }) => <Home username={username} summary={summary} commissions={commissions} />}
    </OwnPage>
  );
}

interface HomeProps {
  readonly username: string;
  readonly summary: OwnSummary;
  readonly commissions: readonly OwnCommission[];
}

function Home({ username, summary, commissions }: HomeProps) {
  return (
    <Sheet brand={summary.brand}>
      <header>
        <p className="referral_portal-business">{summary.business}</p>
        <h1>Hello, {summary.contact_name.split(' ')[0]}</h1>
        <p>{summary.promise}</p>
      </header>
      {!summary.is_active && <p role="status">The partnership pauses at the moment: nothing new is counted.</p>}
      {summary.agreement.signed_at === null ? <Agreement username={username} summary={summary} /> : <OwnLink summary={summary} />}
      {summary.agreement.signed_at !== null && summary.is_active && <ToPassOn summary={summary} />}
      <EarningFigures earnings={summary.earnings} currency={summary.currency} />
      <p className="bf-soft">
        Paid out from <Money minor={summary.min_payout_cents} currency={summary.currency} />
        {summary.account_last4 ? `, to the account ending in ${summary.account_last4}` : ', as soon as you have named an account'}.
      </p>
      <Earned commissions={commissions} currency={summary.currency} />
      {summary.statement_years.length > 0 && <Statements username={username} years={summary.statement_years} />}
    </Sheet>
  );
}

function Statements({ username, years }: { readonly username: string; readonly years: readonly number[] }) {
  return (
    <section aria-labelledby="statements">
      <h2 id="statements">Your statements</h2>
      <p className="bf-soft">What you earned and were paid in a calendar year, for your books.</p>
      <StatementLinks years={years} path={`/api/partner_portal/${encodeURIComponent(username)}/statements/`} />
    </section>
  );
}

function Agreement({ username, summary }: Omit<HomeProps, 'commissions'>) {
  const sign = useAction<undefined, unknown>({ run: () => api.signAgreement({ params: { username } }), invalidates: [keys.own(username)] });
  return (
    <section aria-labelledby="agreement">
      <h2 id="agreement">What we agree on</h2>
      <p className="referral_portal-words">{summary.agreement.text}</p>
      {summary.is_active && (
        <Button type="primary" size="large" loading={sign.busy} onClick={() => sign.go(undefined)}>
          I agree
        </Button>
      )}
    </section>
  );
}

function OwnLink({ summary }: Pick<HomeProps, 'summary'>) {
  const { ui } = usePlugin();
  const link = `${window.location.origin}${summary.link_path}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    ui.toast('success', 'Your link is copied');
  };
  return (
    <section aria-labelledby="own-link">
      <h2 id="own-link">Your link</h2>
      <div className="referral_portal-link">
        <QrCode text={link} label="Your link" size={132} />
        <div>
          <p className="referral_portal-address">{link}</p>
          <Button onClick={() => void copy()}>Copy it</Button>
          <p className="bf-soft">
            Followed {summary.link_visits} times; {summary.referrals} sent, {summary.booked} booked
          </p>
        </div>
      </div>
    </section>
  );
}

function Earned({ commissions, currency }: { readonly commissions: readonly OwnCommission[]; readonly currency: string }) {
  return (
    <section aria-labelledby="earned">
      <h2 id="earned">What you earned</h2>
      {commissions.length === 0 ? (
        <p className="bf-soft">Nothing yet. It begins with the first payment of somebody you send.</p>
      ) : (
        <ul className="referral_portal-list">
          {commissions.map(({ first_name: name, kind, amount_cents: cents, status, earned_on: on, hold_until: until }, at) => (
            <li key={`${on}-${at}`} className="referral_portal-line">
              <span className="referral_portal-who">
                {name} <span className="bf-soft">{kind === 'clawback' && 'money went back, '}</span>
                <DateText value={on} />
              </span>
              <strong>
                <Money minor={cents} currency={currency} />
              </strong>
              <span className="bf-soft">
                {commissionStatuses[status]}
                {status === 'pending' && (
                  <>
                    {' '}
                    until <DateText value={until} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
