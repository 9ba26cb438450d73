import type { FailureReason } from './failure';
import type { Candidate } from './load-state';

/** How one try to show a release ended: what health is counted from. */
export interface LoadOutcome {
  readonly plugin: string;
  readonly candidate: Candidate;
  readonly outcome: 'ok' | FailureReason;
  readonly details: string;
  readonly ms: number;
}

/** Tells whoever counts. A listener that fails does not stop the others. */
export interface Outcomes {
  tell(outcome: LoadOutcome): void;
  listen(listener: (outcome: LoadOutcome) => void): () => void;
}

export function createOutcomes(): Outcomes {
  const listeners = new Set<(outcome: LoadOutcome) => void>();
  return {
    tell: (outcome) => {
      for (const listener of [...listeners]) {
        try {
          listener(outcome);
        } catch (error) {
          console.error('[shell] an outcome could not be counted', error);
        }
      }
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
