import type { IsolationSamples } from '../../isolation-samples';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: IsolationSamples = {
  paths: {
    updateCall: ({ call }) => ({ id: call }),
    readRecording: ({ call }) => ({ id: call }),
    deleteRecording: ({ call }) => ({ id: call }),
    getConversation: ({ conversation }) => ({ id: conversation }),
    updateConversation: ({ conversation }) => ({ id: conversation }),
    listProjectMessages: ({ project }) => ({ projectId: project }),
    listMessages: ({ conversation }) => ({ id: conversation }),
    retryMessage: ({ text }) => ({ id: text }),
    updatePlanned: ({ text }) => ({ id: text }),
    sendPlanned: ({ text }) => ({ id: text }),
    cancelPlanned: ({ text }) => ({ id: text }),
    readMedia: ({ textMedia }) => ({ id: textMedia }),
    sharedMedia: () => ({ token: `1-${'a'.repeat(43)}` }),
    updateTemplate: ({ textTemplate }) => ({ id: textTemplate }),
    deleteTemplate: ({ textTemplate }) => ({ id: textTemplate }),
  },
  bodies: {
    saveSettings: { record_calls: false },
    updateCall: { note: 'Renamed' },
    updateConversation: { read: true },
    openConversation: { phone: '+14155550123' },
    updatePlanned: { version: 0, body: 'Renamed' },
    updateTemplate: { body: 'Renamed' },
    uploadMedia: Buffer.from('bytes'),
  },
  queries: {
    uploadMedia: '?name=sample.png',
  },
  open: {
    sharedMedia: 'the provider fetches it; the address is the key; only its hash is kept',
    smsWebhook: 'the provider calls it; its signature is the key',
    messageStatusWebhook: 'the provider calls it; its signature is the key',
    voiceWebhook: 'the provider calls it; its signature is the key',
    dialWebhook: 'the provider calls it; its signature is the key',
    callStatusWebhook: 'the provider calls it; its signature is the key',
    recordingWebhook: 'the provider calls it; its signature is the key',
    transcriptionWebhook: 'the provider calls it; its signature is the key',
  },
  sockets: {
    '/ws/twilio_communications/': {
      say: () => ({ type: 'listen' }),
      letIn: 'listening',
      room: () => 'twilio_communications',
      hears: 'twilio_communications.changed',
      stir: (owner, { ids, nth }) =>
        owner.post(
          '/api/twilio_communications/messages/',
          { conversation_id: ids.conversation, body: 'Hello' },
          { headers: { 'idempotency-key': `heard-${nth}` } },
        ),
      open: {
        sees_assigned: 'hears that something has changed, not what; the proof of row scopes reads every frame',
        sees_none: 'hears that something has changed, not what; the proof of row scopes reads every frame',
      },
    },
  },
};
