import type { OwnSamples } from '../../isolation-samples';

const KEY = { key: 'receipt' };
const MJML = '<mjml><mj-body><mj-section><mj-column><mj-text>{{ client.name }}</mj-text></mj-column></mj-section></mj-body></mjml>';
const WRITTEN = { language: 'en', subject: 'Receipt', mjml: MJML };

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ mail: number; suppression: number }> = {
  fill: async ({ client, project, mark }) => {
    const sent = await client.post('/api/transactional_emails/templates/receipt/test/', { language: 'en', project_id: project });
    const held = await client.post('/api/transactional_emails/suppressions/', {
      email: `${mark.toLowerCase().replace(/[^a-z0-9]/g, '')}@b.example`,
    });
    return { mail: sent.json<{ id: number }>().id, suppression: held.json<{ id: number }>().id };
  },
  belongs: { mail: 'project', suppression: 'business' },
  paths: {
    getLog: (_ids, { mail }) => ({ id: mail }),
    resendLog: (_ids, { mail }) => ({ id: mail }),
    getSchedule: ({ project }) => ({ projectId: project }),
    removeSuppression: (_ids, { suppression }) => ({ id: suppression }),
  },
  shared: {
    getTemplate: KEY,
    saveTemplate: KEY,
    restoreTemplate: KEY,
    switchTemplate: KEY,
    previewTemplate: KEY,
    testTemplate: KEY,
    providerWebhook: { provider: 'test' },
  },
  bodies: {
    saveTemplate: WRITTEN,
    restoreTemplate: { language: 'en', version: 0 },
    switchTemplate: { is_on: true },
    previewTemplate: WRITTEN,
    testTemplate: { language: 'en' },
    saveSettings: { from_name: '', reply_to: '', language: 'en' },
    setDigest: { wants: true },
    addSuppression: { email: 'never@a.example' },
    providerWebhook: Buffer.from('[]'),
  },
  refusedTwice: { 'addSuppression: reach': 'an address is kept back in rows that only who sees all projects may write' },
  queries: { providerWebhook: '?business=1' },
  open: { providerWebhook: 'the provider calls it; its signature is the key' },
};
