import type { ThemeMode } from '@butterfly/ui-kit';
import { createStore } from 'zustand/vanilla';

export const THEME_KEY = 'themeMode';

export interface Theme {
  getState(): ThemeMode;
  subscribe(listener: () => void): () => void;
  toggle(): void;
}

/** Dark unless the person chose light; the system's setting is not asked (decision A-37). */
export function createTheme(storage: Storage = window.localStorage): Theme {
  const store = createStore<{ mode: ThemeMode }>(() => ({ mode: stored(storage) }));
  const apply = () => {
    document.documentElement.dataset['theme'] = store.getState().mode;
  };
  apply();
  store.subscribe(apply);
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY) store.setState({ mode: stored(storage) });
  });
  return {
    getState: () => store.getState().mode,
    subscribe: store.subscribe,
    toggle: () => {
      const mode = store.getState().mode === 'dark' ? 'light' : 'dark';
      storage.setItem(THEME_KEY, mode);
      store.setState({ mode });
    },
  };
}

function stored(storage: Storage): ThemeMode {
  return storage.getItem(THEME_KEY) === 'light' ? 'light' : 'dark';
}
