import { Icon } from '@butterfly/ui-kit';
import { LinePopover } from './line-popover';
import { isView, type ListMemory, type SavedView } from './list-memory';
import { isNarrowed, type ListState } from './list-state';

const MOST_VIEWS = 20;

interface ViewBarProps {
  readonly state: ListState;
  readonly memory: ListMemory;
  readonly onState: (state: ListState) => void;
}

/** Filters with a name, one press away; the present one can be saved under a new name. */
export function ViewBar({ state, memory: { views, save }, onState }: ViewBarProps) {
  const current = views.find((view) => isView(view, state));
  const show = ({ search, ordering, filters }: SavedView) => onState({ page: 1, search, ordering, filters });
  const canSave = isNarrowed(state) && !current && views.length < MOST_VIEWS;
  if (views.length === 0 && !canSave) return null;
  const keep = (name: string) =>
    save({
      views: [
        ...views.filter((view) => view.name !== name),
        { name, search: state.search, ordering: state.ordering, filters: state.filters },
      ],
    });
  return (
    <div className="bf-list-views" role="group" aria-label="Saved filters">
      {views.map((view) => (
        <span key={view.name} className="bf-list-view" data-current={view === current || undefined}>
          <button type="button" aria-pressed={view === current} onClick={() => show(view)}>
            {view.name}
          </button>
          {view === current && (
            <button
              type="button"
              aria-label={`Forget the filter ${view.name}`}
              title="Forget this filter"
              onClick={() => save({ views: views.filter((other) => other !== view) })}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </span>
      ))}
      {canSave && <SaveView taken={views.map(({ name }) => name)} onSave={keep} />}
    </div>
  );
}

function SaveView({ taken, onSave }: { taken: readonly string[]; onSave: (name: string) => void }) {
  return (
    <LinePopover
      label="Name of the filter"
      placeholder="Such as “Weddings in June”"
      maxLength={60}
      submitLabel={(name) => (taken.includes(name) ? 'Replace' : 'Save')}
      onSubmit={onSave}
    >
      <button type="button" className="bf-list-save-button">
        <Icon name="plus" size={14} /> Save this filter
      </button>
    </LinePopover>
  );
}
