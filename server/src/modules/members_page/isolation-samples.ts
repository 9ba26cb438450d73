import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of access say about the operations of this module. */
export const samples: IsolationSamples = {
  open: {
    me: 'who the member is who asks',
  },
};
