import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { amountColumn, changedColumn, nameColumn } from '@butterfly/record-kit/list';
import { useMembers } from '@butterfly/record-kit/members';
import { DateText } from '@butterfly/ui-kit';
import { daysUntil, todayIn } from '@butterfly/ui-kit/days';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { members } from '../crm.sources';
import { StageMenu } from '../parts/stage-menu';
import { useChoices } from '../parts/use-settings';
import { useStages } from '../parts/use-stages';

/** The columns of the project list. */
export function useProjectColumns(onStage: (project: ProjectRow, stage: Stage) => void): readonly ListColumn<ProjectRow>[] {
  const { nav, tenant } = usePlugin();
  const { stages, stageOf } = useStages();
  const owners = useMembers(members);
  const kinds = useChoices('event_types');
  return useMemo(() => {
    const today = todayIn(tenant.tz, new Date());
    const ownerName = (id: number | null) => owners.find((owner) => owner.id === id)?.name ?? '';
    return [
      { id: 'number', label: 'No.', sort: 'id', kind: 'minor', cell: ({ number }) => <span className="bf-list-soft">{number}</span> },
      nameColumn<ProjectRow>({
        id: 'name',
        label: 'Project',
        sort: 'name',
        nameOf: ({ name }) => name,
        hrefOf: ({ id }) => nav.href('project', { id }),
        note: ({ event_type }) => kinds.label(event_type),
      }),
      {
        id: 'stage',
        label: 'Stage',
        cell: (project) => (
          <StageMenu
            stages={stages}
            current={stageOf(project.stage_id)}
            projectName={project.name}
            disabled={project.archived_at !== null}
            onPick={(stage) => onStage(project, stage)}
          />
        ),
      },
      {
        id: 'event_date',
        label: 'Event',
        sort: 'event_date',
        cell: ({ event_date }) =>
          event_date ? (
            <span title={daysUntil(today, event_date)}>
              <DateText value={event_date} />
            </span>
          ) : (
            <span className="bf-list-soft">No date yet</span>
          ),
      },
      { id: 'venue', label: 'Venue', kind: 'minor', cell: ({ venue_text }) => venue_text },
      { id: 'owner', label: 'Taken care of by', kind: 'minor', optional: true, cell: ({ owner_id }) => ownerName(owner_id) },
      { id: 'guests', label: 'Guests', kind: 'minor', optional: true, cell: ({ guest_count }) => guest_count?.toLocaleString() ?? '' },
      amountColumn<ProjectRow>({ id: 'value', label: 'Value', sort: 'value_cents', minorOf: ({ value_cents }) => value_cents || null }),
      changedColumn(),
    ];
  }, [nav, tenant, stages, stageOf, owners, kinds, onStage]);
}
