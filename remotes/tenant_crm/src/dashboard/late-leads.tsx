import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import { Link } from 'react-router-dom';
import { members } from '../crm.sources';
import { DueTag } from '../leads/due-tag';

/** Inquiries that wait for their first answer for too long. */
export function LateLeads({ leads }: { leads: Dashboard['leads'] }) {
  const { nav } = usePlugin();
  const owners = useMembers(members);
  return (
    <section className="bf-panel" aria-labelledby="late-title">
      <h2 id="late-title">Answer first</h2>
      {leads.late_rows.length === 0 && <p className="bf-soft">Every inquiry has been answered in time.</p>}
      <ul className="crm-rows crm-rows-late">
        {leads.late_rows.map(({ id, title, sla_due_at, owner_id }) => (
          <li key={id}>
            <Link to={nav.href('lead', { id })}>{title}</Link>
            <span className="bf-soft">{owners.find((owner) => owner.id === owner_id)?.name ?? 'Nobody takes care of it'}</span>
            <DueTag lead={{ status: 'new', first_response_at: null, sla_due_at }} />
          </li>
        ))}
      </ul>
      {leads.late > leads.late_rows.length && (
        <p>
          <Link to={`${nav.href('leads')}?status=late`}>All {leads.late.toLocaleString()}</Link>
        </p>
      )}
    </section>
  );
}
