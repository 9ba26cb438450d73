import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    getClient: () => ({ email: 'marked@b.example' }),
    listInteractions: () => ({ email: 'marked@b.example' }),
    changeClientConsent: () => ({ email: 'marked@b.example' }),
    exportClient: () => ({ email: 'marked@b.example' }),
    eraseClient: () => ({ email: 'marked@b.example' }),
    undoDuplicateMerge: ({ merge }) => ({ id: merge }),
    updateList: ({ contactList }) => ({ id: contactList }),
    deleteList: ({ contactList }) => ({ id: contactList }),
    addToList: ({ contactList }) => ({ id: contactList }),
    removeFromList: ({ contactList, contact }) => ({ id: contactList, contactId: contact }),
  },
  bodies: {
    updateList: { name: 'Renamed' },
    addToList: { contact_ids: [1] },
  },
};
