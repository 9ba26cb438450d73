import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money, StatusDot } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

interface StageBarsProps {
  readonly stages: Dashboard['stages'];
  readonly currency: string;
}

/** How the money is spread over the stages. The bar repeats what the amount says. */
export function StageBars({ stages, currency }: StageBarsProps) {
  const { nav } = usePlugin();
  const largest = Math.max(1, ...stages.map(({ value_cents }) => value_cents));
  return (
    <section className="bf-panel" aria-labelledby="stages-title">
      <h2 id="stages-title">By stage</h2>
      <ul className="crm-bars">
        {stages.map(({ stage, count, value_cents }) => (
          <li key={stage.id}>
            <Link to={`${nav.href('projects')}?stage=${stage.id}`}>
              <StatusDot tone={stage.color}>{stage.name}</StatusDot>
            </Link>
            <span className="bf-soft bf-figures">{count}</span>
            <span className="crm-bar" aria-hidden="true">
              <span data-tone={stage.color} style={{ inlineSize: `${(value_cents / largest) * 100}%` }} />
            </span>
            <span className="crm-bar-money">
              <Money minor={value_cents} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
