import type { Overview } from '@butterfly/contracts/lead_page_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { waitedFor } from './waited-for';

const SHOWN = 6;

/** New leads of these pages that nobody has answered, and for how long. */
export function Waiting({ overview: { waiting }, now = Date.now() }: { readonly overview: Overview; readonly now?: number }) {
  const { nav } = usePlugin();
  if (waiting.length === 0) return null;
  const more = waiting.length - SHOWN;
  return (
    <section className="bf-panel" aria-labelledby="waiting-leads">
      <h2 id="waiting-leads">Nobody has answered these yet</h2>
      <ul className="lead_page_builder-list">
        {waiting.slice(0, SHOWN).map(({ lead_id, name, created_at }) => (
          <li key={lead_id}>
            <Link to={`/tenant_crm/leads/${lead_id}`}>{name}</Link>
            <span className="bf-soft">
              waits {waitedFor(now - Date.parse(created_at))}, since <DateText value={created_at} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <Link to={nav.href('submissions')}>{more === 1 ? 'One more' : `${more} more`}</Link>}
    </section>
  );
}
