import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import { DateText, Money, StatusDot } from '@butterfly/ui-kit';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { members } from '../crm.sources';
import { useChoices } from '../parts/use-settings';
import { DueTag } from './due-tag';
import { personOf, statusLook } from './lead-kind';

export function useLeadColumns(): readonly ListColumn<LeadRow>[] {
  const { nav } = usePlugin();
  const owners = useMembers(members);
  const sources = useChoices('sources');
  return useMemo(
    () => [
      {
        id: 'title',
        label: 'Lead',
        sort: 'title',
        kind: 'title',
        cell: (lead) => (
          <>
            <Link to={nav.href('lead', { id: lead.id })} className="bf-list-link">
              {lead.title}
            </Link>
            {personOf(lead) && <span className="bf-list-note">{personOf(lead)}</span>}
          </>
        ),
      },
      {
        id: 'status',
        label: 'Status',
        cell: ({ status }) => <StatusDot tone={statusLook[status].tone}>{statusLook[status].label}</StatusDot>,
      },
      { id: 'due', label: 'First answer', sort: 'sla_due_at', cell: (lead) => <DueTag lead={lead} /> },
      {
        id: 'event_date',
        label: 'Event',
        sort: 'event_date',
        cell: ({ event_date }) => (event_date ? <DateText value={event_date} /> : <span className="bf-list-soft">No date yet</span>),
      },
      { id: 'source', label: 'Source', kind: 'minor', cell: ({ source }) => sources.label(source) },
      {
        id: 'owner',
        label: 'Taken care of by',
        kind: 'minor',
        cell: ({ owner_id }) => owners.find(({ id }) => id === owner_id)?.name ?? '',
      },
      {
        id: 'budget',
        label: 'Budget',
        kind: 'figure',
        cell: ({ budget_max_cents, budget_min_cents, currency }) => (
          <Budget minor={budget_max_cents ?? budget_min_cents} currency={currency} />
        ),
      },
      { id: 'score', label: 'Score', sort: 'score', kind: 'figure', cell: ({ score }) => <span className="bf-figures">{score}</span> },
      {
        id: 'updated_at',
        label: 'Changed',
        sort: 'updated_at',
        kind: 'minor',
        optional: true,
        cell: ({ updated_at }) => <DateText value={updated_at} />,
      },
    ],
    [nav, owners, sources],
  );
}

function Budget({ minor, currency }: { minor: number | null; currency: string }) {
  return minor === null ? <span className="bf-list-soft">–</span> : <Money minor={minor} currency={currency} />;
}
