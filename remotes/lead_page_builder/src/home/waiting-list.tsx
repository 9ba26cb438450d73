import type { Overview } from '@butterfly/contracts/lead_page_builder';
import { DateText } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

/** New leads of these pages that nobody has answered. */
export function Waiting({ overview: { waiting } }: { readonly overview: Overview }) {
  if (waiting.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="waiting-leads">
      <h2 id="waiting-leads">Nobody has answered these yet</h2>
      <ul className="lead_page_builder-list">
        {waiting.slice(0, 6).map(({ lead_id, name, created_at }) => (
          <li key={lead_id}>
            <Link to={`/tenant_crm/leads/${lead_id}`}>{name}</Link>
            <span className="bf-soft">
              <DateText value={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
