import { createStore } from 'zustand/vanilla';

/** How long the intro plays; the still picture for people who asked for less motion stays as long. */
export const WELCOME_MS = 12_000;
/** Set when the intro was shown: once per session (decision A-36). */
export const WELCOME_KEY = 'welcomeShown';

/** The overlay of the whole app. */
export interface Welcome {
  getState(): boolean;
  subscribe(listener: () => void): () => void;
  show(): void;
  dismiss(): void;
  /** Shows the intro to somebody who has just signed in and arrived at `/`, once per session. */
  arrivedFromLogin(): void;
}

export function createWelcome(storage: Storage = window.sessionStorage): Welcome {
  const store = createStore<{ shown: boolean }>(() => ({ shown: false }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = () => {
    clearTimeout(timer);
    store.setState({ shown: false });
  };
  const show = () => {
    clearTimeout(timer);
    timer = setTimeout(dismiss, WELCOME_MS);
    store.setState({ shown: true });
  };
  return {
    getState: () => store.getState().shown,
    subscribe: store.subscribe,
    show,
    dismiss,
    arrivedFromLogin: () => {
      if (storage.getItem(WELCOME_KEY)) return;
      storage.setItem(WELCOME_KEY, 'true');
      show();
    },
  };
}
