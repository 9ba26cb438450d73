import { createStore } from 'zustand/vanilla';
import { isJsonRecord } from '@butterfly/contracts/json';

export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export interface VoiceOption {
  readonly id: string;
  readonly name: string;
}
export const VOICE_OPTIONS: readonly VoiceOption[] = VOICES.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));

export interface VoicePreference {
  readonly voice: string;
  readonly voice_enabled: boolean;
  readonly speech_rate: number;
}

export const DEFAULT_PREFERENCE: VoicePreference = { voice: 'alloy', voice_enabled: true, speech_rate: 1 };
export const RATE = { min: 0.25, max: 2, step: 0.25 } as const;

export const SAVE_AFTER_MS = 300;
export const NOT_LOADED = 'Failed to fetch voice preferences';
export const NOT_SAVED = 'Failed to update voice preferences';

export function readPreference(value: unknown): VoicePreference {
  const found = isJsonRecord(value) ? value : {};
  return {
    voice: VOICES.find((voice) => voice === found['voice']) ?? DEFAULT_PREFERENCE.voice,
    voice_enabled: found['voice_enabled'] !== false,
    speech_rate: speechRate(found['speech_rate']),
  };
}

/** Within 0.25 to 2, in steps of 0.25; 1 for what is no number. */
export function speechRate(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return DEFAULT_PREFERENCE.speech_rate;
  return Math.min(RATE.max, Math.max(RATE.min, Math.round(value / RATE.step) * RATE.step));
}

export interface PreferenceState {
  readonly value: VoicePreference;
  readonly save: 'idle' | 'saving' | 'saved' | 'failed';
  readonly error: string | null;
}

export interface Preferences {
  getState(): PreferenceState;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  change(part: Partial<VoicePreference>): void;
}

interface PreferenceParts {
  readonly ask: () => Promise<unknown>;
  readonly save: (value: VoicePreference) => Promise<unknown>;
}

/** How the assistant speaks. A change is sent when it has rested, one call at a time, the last one wins (trap 18). */
export function createPreferences({ ask, save }: PreferenceParts): Preferences {
  const store = createStore<PreferenceState>(() => ({ value: DEFAULT_PREFERENCE, save: 'idle', error: null }));
  let kept = DEFAULT_PREFERENCE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let changes = 0;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let sent = -1; sent !== changes; ) {
      sent = changes;
      await sendOnce(sent);
    }
    isSending = false;
  }

  async function sendOnce(change: number): Promise<void> {
    const { value } = store.getState();
    store.setState({ save: 'saving', error: null });
    try {
      await save(value);
      kept = value;
      if (change === changes) store.setState({ save: 'saved' });
    } catch (error) {
      if (change === changes) store.setState({ value: kept, save: 'failed', error: error instanceof Error ? error.message : NOT_SAVED });
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load: async () => {
      try {
        kept = readPreference(await ask());
        if (changes === 0) store.setState({ value: kept, error: null });
      } catch (error) {
        store.setState({ error: error instanceof Error ? error.message : NOT_LOADED });
      }
    },
    change: (part) => {
      const next = readPreference({ ...store.getState().value, ...part });
      changes += 1;
      store.setState({ value: next, save: 'saving', error: null });
      clearTimeout(timer);
      timer = setTimeout(() => void send(), SAVE_AFTER_MS);
    },
  };
}
