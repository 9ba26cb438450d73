import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { NewPartner } from '@butterfly/contracts/referral_portal';
import { RecordForm, TextField } from '@butterfly/record-kit/form';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../referral_portal.client';
import { PartnerFields } from './partner-fields';

/** Somebody who would like to send clients. */
export function Page() {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const programs = useQuery({ queryKey: keys.programs, queryFn: async ({ signal }) => (await api.listPrograms({ signal })).data });
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={nav.href('partners')}>Referral partners</Link>} title="New partner" />
      <Loaded query={programs} what="the programs" kind="form">
        {(all) => {
          const [first] = all.filter(({ archived_at }) => archived_at === null);
          if (!first)
            return (
              <EmptyState
                title="What do partners get?"
                text="Write down a program first: a share of each payment, or an amount for each wedding."
                action={
                  <Button type="primary" onClick={() => nav.go(nav.href('new_program'))}>
                    New program
                  </Button>
                }
              />
            );
          return (
            <RecordForm<NewPartner, Awaited<ReturnType<typeof api.createPartner>>>
              name="new-partner"
              initial={{ username: '', company: '', contact_name: '', email: '', phone: '', kind: 'planner', program_id: first.id }}
              submit={(body) => api.createPartner({ body })}
              onSaved={({ data }) => {
                void cache.invalidateQueries({ queryKey: keys.partners });
                nav.go(nav.href('partner', { partnerId: data.id }));
              }}
              submitLabel="Add partner"
              failureTitle="The partner was not added"
            >
              <PartnerFields programs={all} />
              <TextField
                name="username"
                label="Short name"
                hint="They sign in with it: letters, digits and hyphens"
                required
                maxLength={40}
              />
            </RecordForm>
          );
        }}
      </Loaded>
    </div>
  );
}
