import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import type { Failure } from './failure';

/** Which release an attempt is about. */
export interface Candidate {
  readonly container: string;
  readonly release: number;
  readonly version: string;
  /** Where its files lie. */
  readonly base: string;
  /** False: it stands without antd. */
  readonly takes_antd?: false | undefined;
}

/** A release that should have been shown, and what was wrong with it. */
export interface SkippedRelease {
  readonly candidate: Candidate;
  readonly failure: Failure;
}

export type LoadState =
  | { readonly kind: 'idle' }
  /** `rival` is the release before, which was started as well because the first one is silent or has failed. */
  | { readonly kind: 'loading'; readonly candidate: Candidate; readonly rival: Candidate | null; readonly attempt: number }
  /** `instead` is set when this is not the release the boot data names. */
  | { readonly kind: 'ready'; readonly candidate: Candidate; readonly plugin: DefinedPlugin; readonly instead: SkippedRelease | null }
  | { readonly kind: 'failed'; readonly candidate: Candidate; readonly failure: Failure };

export type LoadEvent =
  | { readonly kind: 'started'; readonly candidate: Candidate }
  | { readonly kind: 'triedAgain'; readonly container: string }
  | { readonly kind: 'rivalStarted'; readonly candidate: Candidate }
  | { readonly kind: 'arrived'; readonly candidate: Candidate; readonly plugin: DefinedPlugin; readonly instead: SkippedRelease | null }
  | { readonly kind: 'failed'; readonly candidate: Candidate; readonly failure: Failure }
  /** What is shown broke while it was drawn; the release before is taken. */
  | { readonly kind: 'steppedBack'; readonly candidate: Candidate }
  | { readonly kind: 'forgotten' };

/**
 * idle → loading → ready | failed → loading … and ready → loading for a step back. An event that makes no sense in a
 * state changes nothing: a release that answers after it was given up does not come back.
 */
export function reduceLoad(state: LoadState, event: LoadEvent): LoadState {
  switch (event.kind) {
    case 'started':
      return state.kind === 'idle' || state.kind === 'failed' ? loading(event.candidate) : state;
    case 'triedAgain':
      return state.kind === 'loading' && state.candidate.container === event.container ? { ...state, attempt: state.attempt + 1 } : state;
    case 'rivalStarted':
      return state.kind === 'loading' ? { ...state, rival: event.candidate } : state;
    case 'arrived':
      if (!isAwaited(state, event.candidate)) return state;
      return { kind: 'ready', candidate: event.candidate, plugin: event.plugin, instead: event.instead };
    case 'failed':
      if (!isAwaited(state, event.candidate)) return state;
      return { kind: 'failed', candidate: event.candidate, failure: event.failure };
    case 'steppedBack':
      return state.kind === 'ready' && state.instead === null ? loading(event.candidate) : state;
    case 'forgotten':
      return state.kind === 'loading' ? state : { kind: 'idle' };
    default:
      return event satisfies never;
  }
}

function loading(candidate: Candidate): LoadState {
  return { kind: 'loading', candidate, rival: null, attempt: 1 };
}

function isAwaited(state: LoadState, { container }: Candidate): boolean {
  return state.kind === 'loading' && (state.candidate.container === container || state.rival?.container === container);
}
