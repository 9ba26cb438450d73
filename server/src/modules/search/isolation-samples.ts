import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  queries: { findRecords: '?q=Only' },
  open: { findRecords: 'search of everybody; what belongs to a plugin is left out for who may not use it' },
};
