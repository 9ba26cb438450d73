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
}

/** The list behind the project picker, open to every signed-in member. */
export function createProjects(): Projects {
  const store = createStore<{ state: ProjectsState }>(() => ({ state: { kind: 'idle' } }));
  return {
    getState: () => store.getState().state,
    subscribe: store.subscribe,
    load: async () => {
      if (store.getState().state.kind !== 'loaded') store.setState({ state: { kind: 'loading' } });
      try {
        store.setState({ state: { kind: 'loaded', projects: await fetchProjects() } });
      } catch (error) {
        store.setState({ state: { kind: 'failed', message: error instanceof Error ? error.message : String(error) } });
      }
    },
  };
}

async function fetchProjects(): Promise<readonly PickerProject[]> {
  const response = await request('/api/tenant_crm/projects/');
  if (!response.ok) throw new Error(`Failed to load projects: ${response.status}`);
  return (await response.json()) as readonly PickerProject[];
}
