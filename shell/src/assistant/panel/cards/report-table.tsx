import { useFormats } from '@butterfly/ui-kit';
import type { ReportSummary } from '../../chat/report-summary';

/** The figures of a report, written as the business writes amounts. Scrolls in itself; the total stays in sight. */
export function ReportTable({ report: { title, rows, total, currency } }: { report: ReportSummary }) {
  const { money } = useFormats();
  const say = (value: number) => (currency ? money(Math.round(value * 100), currency) : value.toLocaleString());
  return (
    <div className="assistant-report" role="region" tabIndex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead className="bf-hidden">
          <tr>
            <th scope="col">What</th>
            <th scope="col">{currency ? 'Amount' : 'Count'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{say(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{say(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
