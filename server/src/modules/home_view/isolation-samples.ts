import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of access say about the operations of this module. */
export const samples: IsolationSamples = {
  open: {
    getSummary: 'the first page of everybody; each part is left out for who may not see it',
  },
};
