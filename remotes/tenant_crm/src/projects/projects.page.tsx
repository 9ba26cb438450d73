import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { Button, type InputRef } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { isFiltered, readListState, sortBy, type ListState } from '../model/list-state';
import { CrmTabs } from '../parts/crm-tabs';
import { errorWords } from '../parts/error-words';
import { useStageChange } from '../parts/use-stage-change';
import { useStages } from '../parts/use-stages';
import { Pager } from './pager';
import { ProjectFilters } from './project-filters';
import { ProjectTable } from './project-table';
import { useListState } from './use-list-state';
import { useProjectPage } from './use-project-page';
import { useRowKeys } from './use-row-keys';

export function Page() {
  const { nav, metrics } = usePlugin();
  const [state, setState] = useListState();
  const { stages, stageOf } = useStages();
  const list = useProjectPage(state);
  const rows = list.data?.results ?? [];
  const searchRef = useRef<InputRef>(null);
  const { change, dialog } = useStageChange();
  const open = useCallback((index: number) => {
    const row = list.data?.results[index];
    if (row) nav.go(nav.href('project', { id: row.id }));
  }, [list.data, nav]);
  const { active } = useRowKeys({ count: rows.length, onOpen: open, onSearch: () => searchRef.current?.focus() });
  const loaded = list.isSuccess;
  useEffect(() => {
    if (loaded) metrics.ready();
  }, [loaded, metrics]);
  return (
    <div className="crm-page">
      <PageHeader
        eyebrow="Project Pipeline" title="Projects" meta={<CrmTabs />}
        actions={<Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>New project</Button>}
      />
      <ProjectFilters state={state} stages={stages} onChange={setState} searchRef={searchRef} />
      {list.isPending && <Skeleton kind="table" label="Loading projects…" />}
      {list.isError && !list.data && (
        <ErrorCard title="The projects could not be loaded" text={errorWords(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && <NothingHere state={state} onReset={setState} />}
      {rows.length > 0 && (
        <ProjectTable
          rows={rows} ordering={state.ordering} active={active} stages={stages} stageOf={stageOf}
          onSort={(column) => setState(sortBy(state, column))} onStage={(project, stage) => change({ project, stage })}
        />
      )}
      {list.data && <Pager page={state.page} count={list.data.count} onPage={(page) => setState({ ...state, page })} />}
      {dialog}
    </div>
  );
}

function NothingHere({ state, onReset }: { state: ListState; onReset: (state: ListState) => void }) {
  const { nav } = usePlugin();
  if (isFiltered(state) || state.page > 1) {
    const reset = () => onReset({ ...readListState(new URLSearchParams()), archived: state.archived });
    return <EmptyState title="No project matches" text="Try another word, or look at all of them." action={<Button onClick={reset}>Show all projects</Button>} />;
  }
  if (state.archived) return <EmptyState drawing="wreath" title="The archive is empty" text="Projects you put away are kept here." />;
  return (
    <EmptyState
      drawing="seedling" title="Your first project starts here" text="A name is enough; everything else can follow."
      action={<Button type="primary" onClick={() => nav.go(nav.href('new_project'))}>New project</Button>}
    />
  );
}
