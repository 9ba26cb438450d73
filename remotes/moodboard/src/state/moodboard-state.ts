import type { Json } from '@butterfly/contracts/core';
import type { StoreApi } from 'zustand/vanilla';

/** The client state of a moodboard, as seed 001 §3 names it. */
export interface MoodboardState {
  readonly loading: boolean;
  readonly error: string | null;
  /** Null while there is none. */
  readonly data: Json | null;
  /** The last state of the server, for diffing; null while the server has no board. */
  readonly baseState: Json | null;
  /** The ETag that came with it, verbatim. */
  readonly version: string | null;
}

export type MoodboardStore<T extends MoodboardState = MoodboardState> = Pick<StoreApi<T>, 'getState'> & {
  setState(change: Partial<MoodboardState>): void;
};

export const noMoodboard: MoodboardState = { loading: false, error: null, data: null, baseState: null, version: null };
