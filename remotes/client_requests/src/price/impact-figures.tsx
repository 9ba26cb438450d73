import type { Impact } from '@butterfly/contracts/client_requests';
import { Money } from '@butterfly/ui-kit';
import { stemText } from '../model/words';
import { Difference } from '../parts/request-marks';

/** What a change comes to: the difference large, what it is made of, and the flowers. */
export function ImpactFigures({ impact }: { readonly impact: Impact }) {
  const { currency, before_cents, after_cents, parts, stems } = impact;
  return (
    <div className="cr-impact">
      <div className="cr-impact-sum">
        <p className="cr-big">
          <Difference cents={after_cents - before_cents} currency={currency} />
        </p>
        <p className="bf-soft">
          <Money minor={before_cents} currency={currency} /> becomes <Money minor={after_cents} currency={currency} />
        </p>
      </div>
      <dl className="cr-parts" aria-label="What the difference is made of">
        {parts.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Difference cents={cents} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {stems && (
        <div className="cr-stems">
          <p className="cr-stem-sum">{stemText(stems.total_milli)}</p>
          <ul aria-label="Stems by flower">
            {stems.flowers.map(({ name, by_milli }) => (
              <li key={name}>
                <span className="bf-figures">
                  {by_milli < 0 ? '−' : '+'}
                  {Math.abs(by_milli) / 1_000}
                </span>{' '}
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
