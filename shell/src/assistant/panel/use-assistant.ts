import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Assistant } from '../assistant';
import type { AssistantState } from '../assistant-state';
import type { Recorder } from '../voice/recorder';

export const AssistantContext = createContext<Assistant | null>(null);

export function useAssistant(): Assistant {
  const assistant = useContext(AssistantContext);
  if (!assistant) throw new Error('This component is rendered outside of the assistant.');
  return assistant;
}

/** One part of the state; a component draws again only when its part has changed. */
export function useAssistantState<T>(select: (state: AssistantState) => T): T {
  const { store } = useAssistant().core;
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The phase alone: a level arrives fifty times a second, and nothing is drawn for it. */
export function useRecorderPhase(): Recorder['phase'] {
  const { input } = useAssistant().voice;
  return useSyncExternalStore(input.subscribe, () => input.getState().recorder.phase);
}

export function usePreference() {
  const { preferences } = useAssistant();
  return useSyncExternalStore(preferences.subscribe, preferences.getState);
}

export function usePlayback() {
  const { playback } = useAssistant().core.host;
  return useSyncExternalStore(playback.subscribe, playback.getState);
}
