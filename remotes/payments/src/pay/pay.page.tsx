import { openOf } from '@butterfly/contracts/payments';
import type { PayInput, PayPage } from '@butterfly/contracts/payments';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useAction, useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, DateText, ErrorCard, Money, Skeleton } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../payments.client';

/** An invoice behind a link, for clients: no account, no tools. */
export function Page() {
  const { token = '' } = useParams();
  const page = useQuery({
    queryKey: keys.pay(token),
    queryFn: async ({ signal }) => (await api.readPayPage({ params: { token }, signal })).data,
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
  });
  useReady(!page.isPending);
  if (page.isPending) return <Skeleton kind="form" label="Opening the invoice…" />;
  if (page.data) return <Invoice token={token} page={page.data} />;
  return (
    <Sheet brand={null}>
      {isApiError(page.error) && page.error.status === 404 ? (
        <div className="pay-gone">
          <Botanical name="wreath" width={120} />
          <h1 tabIndex={-1} data-page-heading="">
            This link opens nothing
          </h1>
          <p>It may have been taken back. Ask who sent it to you for a new one.</p>
        </div>
      ) : (
        <ErrorCard title="The invoice could not be opened" text={errorMessage(page.error)} onRetry={() => void page.refetch()} />
      )}
    </Sheet>
  );
}

function Sheet({ brand, children }: { brand: string | null; children: ReactNode }) {
  return (
    <main className="pay-public" style={(brand ? { '--pay-brand': brand } : {}) as CSSProperties}>
      <div className="pay-sheet">{children}</div>
    </main>
  );
}

function Invoice({ token, page }: { token: string; page: PayPage }) {
  const { currency } = page;
  return (
    <Sheet brand={page.brand}>
      <header>
        <p className="bf-eyebrow">{page.business}</p>
        <h1 tabIndex={-1} data-page-heading="">
          {page.title}
        </h1>
        <p className="bf-soft">
          Invoice {page.number}
          {page.issue_date && (
            <>
              {' '}
              of <DateText value={page.issue_date} />
            </>
          )}
          {page.bill_to_name !== '' && ` for ${page.bill_to_name}`}
        </p>
      </header>
      <Lines page={page} />
      <ol className="pay-due">
        {page.parts.map((part) => (
          <li key={part.id}>
            <span>
              {part.label}, {part.due_on === null ? 'day to come' : <DateText value={part.due_on} />}
            </span>
            <span className="bf-figures">{openOf(part) === 0 ? 'paid' : <Money minor={openOf(part)} currency={currency} />}</span>
          </li>
        ))}
      </ol>
      <Pay token={token} page={page} />
    </Sheet>
  );
}

function Lines({ page }: { page: PayPage }) {
  const row = (key: string, label: string, cents: number) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td className="bf-figures">
        <Money minor={cents} currency={page.currency} />
      </td>
    </tr>
  );
  const many = (qty: number) => (qty === 1_000 ? '' : `${qty / 1_000} × `);
  return (
    <table className="pay-lines">
      <tbody>
        {page.lines.map(({ name, qty_milli, total_cents }, at) => row(`line-${at}`, `${many(qty_milli)}${name}`, total_cents))}
        {page.adjustments.map(({ title, cents }, at) => row(`change-${at}`, title, cents))}
        {page.waiver_cents !== 0 && row('waiver', 'Damage waiver', page.waiver_cents)}
        {page.taxes.map(({ tax_bps, tax_cents }) =>
          row(`tax-${tax_bps}`, `${page.tax_mode === 'inclusive' ? 'Of it tax' : 'Tax'} ${tax_bps / 100} %`, tax_cents),
        )}
      </tbody>
      <tfoot>
        {row('total', 'Total', page.total_cents)}
        {page.credited_cents !== 0 && row('credit', 'Credit notes', page.credited_cents)}
        {page.paid_cents !== 0 && row('paid', 'Paid', -page.paid_cents)}
      </tfoot>
    </table>
  );
}

/** What is due now: everything whose day is here, or else the next part. */
function dueNow({ parts, today }: PayPage): number {
  const open = parts.filter((part) => openOf(part) > 0);
  const due = open.filter(({ due_on }) => due_on !== null && due_on <= today);
  return (due.length > 0 ? due : open.slice(0, 1)).reduce((sum, part) => sum + openOf(part), 0);
}

const newKey = () => crypto.randomUUID();

/** How to pay without a button. The number is what the money is told by. */
function Transfer({ page }: { page: PayPage }) {
  const due = dueNow(page);
  return (
    <section className="pay-transfer" aria-label="How to pay">
      <h2>Pay by transfer</h2>
      <dl>
        <div>
          <dt>{due < page.balance_cents ? 'Due now' : 'Amount'}</dt>
          <dd className="bf-figures">
            <Money minor={due} currency={page.currency} />
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="bf-figures">{page.number}</dd>
        </div>
      </dl>
      {page.transfer_text === '' ? (
        <p className="bf-soft">Ask {page.business} for the account to pay to.</p>
      ) : (
        <p className="pay-transfer-text">{page.transfer_text}</p>
      )}
    </section>
  );
}

function Pay({ token, page }: { token: string; page: PayPage }) {
  if (!page.can_pay) return <p className="pay-thanks">{page.balance_cents <= 0 ? 'Paid. Thank you!' : 'There is nothing to pay here.'}</p>;
  return page.pay_by === 'test' ? <TestPay token={token} page={page} /> : <Transfer page={page} />;
}

function TestPay({ token, page }: { token: string; page: PayPage }) {
  const client = useQueryClient();
  // One key for one payment: a second press, or one more after a lost answer, pays once.
  const [key, setKey] = useState(newKey);
  const pay = useAction<PayInput, { data: PayPage }>({
    run: (body) => api.payByLink({ params: { token }, body }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => {
      setKey(newKey());
      client.setQueryData(keys.pay(token), data);
    },
  });
  const due = dueNow(page);
  return (
    <section className="pay-now" aria-label="Pay">
      <Alert type="warning" showIcon title="This is a test: nothing is charged." />
      <Button type="primary" size="large" loading={pay.busy} onClick={() => pay.go({ amount_cents: due, key })}>
        Pay&nbsp;
        <Money minor={due} currency={page.currency} />
      </Button>
      {due < page.balance_cents && (
        <Button size="large" disabled={pay.busy} onClick={() => pay.go({ amount_cents: page.balance_cents, key })}>
          Pay all of it,&nbsp;
          <Money minor={page.balance_cents} currency={page.currency} />
        </Button>
      )}
      {pay.error && <Alert type="error" showIcon title={errorMessage(pay.error)} />}
    </section>
  );
}
