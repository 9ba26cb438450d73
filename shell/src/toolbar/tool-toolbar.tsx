import { Icon } from '@butterfly/ui-kit';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBoot, useServices } from '../app-services';
import type { RouteMatch } from '../routes/route-table';
import { ProjectPicker } from './project-picker';
import { ToolCards } from './tool-cards';
import { activeTool, projectAddress, toolAddress, toolsOf } from './tools';
import { useExpanded } from './use-expanded';
import { useHighlight } from './use-highlight';

/** The rail of tools for the chosen project. Active tool and project come from the address. */
export function ToolToolbar({ match }: { match: RouteMatch | null }) {
  const { projects, page } = useServices();
  const { boot, permissions } = useBoot();
  const state = useSyncExternalStore(projects.subscribe, projects.getState);
  const told = useSyncExternalStore(page.subscribe, page.getState).projectId;
  const toolbar = useRef<HTMLElement>(null);
  const [expanded, toggle] = useExpanded(toolbar);
  const { target, highlighted, highlight } = useHighlight();
  const navigate = useNavigate();
  const bodyId = useId();

  const tools = toolsOf(boot, permissions.record);
  const active = activeTool(tools, match);
  const projectId = match?.projectId ?? told;
  // Asked for again for a project that is not in it: it may have been added a moment ago.
  useEffect(() => void projects.loadWith(projectId), [projects, projectId]);
  const project = projectOf(state, projectId);
  const handlePick = (id: number) => void navigate(active ? toolAddress(active, id) : projectAddress(tools, id));

  if (tools.length === 0) return <NoTools failure={permissions.kind === 'failed' ? permissions.message : null} />;
  return (
    <section ref={toolbar} className="toolbar" aria-label="Tools" data-expanded={expanded}>
      <ProjectPicker
        state={state}
        project={project}
        highlighted={highlighted}
        rootRef={target}
        onPick={handlePick}
        onRetry={() => void projects.load()}
      />
      {project ? (
        <p className="working-on">
          Currently Working On: <strong>{project.name}</strong>
        </p>
      ) : (
        <p className="toolbar-hint">Please select a project to access the tools</p>
      )}
      <div id={bodyId} className="toolbar-tools">
        {permissions.kind === 'failed' && (
          <p className="toolbar-failure" role="status">
            {permissions.message}
          </p>
        )}
        <ToolCards tools={tools} active={active} projectId={projectId} onRefused={highlight} />
      </div>
      <button
        type="button"
        className="bf-icon-button toolbar-toggle"
        aria-label={expanded ? 'Hide tools' : 'Show tools'}
        aria-expanded={expanded}
        aria-controls={bodyId}
        onClick={toggle}
      >
        <Icon name={expanded ? 'chevron-up' : 'chevron-down'} />
      </button>
    </section>
  );
}

function projectOf(state: ReturnType<ReturnType<typeof useServices>['projects']['getState']>, id: number | null) {
  if (id === null) return null;
  const found = state.kind === 'loaded' ? state.projects.find((project) => project.id === id) : undefined;
  // A project that is not in the list (archived, or the list is on its way) still is the one of this page.
  return found ?? { id, name: `Project ${id}` };
}

function NoTools({ failure }: { failure: string | null }) {
  return (
    <section className="toolbar toolbar-none" aria-label="Tools">
      <strong>You don't have access to any tools.</strong>
      <span>Please contact your administrator to request access.</span>
      {failure && <span className="toolbar-failure">{failure}</span>}
    </section>
  );
}
