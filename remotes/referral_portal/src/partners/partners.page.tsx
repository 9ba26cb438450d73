import type { Overview, Partner } from '@butterfly/contracts/referral_portal';
import { partnerKinds, partnerStatuses } from '@butterfly/contracts/referral_portal/labels';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { Money } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { EarningFigures, Figures, shareText } from '../parts/figures';
import { PartnerNav } from '../parts/partner-nav';
import { PartnerTag } from '../parts/status-tags';
import { api, keys } from '../referral_portal.client';

const shape: ListShape = { orderings: ['company', 'updated_at'], ordering: 'company', filters: ['status'] };
const queryKey = [...keys.partners, 'list'];
const nameOf = ({ company }: Partner) => company;

/** Who sends clients, and what each of them has earned. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList<Partner>({ shape, queryKey, load: api.listPartners });
  const overview = useQuery({ queryKey: keys.overview, queryFn: async ({ signal }) => (await api.getOverview({ signal })).data });
  return (
    <>
      <RecordListPage
        title="Referral partners"
        meta={
          <>
            <PartnerNav />
            {overview.data && <Glance overview={overview.data} />}
          </>
        }
        list={list}
        noun="partners"
        searchHint="Company, person or e-mail"
        columns={useColumns()}
        nameOf={nameOf}
        hrefOf={({ id }) => nav.href('partner', { partnerId: id })}
        create={{ label: 'New partner', href: nav.href('new_partner') }}
        exportPath="/api/referral_portal/partners/export.csv/"
        memory={useSavedViews(recordViews, 'referral_portal.partner')}
        filters={(filter) => (
          <FilterSelect name="status" label="State" all="All but removed" options={optionsOf(partnerStatuses)} {...filter} />
        )}
        empty={{
          title: 'No partners yet',
          text: 'Planners, venues and past clients who send people to you: note the first one, and see what they bring.',
        }}
      />
    </>
  );
}

/** What partners brought and cost, and what waits for somebody. */
function Glance({ overview }: { readonly overview: Overview }) {
  const { nav } = usePlugin();
  const {
    currency,
    collected_net_cents: came,
    commission_cents: cost,
    earnings,
    referrals_waiting,
    bank_waiting,
    drafts,
    applied,
  } = overview;
  const waiting = [
    [referrals_waiting, ['referral', 'referrals'], 'to look at', nav.href('referrals')],
    [drafts, ['payout', 'payouts'], 'to approve', nav.href('payouts')],
    [applied, ['partner', 'partners'], 'to take in', `${nav.href('partners')}?status=applied`],
    [bank_waiting, ['account', 'accounts'], 'to confirm', nav.href('partners')],
  ] as const;
  return (
    <div className="referral_portal-glance">
      <Figures
        rows={[
          ['Their clients have paid', <Money key="came" minor={came} currency={currency} />],
          ['It cost', <Money key="cost" minor={cost} currency={currency} />],
          ['Of each payment', shareText(came > 0 ? Math.round((cost * 10_000) / came) : null)],
        ]}
      />
      <EarningFigures earnings={earnings} currency={currency} />
      <ul className="referral_portal-waiting">
        {waiting
          .filter(([count]) => count > 0)
          .map(([count, [one, many], words, href]) => (
            <li key={many}>
              <Link to={href}>
                {count} {count === 1 ? one : many} {words}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

function useColumns(): readonly ListColumn<Partner>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Partner>({
        id: 'company',
        label: 'Partner',
        sort: 'company',
        nameOf,
        hrefOf: ({ id }) => nav.href('partner', { partnerId: id }),
        note: ({ contact_name }) => contact_name,
      }),
      { id: 'kind', label: 'Kind', cell: ({ kind }) => partnerKinds[kind] },
      { id: 'status', label: 'State', cell: ({ status }) => <PartnerTag status={status} /> },
      { id: 'referrals', label: 'Sent', cell: ({ referrals }) => referrals },
      { id: 'booked', label: 'Booked', cell: ({ booked }) => booked },
      { id: 'pending', label: 'On hold', cell: ({ earnings }) => <Money minor={earnings.pending_cents} /> },
      { id: 'available', label: 'Available', cell: ({ earnings }) => <Money minor={earnings.available_cents} /> },
      { id: 'paid', label: 'Paid', cell: ({ earnings }) => <Money minor={earnings.paid_cents} /> },
      changedColumn(),
    ],
    [nav],
  );
}
