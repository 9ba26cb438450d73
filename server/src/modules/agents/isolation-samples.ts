import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    confirmAction: ({ action }) => ({ token: action }),
    declineAction: ({ action }) => ({ token: action }),
    getDraft: ({ draft }) => ({ id: draft }),
    applyDraft: ({ draft }) => ({ id: draft }),
    discardDraft: ({ draft }) => ({ id: draft }),
    undoDraft: ({ draft }) => ({ id: draft }),
  },
  bodies: {
    saveProvider: { base_url: null, chat_model: null, speech_model: null, transcription_model: null },
    voiceRun: Buffer.from('no form'),
    transcribe: Buffer.from('no form'),
  },
};
