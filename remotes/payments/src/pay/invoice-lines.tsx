import { openOf, type PayPage } from '@butterfly/contracts/payments';
import { DateText, Money, useFormats } from '@butterfly/ui-kit';
import { useWords } from './words/words';

/** What an invoice is for, and what it comes to. */
export function Lines({ page }: { readonly page: PayPage }) {
  const words = useWords();
  const { number } = useFormats();
  const row = (key: string, label: string, cents: number) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td className="bf-figures">
        <Money minor={cents} currency={page.currency} />
      </td>
    </tr>
  );
  const many = (milli: number) => (milli === 1_000 ? '' : `${number(milli / 1_000)} × `);
  const tax = page.tax_mode === 'inclusive' ? words.taxWithin : words.tax;
  return (
    <table className="pay-lines" aria-label={words.what}>
      <tbody>
        {page.lines.map(({ name, qty_milli, total_cents }, at) => row(`line-${at}`, `${many(qty_milli)}${name}`, total_cents))}
        {page.adjustments.map(({ title, cents }, at) => row(`change-${at}`, title, cents))}
        {page.waiver_cents !== 0 && row('waiver', words.waiver, page.waiver_cents)}
        {page.taxes.map(({ tax_bps, tax_cents }) => row(`tax-${tax_bps}`, tax(number(tax_bps / 100)), tax_cents))}
      </tbody>
      <tfoot>
        {row('total', words.total, page.total_cents)}
        {page.credited_cents !== 0 && row('credit', words.credits, page.credited_cents)}
        {page.paid_cents !== 0 && row('paid', words.paid, -page.paid_cents)}
      </tfoot>
    </table>
  );
}

/** What of it is due when. */
export function Parts({ page: { parts, currency } }: { readonly page: PayPage }) {
  const words = useWords();
  return (
    <ol className="pay-due" aria-label={words.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <span>
            {part.label}, {part.due_on === null ? words.dayToCome : <DateText value={part.due_on} />}
          </span>
          <span className="bf-figures">{openOf(part) === 0 ? words.partPaid : <Money minor={openOf(part)} currency={currency} />}</span>
        </li>
      ))}
    </ol>
  );
}
