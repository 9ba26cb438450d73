import type { Payout, PayoutRun } from '@butterfly/contracts/referral_portal';
import { useAction, useFeature, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Pagination } from 'antd';
import { useState } from 'react';
import { PartnerNav } from '../parts/partner-nav';
import { PayoutTag } from '../parts/status-tags';
import { api, keys } from '../referral_portal.client';

const SIZE = 50;
const CHANGES = [keys.payouts, keys.partners];
const WHY: Readonly<Record<PayoutRun['left_out'][number]['why'], string>> = {
  below_minimum: 'less than the program pays out at once',
  no_agreement: 'has not accepted the agreement',
  not_active: 'is not taken in yet',
};

/** Money that goes to partners: drafted by one, approved by another, sent by the bank. */
export function Page() {
  const mayPay = useFeature('pay_partners');
  const mayExport = useFeature('export_data');
  const [page, setPage] = useState(1);
  const [ran, setRan] = useState<PayoutRun | null>(null);
  const found = useQuery({
    queryKey: [...keys.payouts, page],
    queryFn: async ({ signal }) => (await api.listPayouts({ query: { page: String(page), page_size: String(SIZE) }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const run = useAction<undefined, { data: PayoutRun }>({
    run: () => api.runPayouts({}),
    invalidates: CHANGES,
    onSuccess: ({ data }) => setRan(data),
  });
  useReady(found.isSuccess);
  return (
    <>
      <PageHeader
        title="Payouts"
        meta={<PartnerNav />}
        actions={
          mayPay && (
            <Button type="primary" loading={run.busy} onClick={() => run.go(undefined)}>
              Draft payouts
            </Button>
          )
        }
      />
      {ran && <Ran run={ran} onClose={() => setRan(null)} />}
      {mayPay && mayExport && (
        <p className="referral_portal-files">
          Approved payouts for your bank: <a href="/api/referral_portal/payouts/export.csv/">CSV</a>
          <a href="/api/referral_portal/payouts/sepa.xml/">SEPA file (euros)</a>
        </p>
      )}
      <Loaded query={found} what="the payouts" kind="table">
        {({ results, count }) =>
          results.length === 0 ? (
            <EmptyState
              title="Nothing was paid out yet"
              text="When the hold of a commission is over, draft the payouts; somebody else approves them."
            />
          ) : (
            <>
              <ul className="referral_portal-list">
                {results.map((payout) => (
                  <PayoutLine key={payout.id} payout={payout} mayPay={mayPay} />
                ))}
              </ul>
              {count > SIZE && <Pagination current={page} pageSize={SIZE} total={count} showSizeChanger={false} onChange={setPage} />}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Ran({ run, onClose }: { readonly run: PayoutRun; readonly onClose: () => void }) {
  const { made, left_out: others } = run;
  return (
    <Alert
      type={made.length > 0 ? 'success' : 'info'}
      showIcon
      closable={{ onClose }}
      title={made.length === 0 ? 'There is nothing to pay out now' : `${made.length} drafted. Somebody else has to approve them.`}
      description={
        others.length > 0 && (
          <ul className="referral_portal-left">
            {others.map(({ partner_id: id, partner_name: name, available_cents: cents, why }) => (
              <li key={id}>
                {name}, <Money minor={cents} />: {WHY[why]}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}

function PayoutLine({ payout, mayPay }: { readonly payout: Payout; readonly mayPay: boolean }) {
  const params = { id: String(payout.id) };
  const step = useAction<'approvePayout' | 'cancelPayout' | 'markPayoutSent', unknown>({
    run: (verb) => api[verb]({ params }),
    invalidates: CHANGES,
  });
  const isOpen = payout.status === 'draft' || payout.status === 'approved';
  return (
    <li className="referral_portal-line">
      <span className="referral_portal-who">
        {payout.partner_name} <span className="bf-soft">{payout.reference}</span>
      </span>
      <strong>
        <Money minor={payout.amount_cents} currency={payout.currency} />
      </strong>
      <span className="bf-soft">{payout.account_last4 ? `•••• ${payout.account_last4}` : 'no account yet'}</span>
      <PayoutTag status={payout.status} />
      {mayPay && isOpen && (
        <span className="referral_portal-buttons bf-wraps">
          {payout.status === 'draft' ? (
            <Button
              size="small"
              type="primary"
              loading={step.busy}
              aria-label={`Approve ${payout.reference}`}
              onClick={() => step.go('approvePayout')}
            >
              Approve
            </Button>
          ) : (
            <Button
              size="small"
              type="primary"
              loading={step.busy}
              aria-label={`${payout.reference} was sent`}
              onClick={() => step.go('markPayoutSent')}
            >
              It was sent
            </Button>
          )}
          <Button size="small" aria-label={`Cancel ${payout.reference}`} onClick={() => step.go('cancelPayout')}>
            Cancel
          </Button>
        </span>
      )}
    </li>
  );
}
