import { referralStatuses } from '@butterfly/contracts/referral_portal/labels';
import { useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input, Pagination, Select } from 'antd';
import { useState } from 'react';
import { PartnerNav } from '../parts/partner-nav';
import { api, keys } from '../referral_portal.client';
import { ReferralLine } from './referral-line';

const SIZE = 25;
type Status = keyof typeof referralStatuses;

/** Who was sent by whom. */
export function Page() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Status | ''>('');
  const query = { page: String(page), page_size: String(SIZE), ...(search && { search }), ...(status && { status }) };
  const found = useQuery({
    queryKey: [...keys.referrals, 'list', query],
    queryFn: async ({ signal }) => (await api.listReferrals({ query, signal })).data,
    placeholderData: keepPreviousData,
  });
  useReady(found.isSuccess);
  return (
    <>
      <PageHeader title="Referrals" meta={<PartnerNav />} />
      <div className="referral_portal-filters">
        <Field id="referral-search" label="Search">
          <Input
            id="referral-search"
            allowClear
            placeholder="Name or e-mail"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setPage(1);
            }}
          />
        </Field>
        <Field id="referral-status" label="State">
          <Select<Status | ''>
            id="referral-status"
            value={status}
            options={[{ value: '', label: 'Any state' }, ...optionsOf(referralStatuses)]}
            onChange={(picked) => {
              setStatus(picked);
              setPage(1);
            }}
          />
        </Field>
      </div>
      <Loaded query={found} what="the referrals" kind="table">
        {({ results, count }) =>
          results.length === 0 ? (
            <EmptyState title="Nobody here" text="Whoever partners send, by their link or their form, stands here." />
          ) : (
            <>
              <ul className="referral_portal-list">
                {results.map((referral) => (
                  <ReferralLine key={referral.id} referral={referral} withPartner />
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
