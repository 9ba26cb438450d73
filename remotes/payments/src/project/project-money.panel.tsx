import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../payments.client';

/** What is still to come, on the project's own page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const money = useQuery({
    queryKey: keys.project(String(projectId)),
    queryFn: async ({ signal }) => (await api.getProjectMoney({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Payments of the project">
      <h2>
        <Link to={nav.href('project', { projectId })}>Payments</Link>
      </h2>
      <Loaded query={money} what="the payments" kind="table">
        {({ invoiced_cents, balance_cents, overdue_cents, next_due, currency }) =>
          invoiced_cents === 0 ? (
            <p className="bf-soft">Nothing is asked for yet.</p>
          ) : (
            <p className="bf-figures">
              <Money minor={Math.max(0, balance_cents)} currency={currency} /> of <Money minor={invoiced_cents} currency={currency} /> to
              come{' '}
              {overdue_cents > 0 && (
                <StatusTag tone="clay">
                  <Money minor={overdue_cents} currency={currency} /> overdue
                </StatusTag>
              )}
              {overdue_cents === 0 && next_due && (
                <span className="bf-soft">
                  next <DateText value={next_due.due_on} />
                </span>
              )}
            </p>
          )
        }
      </Loaded>
    </section>
  );
}
