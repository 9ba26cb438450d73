import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../proposal_and_invoice.client';
import { InvoiceState } from './invoice-state';

/** The invoices of a project, beside its proposal. */
export function InvoicesPanel({ projectId }: { projectId: number }) {
  const { nav } = usePlugin();
  const { data } = useQuery({
    queryKey: keys.invoicesOf(projectId),
    queryFn: async ({ signal }) => (await api.listInvoices({ query: { project: projectId }, signal })).data.results,
  });
  const begin = useAction<undefined, { data: Invoice }>({
    run: () => api.createInvoice({ body: { project_id: projectId, title: 'Invoice' } }),
    invalidates: [keys.invoices],
    onSuccess: ({ data: made }) => nav.go(nav.href('invoice', { invoiceId: made.id })),
  });
  if (!data) return null;
  return (
    <section className="pi-invoices-panel" aria-label="Invoices">
      <p className="bf-eyebrow">Invoices</p>
      <ul className="pi-invoices">
        {data.map((invoice) => (
          <li key={invoice.id}>
            <Link to={nav.href('invoice', { invoiceId: invoice.id })}>{invoice.number ?? invoice.title}</Link>
            <span className="bf-figures">
              <Money minor={invoice.total_cents} currency={invoice.currency} />
            </span>
            <InvoiceState invoice={invoice} />
          </li>
        ))}
      </ul>
      <Button loading={begin.busy} onClick={() => begin.go(undefined)}>
        New invoice
      </Button>
    </section>
  );
}
