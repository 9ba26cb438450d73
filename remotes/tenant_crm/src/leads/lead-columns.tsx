import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { amountColumn, changedColumn, nameColumn } from '@butterfly/record-kit/list';
import { useMembers } from '@butterfly/record-kit/members';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { members } from '../crm.sources';
import { useChoices } from '../parts/use-settings';
import { DueTag } from './due-tag';
import { monthText } from './event-month';
import { personOf, statusLook } from './lead-kind';

export function useLeadColumns(): readonly ListColumn<LeadRow>[] {
  const { nav } = usePlugin();
  const owners = useMembers(members);
  const sources = useChoices('sources');
  return useMemo(
    () => [
      nameColumn<LeadRow>({
        id: 'title',
        label: 'Lead',
        sort: 'title',
        nameOf: ({ title }) => title,
        hrefOf: ({ id }) => nav.href('lead', { id }),
        note: personOf,
      }),
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
        cell: (lead) => <When lead={lead} />,
      },
      { id: 'source', label: 'Source', kind: 'minor', cell: ({ source }) => sources.label(source) },
      {
        id: 'owner',
        label: 'Taken care of by',
        kind: 'minor',
        cell: ({ owner_id }) => owners.find(({ id }) => id === owner_id)?.name ?? '',
      },
      amountColumn<LeadRow>({
        id: 'budget',
        label: 'Budget',
        minorOf: ({ budget_max_cents, budget_min_cents }) => budget_max_cents ?? budget_min_cents,
      }),
      { id: 'score', label: 'Score', sort: 'score', kind: 'figure', cell: ({ score }) => <span className="bf-figures">{score}</span> },
      { ...changedColumn(), optional: true },
    ],
    [nav, owners, sources],
  );
}

function When({ lead: { event_date: day, event_month: month } }: { lead: Pick<LeadRow, 'event_date' | 'event_month'> }) {
  if (day) return <DateText value={day} />;
  return month ? monthText(month) : <span className="bf-list-soft">No date yet</span>;
}
