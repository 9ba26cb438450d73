import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import { useSavedViews } from '@butterfly/record-kit/views';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { FilterSelect, ListScreen, listQuery, useListState, withFilter, type ListState } from '@butterfly/ui-kit/list';
import { Button, Segmented } from 'antd';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { members, views } from '../crm.sources';
import { CrmTabs } from '../parts/crm-tabs';
import { useChoices } from '../parts/use-settings';
import { useStageChange } from '../parts/use-stage-change';
import { useStages } from '../parts/use-stages';
import { projectShape } from './list-shape';
import { useProjectBulk } from './project-bulk';
import { useProjectColumns } from './project-columns';
import { useProjectPage } from './use-project-page';

const nameOf = ({ name }: ProjectRow) => name;

export function Page() {
  const { nav, metrics } = usePlugin();
  const mayExport = useFeature('export_data');
  const [state, setState] = useListState(projectShape, useSearchParams());
  const list = useProjectPage(state);
  const memory = useSavedViews(views, 'projects');
  const { change, dialog } = useStageChange();
  const columns = useProjectColumns(useLatest(change));
  const archived = state.filters['archived'] === 'true';
  const { bulk, note } = useProjectBulk(archived);
  const loaded = list.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow="Project Pipeline"
        title="Projects"
        meta={<CrmTabs />}
        actions={
          <Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>
            New project
          </Button>
        }
      />
      {note}
      <ListScreen
        noun="projects"
        searchHint="Name, venue or number"
        state={state}
        onState={setState}
        answer={list}
        columns={columns}
        nameOf={nameOf}
        memory={memory}
        bulk={bulk}
        exportHref={mayExport ? `/api/tenant_crm/projects/export.csv/?${new URLSearchParams(listQuery(state)).toString()}` : undefined}
        onOpen={({ id }) => nav.go(nav.href('project', { id }))}
        filters={<Filters state={state} onState={setState} />}
        empty={<Empty />}
      />
      {dialog}
    </div>
  );
}

/** A callback that stays the same while what it does may change. */
function useLatest(change: (move: { project: ProjectRow; stage: Stage }) => void): (project: ProjectRow, stage: Stage) => void {
  const latest = useCallback((project: ProjectRow, stage: Stage) => change({ project, stage }), [change]);
  return latest;
}

function Filters({ state, onState }: { state: ListState; onState: (state: ListState) => void }) {
  const { stages } = useStages();
  const owners = useMembers(members);
  const kinds = useChoices('event_types');
  return (
    <>
      <FilterSelect
        name="stage"
        label="Stage"
        all="All stages"
        options={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="event_type"
        label="Kind of event"
        all="All events"
        options={kinds.options(state.filters['event_type'])}
        state={state}
        onState={onState}
      />
      <FilterSelect
        name="owner"
        label="Owner"
        all="Everybody"
        options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
        state={state}
        onState={onState}
      />
      <Segmented
        aria-label="Active or archived"
        value={state.filters['archived'] === 'true' ? 'archived' : 'active'}
        onChange={(value) => onState(withFilter(state, 'archived', value === 'archived' ? 'true' : ''))}
        options={[
          { value: 'active', label: 'Active' },
          { value: 'archived', label: 'Archive' },
        ]}
      />
    </>
  );
}

function Empty() {
  const { nav } = usePlugin();
  return (
    <EmptyState
      drawing="seedling"
      title="Your first project starts here"
      text="A name is enough; everything else can follow."
      action={
        <Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>
          New project
        </Button>
      }
    />
  );
}
