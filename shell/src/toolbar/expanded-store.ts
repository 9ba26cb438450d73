import { createStore } from 'zustand/vanilla';

export const EXPANDED_KEY = 'toolViewIsExpanded';

/** Whether the toolbar shows its cards; remembered between visits. Expanded at first. */
export function createExpanded(storage: Storage = window.localStorage) {
  const store = createStore<{ expanded: boolean }>(() => ({ expanded: storage.getItem(EXPANDED_KEY) !== 'false' }));
  return {
    getState: () => store.getState().expanded,
    subscribe: store.subscribe,
    toggle: () => {
      const expanded = !store.getState().expanded;
      storage.setItem(EXPANDED_KEY, String(expanded));
      store.setState({ expanded });
    },
  };
}
