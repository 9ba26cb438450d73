import { openOf } from '@butterfly/contracts/payments';
import type { PayPage } from '@butterfly/contracts/payments';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, DateText, ErrorCard, Money, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../payments.client';
import { Autopay } from './autopay';
import { Pay } from './pay';
import { useReturn } from './use-return';

/** An invoice behind a link, for clients: no account, no tools. */
export function Page() {
  const { token = '' } = useParams();
  const page = useQuery({
    queryKey: keys.pay(token),
    queryFn: async ({ signal }) => (await api.readPayPage({ params: { token }, signal })).data,
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
  });
  const isBack = useReturn(token);
  useReady(!page.isPending);
  if (page.isPending) return <Skeleton kind="form" label="Opening the invoice…" />;
  if (page.data) return <Invoice token={token} page={page.data} isBack={isBack} />;
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

function Invoice({ token, page, isBack }: { token: string; page: PayPage; isBack: boolean }) {
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
      <p className="pay-download">
        <Button href={`/api/payments/public/${encodeURIComponent(token)}/pdf/`} target="_blank">
          Download as PDF
        </Button>
      </p>
      <Pay token={token} page={page} isBack={isBack} />
      <Autopay token={token} page={page} />
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
