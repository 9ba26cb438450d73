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
  open: {
    getVoicePreference: 'a setting of the member who asks',
    updateVoicePreference: 'a setting of the member who asks',
    handoffCapabilities: 'describes the assistant, which every member has',
    agentTypes: 'describes the assistant, which every member has',
    getStatus: 'says only whether the assistant is there',
    listTools: 'lists the tools that this member may use',
    startSession: "begins a conversation of one's own",
    endSession: "ends a conversation of one's own",
    streamRun: 'tools are called as the member, through the gate',
    textRun: 'tools are called as the member, through the gate',
    voiceRun: 'tools are called as the member, through the gate',
    cancelRun: "stops a run of one's own",
    transcribe: "writes down one's own words",
    getHistory: "conversations of one's own",
    getHandoffHistory: "conversations of one's own",
    confirmAction: "an action that one's own conversation has proposed; it passes the gate again",
    declineAction: "an action that one's own conversation has proposed",
    listDrafts: "drafts of one's own",
    getDraft: "a draft of one's own",
    applyDraft: "a draft of one's own; what it does passes the gate",
    discardDraft: "a draft of one's own",
    undoDraft: "a draft of one's own; what it does passes the gate",
  },
};
