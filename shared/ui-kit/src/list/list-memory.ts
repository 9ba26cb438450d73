import type { ListState } from './list-state';

/** A filter that a person gave a name. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
  readonly ordering: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What is remembered of a list for one person. Where it is kept is the plugin's business. */
export interface ListMemory {
  readonly views: readonly SavedView[];
  /** Ids of the chosen columns; null: the usual ones. */
  readonly columns: readonly string[] | null;
  save(part: { views?: readonly SavedView[]; columns?: readonly string[] | null }): void;
}

/** Does the list show exactly this view? */
export function isView(view: SavedView, state: ListState): boolean {
  const names = new Set([...Object.keys(view.filters), ...Object.keys(state.filters)]);
  return (
    view.search === state.search &&
    view.ordering === state.ordering &&
    [...names].every((name) => view.filters[name] === state.filters[name])
  );
}
