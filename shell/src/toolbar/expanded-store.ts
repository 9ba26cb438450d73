import { createStore } from 'zustand/vanilla';

export const EXPANDED_KEY = 'toolViewIsExpanded';

interface ExpandedOptions {
  readonly storage?: Storage;
  /** Nobody has said yet how they want it: on a phone it is folded then. */
  readonly isSmall: boolean;
}

/**
 * Whether the toolbar shows its cards with their names, or one row of icons; remembered between visits. Until somebody presses the
 * button it is open on a desk, and folds for good once it was scrolled out of sight: from the next page on, or with the next size of
 * the window, so that nothing of this one moves away under a pointer.
 */
export function createExpanded({ storage = window.localStorage, isSmall }: ExpandedOptions) {
  const remembered = storage.getItem(EXPANDED_KEY);
  const store = createStore<{ expanded: boolean }>(() => ({ expanded: remembered === null ? !isSmall : remembered !== 'false' }));
  const remember = (expanded: boolean) => {
    storage.setItem(EXPANDED_KEY, String(expanded));
    store.setState({ expanded });
  };
  return {
    getState: () => store.getState().expanded,
    subscribe: store.subscribe,
    toggle: () => remember(!store.getState().expanded),
    /** The person has scrolled past it. */
    passed: () => {
      if (storage.getItem(EXPANDED_KEY) === null && store.getState().expanded) storage.setItem(EXPANDED_KEY, 'false');
    },
    /** Another page is shown, or this one is laid out anew. */
    settle: () => {
      if (storage.getItem(EXPANDED_KEY) === 'false') store.setState({ expanded: false });
    },
  };
}
