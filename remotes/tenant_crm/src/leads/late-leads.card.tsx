import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { crm, keys } from '../crm.client';
import { DueTag } from './due-tag';

/** Inquiries that wait for their first answer for too long, on the first page; nothing when every one is answered. */
export function Panel() {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: [...keys.leads, 'card'],
    queryFn: async ({ signal }) =>
      (await crm.listLeads({ query: { status: 'late', ordering: 'sla_due_at', page_size: 5 }, signal })).data.results,
  });
  if (found.data?.length === 0) return null;
  return (
    <section className="bf-panel" aria-label="Leads to answer">
      <h2>
        <Link to={`${nav.href('leads')}?status=late`}>Answer first</Link>
      </h2>
      <Loaded query={found} what="the leads" kind="table">
        {(leads) => (
          <ul className="crm-rows crm-rows-late">
            {leads.map((lead) => (
              <li key={lead.id}>
                <Link to={nav.href('lead', { id: lead.id })}>{lead.title}</Link>
                <DueTag lead={lead} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
