import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import type { Failure } from './failure';

/** Which release an attempt is about. */
export interface Candidate {
  readonly container: string;
  readonly release: number;
  readonly version: string;
}

export type LoadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly candidate: Candidate; readonly attempt: number }
  | { readonly kind: 'ready'; readonly candidate: Candidate; readonly plugin: DefinedPlugin; readonly isFallback: boolean }
  | { readonly kind: 'failed'; readonly candidate: Candidate; readonly failure: Failure };

export type LoadEvent =
  | { readonly kind: 'started'; readonly candidate: Candidate }
  | { readonly kind: 'triedAgain'; readonly candidate: Candidate }
  | { readonly kind: 'arrived'; readonly container: string; readonly plugin: DefinedPlugin; readonly isFallback: boolean }
  | { readonly kind: 'failed'; readonly container: string; readonly failure: Failure }
  | { readonly kind: 'forgotten' };

/**
 * idle → loading → ready | failed → loading … An event that makes no sense in a state changes nothing: a release that
 * answers after it was given up does not come back.
 */
export function reduceLoad(state: LoadState, event: LoadEvent): LoadState {
  switch (event.kind) {
    case 'started':
      return state.kind === 'idle' || state.kind === 'failed' ? { kind: 'loading', candidate: event.candidate, attempt: 1 } : state;
    case 'triedAgain':
      return state.kind === 'loading' ? { kind: 'loading', candidate: event.candidate, attempt: state.attempt + 1 } : state;
    case 'arrived':
      if (state.kind !== 'loading' || state.candidate.container !== event.container) return state;
      return { kind: 'ready', candidate: state.candidate, plugin: event.plugin, isFallback: event.isFallback };
    case 'failed':
      if (state.kind !== 'loading' || state.candidate.container !== event.container) return state;
      return { kind: 'failed', candidate: state.candidate, failure: event.failure };
    case 'forgotten':
      return state.kind === 'loading' ? state : { kind: 'idle' };
    default:
      return event satisfies never;
  }
}
