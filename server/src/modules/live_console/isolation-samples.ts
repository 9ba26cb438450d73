import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of access say about this module. */
export const samples: IsolationSamples = {
  sockets: {
    '/ws/live-console/': {
      say: () => ({
        type: 'setup',
        bearerToken: 'ya29.typed',
        projectId: 'fern-studio',
        responseModalities: ['TEXT'],
        systemInstructions: 'Help.',
        voice: 'Kore',
      }),
      letIn: 'SETUP_COMPLETE',
      speak: { type: 'text', text: 'peonies' },
      hears: 'TEXT',
      open: {
        other_business: "a conversation of one's own with the live service",
        sees_assigned: "a conversation of one's own with the live service",
        sees_none: "a conversation of one's own with the live service",
        scope_narrowed_since: "a conversation of one's own with the live service",
      },
    },
  },
};
