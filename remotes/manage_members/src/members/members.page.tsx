import type { MemberRow } from '@butterfly/contracts/manage_members';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InviteList } from '../invites/invite-list';
import { InviteModal } from '../invites/invite.modal';
import { api, keys } from '../members.client';
import { MembersTabs } from '../parts/tabs';
import { useIsAdmin } from '../parts/use-me';
import { RequestList } from '../requests/request-list';
import { MemberDrawer } from './member-drawer';
import { MemberFilters, type MemberFilter } from './member-filters';
import { MemberTable } from './member-table';

/** Everybody who works here: find, open, invite. */
export function Page() {
  const admin = useIsAdmin();
  const { tenant } = usePlugin();
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState<MemberFilter>({ search: '', status: '', role: '' });
  const query = useQuery({
    queryKey: [...keys.members, filter],
    queryFn: async ({ signal }) =>
      (
        await api.listMembers({
          query: {
            page_size: 200,
            ...(filter.search && { search: filter.search }),
            ...(filter.status && { status: filter.status }),
            ...(filter.role && { role: filter.role }),
          },
          signal,
        })
      ).data,
    placeholderData: (before) => before,
  });
  const open = Number(search.get('member')) || null;
  const show = (id: number | null) => setSearch(id === null ? {} : { member: String(id) });
  return (
    <div className="bf-page mm-page">
      <PageHeader
        title="Members"
        meta={<MembersTabs />}
        actions={
          admin && (
            <Button type="primary" onClick={() => setSearch({ invite: '1' })}>
              Invite people
            </Button>
          )
        }
      />
      {admin && <RequestList />}
      <MemberFilters filter={filter} onChange={setFilter} />
      <Loaded query={query} what="the members" kind="table">
        {({ results }: { results: MemberRow[] }) => (
          <MemberTable
            rows={results}
            searching={Object.values(filter).some(Boolean)}
            onOpen={show}
            onReset={() => setFilter({ search: '', status: '', role: '' })}
          />
        )}
      </Loaded>
      {admin && <InviteList />}
      {open !== null && <MemberDrawer key={open} id={open} onClose={() => show(null)} />}
      {admin && search.get('invite') && <InviteModal business={tenant.name} onClose={() => setSearch({})} />}
    </div>
  );
}
