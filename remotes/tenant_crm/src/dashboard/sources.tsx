import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Link } from 'react-router-dom';
import { useChoices } from '../parts/use-settings';

/** Where the leads of the last twelve months came from, and how many became projects. */
export function Sources({ leads }: { leads: Dashboard['leads'] }) {
  const { nav } = usePlugin();
  const { label } = useChoices('sources');
  const largest = Math.max(1, ...leads.sources.map(({ count }) => count));
  return (
    <section className="bf-panel" aria-labelledby="sources-title">
      <h2 id="sources-title">Where leads come from</h2>
      {leads.sources.length === 0 && <p className="bf-soft">No leads yet in these twelve months.</p>}
      <ul className="crm-bars crm-sources">
        {leads.sources.map(({ source, count, converted }) => (
          <li key={source}>
            <Link to={`${nav.href('leads')}?source=${source}`}>{label(source)}</Link>
            <span className="bf-soft bf-figures">{count}</span>
            <span className="crm-bar" aria-hidden="true">
              <span data-tone="iris" style={{ inlineSize: `${(count / largest) * 100}%` }} />
            </span>
            <span className="crm-bar-money bf-soft">
              {converted > 0 && `${converted} of them ${converted === 1 ? 'a project' : 'projects'}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
