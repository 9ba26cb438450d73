import { request } from '@butterfly/plugin-sdk';
import { createStore } from 'zustand/vanilla';

/** The part of a project the picker shows. */
export interface PickerProject {
  readonly id: number;
  readonly name: string;
}

export type ProjectsState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'loaded'; readonly projects: readonly PickerProject[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface Projects {
  getState(): ProjectsState;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  /** Loads the list unless it is there and knows the project. */
  loadWith(id: number | null): Promise<void>;
}

/** The list behind the project picker, open to every signed-in member. */
export function createProjects(): Projects {
  const store = createStore<{ state: ProjectsState }>(() => ({ state: { kind: 'idle' } }));
  async function load(): Promise<void> {
    if (store.getState().state.kind !== 'loaded') store.setState({ state: { kind: 'loading' } });
    try {
      store.setState({ state: { kind: 'loaded', projects: await fetchProjects() } });
    } catch (error) {
      store.setState({ state: { kind: 'failed', message: error instanceof Error ? error.message : String(error) } });
    }
  }
  return {
    getState: () => store.getState().state,
    subscribe: store.subscribe,
    load,
    loadWith: async (id) => {
      const { state } = store.getState();
      if (state.kind !== 'loaded' || (id !== null && state.projects.every((one) => one.id !== id))) await load();
    },
  };
}

async function fetchProjects(): Promise<readonly PickerProject[]> {
  const response = await request('/api/tenant_crm/projects/');
  if (!response.ok) throw new Error(`Failed to load projects: ${response.status}`);
  return (await response.json()) as readonly PickerProject[];
}
