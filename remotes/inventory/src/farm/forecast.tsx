import type { FarmOverview } from '@butterfly/contracts/inventory';
import { DateText } from '@butterfly/ui-kit';

/** The stems that will be cut in each of the next weeks. */
export function Forecast({ weeks }: { weeks: FarmOverview['forecast'] }) {
  const most = Math.max(1, ...weeks.map(({ stems }) => stems));
  return (
    <section className="bf-panel" aria-label="Stems in the next weeks">
      <h2>Stems in the next weeks</h2>
      <ul className="inv-forecast bf-figures">
        {weeks.map(({ from, stems }) => (
          <li key={from}>
            <span className="bf-soft">
              <DateText value={from} />
            </span>
            <span className="inv-forecast-bar" style={{ inlineSize: `${(stems / most) * 100}%` }} />
            <span>{stems}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
