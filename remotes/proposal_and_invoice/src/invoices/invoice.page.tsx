import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, useFormats } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { TotalRow } from '../document/total-row';
import { api, keys } from '../proposal_and_invoice.client';
import { DraftButton } from './draft-button';
import { EInvoice } from './e-invoice';
import { InvoiceState } from './invoice-state';
import { ReasonDialog, type Verb } from './reason-dialog';
import { SellerButton } from './seller-button';

/** An invoice as its reader sees it, and what takes it back. */
export function Page() {
  const { invoiceId = '' } = useParams();
  const invoice = useQuery({
    queryKey: keys.invoice(invoiceId),
    queryFn: async ({ signal }) => (await api.getInvoice({ params: { id: invoiceId }, signal })).data,
  });
  return (
    <Loaded query={invoice} what="the invoice" kind="form">
      {(found) => <Found invoice={found} />}
    </Loaded>
  );
}

function Found({ invoice }: { invoice: Invoice }) {
  const { nav, tenant } = usePlugin();
  const { number, title, project_name, project_id, issue_date, bill_to, installments, currency } = invoice;
  return (
    <div className="pi-shared pi-invoice-page">
      <div className="pi-head-meta">
        <Link to={nav.href('proposal', { projectId: project_id })}>{project_name}</Link>
        <InvoiceState invoice={invoice} />
        <Button href={`/api/proposal_and_invoice/invoices/${invoice.id}/pdf/`} target="_blank">
          PDF
        </Button>
        <SellerButton />
        <Verbs invoice={invoice} />
      </div>
      <EInvoice invoice={invoice} />
      <article className="pi-paper">
        <header className="pi-cover">
          <p className="bf-eyebrow">{tenant.name}</p>
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          <p className="bf-soft">
            {invoice.kind === 'credit_note' ? 'Credit note' : 'Invoice'} {number ?? '(draft)'}
            {issue_date !== null && (
              <>
                {' '}
                of <DateText value={issue_date} />
              </>
            )}
            {bill_to.name !== '' && ` for ${bill_to.name}`}
          </p>
        </header>
        <Lines invoice={invoice} />
        {installments.length > 0 && (
          <dl className="bf-figures" aria-label="Payments">
            {installments.map((part) => (
              <TotalRow
                key={part.id}
                label={<Due label={part.label} due_on={part.due_on} isPaid={part.amount_cents <= part.paid_cents + part.waived_cents} />}
                cents={part.amount_cents}
                currency={currency}
              />
            ))}
          </dl>
        )}
        {invoice.notes !== '' && <p className="bf-soft">{invoice.notes}</p>}
      </article>
    </div>
  );
}

function Due({ label, due_on, isPaid }: { label: string; due_on: string | null; isPaid: boolean }) {
  return (
    <>
      {label}, {due_on === null ? 'day to come' : <DateText value={due_on} />}
      {isPaid && ' – settled'}
    </>
  );
}

function Lines({ invoice }: { invoice: Invoice }) {
  const { currency, tax_mode } = invoice;
  const { number } = useFormats();
  const row = (key: string, label: string, cents: number) => <TotalRow key={key} label={label} cents={cents} currency={currency} />;
  const many = (qty: number) => (qty === 1_000 ? '' : `${number(qty / 1_000)} × `);
  return (
    <>
      <dl className="bf-figures" aria-label="Lines">
        {invoice.lines.map(({ name, qty_milli, total_cents }, at) => row(`line-${at}`, `${many(qty_milli)}${name}`, total_cents))}
        {invoice.adjustments.map(({ title, cents }, at) => row(`change-${at}`, title, cents))}
        {invoice.waiver_cents !== 0 && row('waiver', 'Damage waiver', invoice.waiver_cents)}
        {invoice.taxes.map(({ tax_bps, tax_cents }) =>
          row(`tax-${tax_bps}`, `${tax_mode === 'inclusive' ? 'Of it tax' : 'Tax'} ${number(tax_bps / 100)} %`, tax_cents),
        )}
      </dl>
      <p className="pi-total pi-invoice-total bf-figures">
        <span className="bf-eyebrow">Total</span>
        <strong>
          <Money minor={invoice.total_cents} currency={currency} />
        </strong>
      </p>
      {invoice.balance_cents !== invoice.total_cents && invoice.kind !== 'credit_note' && (
        <dl className="bf-figures" aria-label="Balance">
          {invoice.credited_cents !== 0 && row('credited', 'Credit notes', invoice.credited_cents)}
          {invoice.paid_cents !== 0 && row('paid', 'Paid', -invoice.paid_cents)}
          {invoice.written_off_cents !== 0 && row('written', 'Written off', -invoice.written_off_cents)}
          {row('balance', 'Still to come', invoice.balance_cents)}
        </dl>
      )}
    </>
  );
}

function Verbs({ invoice }: { invoice: Invoice }) {
  const [mayCredit, mayVoid] = [useFeature('approve_discount'), useFeature('delete_records')];
  const [verb, setVerb] = useState<Verb | null>(null);
  const issue = useAction<undefined, unknown>({
    run: () => api.issueInvoice({ params: { id: String(invoice.id) } }),
    invalidates: [keys.invoices],
    successMessage: () => 'The invoice is issued',
  });
  if (invoice.kind === 'credit_note') return null;
  if (invoice.status === 'draft')
    return (
      <>
        <DraftButton key={invoice.version} invoice={invoice} />
        <Button type="primary" loading={issue.busy} onClick={() => issue.go(undefined)}>
          Issue invoice
        </Button>
      </>
    );
  const inForce = invoice.status === 'issued' || invoice.status === 'partially_paid';
  return (
    <>
      {mayCredit && (inForce || invoice.status === 'paid') && <Button onClick={() => setVerb('credit')}>Credit note</Button>}
      {mayCredit && inForce && <Button onClick={() => setVerb('write_off')}>Write off</Button>}
      {mayVoid && invoice.status === 'issued' && invoice.credited_cents === 0 && <Button onClick={() => setVerb('void')}>Void</Button>}
      {verb && <ReasonDialog invoice={invoice} verb={verb} onClose={() => setVerb(null)} />}
    </>
  );
}
