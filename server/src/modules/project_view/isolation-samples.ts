import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    getTimeline: ({ project }) => ({ projectId: project }),
    createEntry: ({ project }) => ({ projectId: project }),
    updateEntry: ({ project, entry }) => ({ projectId: project, id: entry }),
    tickEntry: ({ project, entry }) => ({ projectId: project, id: entry }),
    removeEntry: ({ project, entry }) => ({ projectId: project, id: entry }),
    restoreEntry: ({ project, entry }) => ({ projectId: project, id: entry }),
    setPredecessors: ({ project, entry }) => ({ projectId: project, id: entry }),
    shiftEntries: ({ project }) => ({ projectId: project }),
    applyTemplate: ({ project }) => ({ projectId: project }),
    reschedule: ({ project }) => ({ projectId: project }),
    getDaySheet: ({ project }) => ({ projectId: project }),
  },
  bodies: {
    updateEntry: { title: 'Renamed' },
    shiftEntries: { entry_id: 1, by: 1, following: false },
  },
};
