import type { OwnSamples } from '../../isolation-samples';

const aTemplate = (_ids: unknown, { template }: { template: number }) => ({ id: template });
const one = (_ids: unknown, { questionnaire }: { questionnaire: number }) => ({ id: questionnaire });
const UNKNOWN_LINK = 'a'.repeat(43);
const unknown = () => ({ uniqueLink: UNKNOWN_LINK });
const QUESTION = {
  key: 'guests',
  type: 'number',
  label: 'How many guests?',
  help: '',
  required: true,
  options: [],
  rows: [],
  show_if: null,
  adds: [],
};
const FORM = {
  pages: [{ key: 'first', title: 'Questions', help: '', questions: [{ ...QUESTION, target: { to: 'project', field: 'guest_count' } }] }],
};

interface Made {
  readonly template: number;
  readonly questionnaire: number;
  readonly recipient: number;
}

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ template: number; questionnaire: number; recipient: number }> = {
  fill: async ({ client, project, mark, projectMark }): Promise<Made> => {
    const made = await client.post('/api/questionnaire/templates/', { title: mark, form: FORM });
    const template = made.json<{ id: number }>().id;
    const asked = await client.post('/api/questionnaire/questionnaires/', {
      project_id: project,
      template_id: template,
      title: projectMark,
    });
    const questionnaire = asked.json<{ id: number }>().id;
    const recipients = [{ name: projectMark, email: 'asked@example.com' }];
    const sent = await client.post(`/api/questionnaire/questionnaires/${questionnaire}/send/`, { recipients });
    return { template, questionnaire, recipient: sent.json<{ recipients: { id: number }[] }>().recipients[0]?.id ?? 0 };
  },
  belongs: { template: 'business', questionnaire: 'project', recipient: 'project' },
  paths: {
    getTemplate: aTemplate,
    updateTemplate: aTemplate,
    duplicateTemplate: aTemplate,
    archiveTemplate: aTemplate,
    restoreTemplate: aTemplate,
    getQuestionnaire: one,
    updateQuestionnaire: one,
    sendQuestionnaire: one,
    remindRecipients: one,
    reopenQuestionnaire: one,
    reviewQuestionnaire: one,
    cancelQuestionnaire: one,
    getResponses: one,
    exportResponses: one,
    applyMapping: one,
    showLink: (_ids, { questionnaire, recipient }) => ({ id: questionnaire, recipientId: recipient }),
    openQuestionnaire: unknown,
    saveAnswers: unknown,
    submitAnswers: unknown,
  },
  bodies: {
    createTemplate: { title: 'Final details' },
    updateTemplate: { title: 'Renamed' },
    createQuestionnaire: { project_id: 1, template_id: 1 },
    updateQuestionnaire: { title: 'Renamed' },
    sendQuestionnaire: { recipients: [{ name: 'Ada', email: 'ada@example.com' }] },
    applyMapping: { answers: [], dry_run: true },
    saveAnswers: { answers: [{ id: 'a'.repeat(20), question_key: 'guests', value: 80_000 }] },
  },
  open: {
    openQuestionnaire: 'the address of the link is the key; only its hash is compared',
    saveAnswers: 'the address of the link is the key; only its hash is compared',
    submitAnswers: 'the address of the link is the key; only its hash is compared',
  },
};
