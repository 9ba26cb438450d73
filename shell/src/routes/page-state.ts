import { createStore } from 'zustand/vanilla';

interface Page {
  /** The project a page without one in its address belongs to. */
  readonly projectId: number | null;
  /** Plugins with unsaved work. */
  readonly dirty: readonly string[];
}

/** What the shown page has told the shell. Begins anew with every page. */
export interface PageState {
  getState(): Page;
  subscribe(listener: () => void): () => void;
  setProject(id: number | null): void;
  setDirty(pluginId: string, dirty: boolean): void;
  pageLeft(): void;
}

const FRESH: Page = { projectId: null, dirty: [] };

export function createPageState(): PageState {
  const store = createStore<Page>(() => FRESH);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setProject: (projectId) => store.setState({ projectId }),
    setDirty: (pluginId, dirty) =>
      store.setState((page) => ({ dirty: [...page.dirty.filter((id) => id !== pluginId), ...(dirty ? [pluginId] : [])] })),
    pageLeft: () => store.setState(FRESH),
  };
}
