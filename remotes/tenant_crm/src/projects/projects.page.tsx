import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, MemberFilter, RecordListPage, showsArchive, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { useSavedViews } from '@butterfly/record-kit/views';
import { FilterSelect, type ListShape } from '@butterfly/ui-kit/list';
import { useCallback } from 'react';
import { fetchProjectPage, keys } from '../crm.client';
import { members, views } from '../crm.sources';
import { CrmTabs } from '../parts/crm-tabs';
import { useChoices } from '../parts/use-settings';
import { useStageChange } from '../parts/use-stage-change';
import { useStages } from '../parts/use-stages';
import { useProjectBulk } from './project-bulk';
import { useProjectColumns } from './project-columns';

const shape: ListShape = {
  orderings: ['id', 'name', 'event_date', 'value_cents', 'updated_at'],
  ordering: '-id',
  filters: ['stage', 'event_type', 'owner', 'from', 'to', 'archived'],
};
const nameOf = ({ name }: ProjectRow) => name;

export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey: keys.projects, load: fetchProjectPage });
  const { change, dialog } = useStageChange();
  const columns = useProjectColumns(useLatest(change));
  const { bulk, note } = useProjectBulk(showsArchive(list.state));
  return (
    <>
      <RecordListPage
        eyebrow="Project Pipeline"
        title="Projects"
        meta={<CrmTabs />}
        list={list}
        noun="projects"
        searchHint="Name, venue or number"
        columns={columns}
        nameOf={nameOf}
        hrefOf={({ id }) => nav.href('project', { id })}
        create={{ label: 'New project', href: nav.href('new_project') }}
        exportPath="/api/tenant_crm/projects/export.csv/"
        memory={useSavedViews(views, 'projects')}
        bulk={bulk}
        filters={(filter) => <Filters {...filter} />}
        empty={{ drawing: 'seedling', title: 'Your first project starts here', text: 'A name is enough; everything else can follow.' }}
      >
        {note}
      </RecordListPage>
      {dialog}
    </>
  );
}

/** A callback that stays the same while what it does may change. */
function useLatest(change: (move: { project: ProjectRow; stage: Stage }) => void): (project: ProjectRow, stage: Stage) => void {
  const latest = useCallback((project: ProjectRow, stage: Stage) => change({ project, stage }), [change]);
  return latest;
}

function Filters(filter: ListFilters) {
  const { stages } = useStages();
  const kinds = useChoices('event_types').options(filter.state.filters['event_type']);
  const stageOptions = stages.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FilterSelect name="stage" label="Stage" all="All stages" options={stageOptions} {...filter} />
      <FilterSelect name="event_type" label="Kind of event" all="All events" options={kinds} {...filter} />
      <MemberFilter source={members} name="owner" label="Owner" all="Everybody" {...filter} />
      <ArchiveFilter {...filter} />
    </>
  );
}
