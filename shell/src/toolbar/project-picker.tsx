import { Icon } from '@butterfly/ui-kit';
import { useId, useMemo, useReducer, useRef, type KeyboardEvent, type RefObject } from 'react';
import { PickerList } from './picker-list';
import { CLOSED, matchingProjects, reducePicker, type PickerEvent } from './picker-state';
import type { PickerProject, ProjectsState } from './projects';
import { VISIBLE_ROWS } from './window-rows';

interface ProjectPickerProps {
  state: ProjectsState;
  project: PickerProject | null;
  highlighted: boolean;
  rootRef: RefObject<HTMLDivElement | null>;
  onPick: (id: number) => void;
  onRetry: () => void;
}

const NONE: readonly PickerProject[] = [];

/** A searchable combobox over all projects. */
export function ProjectPicker({ state, project, highlighted, rootRef, onPick, onRetry }: ProjectPickerProps) {
  const [picker, send] = useReducer(reducePicker, CLOSED);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const projects = state.kind === 'loaded' ? state.projects : NONE;
  // Thousands of names are searched when something is typed, not when the cursor moves.
  const rows = useMemo(() => matchingProjects(projects, picker.query), [projects, picker.query]);
  const open = () => send({ kind: 'opened', cursor: projects.findIndex((one) => one.id === project?.id) });
  const pick = (row: PickerProject) => {
    send({ kind: 'closed' });
    onPick(row.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    const row = rows[picker.cursor];
    if (event.key === 'Enter' && picker.isOpen && row) pick(row);
    else if (event.key === 'Escape' && picker.isOpen) send({ kind: 'closed' });
    else if (!picker.isOpen && ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) open();
    else {
      const move = movement(event.key, rows.length);
      if (!move || !picker.isOpen) return;
      send(move);
    }
    event.preventDefault();
  };
  const handleBlur = () => send({ kind: 'closed' });

  return (
    <div ref={rootRef} className="picker" data-highlighted={highlighted} data-testid="project-picker">
      <label htmlFor={id}>{project ? 'Selected Project' : 'Select a Project (Required)'}</label>
      <div className="picker-field">
        <input
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={picker.isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={picker.isOpen && rows.length > 0 ? `${id}-${picker.cursor}` : undefined}
          placeholder={picker.isOpen && project ? project.name : 'Search projects'}
          value={picker.isOpen ? picker.query : (project?.name ?? '')}
          onChange={(event) => send({ kind: 'typed', query: event.target.value })}
          onFocus={(event) => event.target.select()}
          onClick={open}
          onKeyDown={handleKey}
          onBlur={handleBlur}
        />
        <Icon name="chevron-down" size={18} />
        {picker.isOpen && (
          <PickerList
            id={id}
            rows={rows}
            cursor={picker.cursor}
            selectedId={project?.id ?? null}
            note={noteOf(state, rows.length)}
            onPick={pick}
          />
        )}
      </div>
      {!picker.isOpen && <PickerNote state={state} onRetry={onRetry} />}
    </div>
  );
}

function movement(key: string, count: number): PickerEvent | null {
  if (key === 'ArrowDown') return { kind: 'moved', by: 1, count };
  if (key === 'ArrowUp') return { kind: 'moved', by: -1, count };
  if (key === 'PageDown') return { kind: 'moved', by: VISIBLE_ROWS, count };
  if (key === 'PageUp') return { kind: 'moved', by: -VISIBLE_ROWS, count };
  if (key === 'Home') return { kind: 'jumped', to: 'first', count };
  if (key === 'End') return { kind: 'jumped', to: 'last', count };
  return null;
}

function noteOf(state: ProjectsState, shown: number): string | null {
  if (state.kind === 'failed') return state.message;
  if (state.kind !== 'loaded') return 'Loading projects...';
  return shown === 0 ? 'No projects found' : null;
}

/** What is to be said about the list while it is closed. */
function PickerNote({ state, onRetry }: { state: ProjectsState; onRetry: () => void }) {
  const note = noteOf(state, state.kind === 'loaded' ? state.projects.length : 0);
  if (!note) return null;
  return (
    <p className="picker-note" role="status">
      {note}
      {state.kind === 'failed' && (
        <button type="button" className="bf-link" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}
