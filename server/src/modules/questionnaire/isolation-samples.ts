import type { OwnSamples } from '../../isolation-samples';
import { WHITE_POINT } from '../../platform/testing/white-point';

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
const QUESTIONS = [
  { ...QUESTION, target: { to: 'project', field: 'guest_count' } },
  { ...QUESTION, key: 'ideas', type: 'file', label: 'What do you like?', required: false, target: null },
  { ...QUESTION, key: 'picked', type: 'moodboard', label: 'Which of these?', required: false, target: null },
];
const FORM = { pages: [{ key: 'first', title: 'Questions', help: '', questions: QUESTIONS }] };
const BYTES = { body: WHITE_POINT, headers: { 'content-type': 'application/octet-stream' } };

interface Made {
  readonly template: number;
  readonly questionnaire: number;
  readonly recipient: number;
  readonly picture: number;
  readonly file: number;
}

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ template: number; questionnaire: number; recipient: number; picture: number; file: number }> = {
  fill: async ({ client, project, mark, projectMark, asset, insert }): Promise<Made> => {
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
    const recipient = sent.json<{ recipients: { id: number }[] }>().recipients[0]?.id ?? 0;
    const link = await client.get(`/api/questionnaire/questionnaires/${questionnaire}/recipients/${recipient}/link/`);
    const token = link.json<{ path: string }>().path.split('/').at(-1) ?? '';
    const brought = await client.send('POST', {
      ...BYTES,
      url: `/api/questionnaire/public/${token}/files/?name=${projectMark}.png&question_key=ideas`,
    });
    const shown = await client.send('POST', { ...BYTES, url: '/api/questionnaire/pictures/?name=point.png' });
    // What is picked may be gone from the board, and is shown to the team all the same.
    await insert('questionnaire_answer', {
      ...{ questionnaire_id: questionnaire, recipient_id: recipient, project_id: project, question_key: 'picked' },
      ...{ value: JSON.stringify([String(asset)]), client_id: 'a'.repeat(20) },
    });
    const { file } = brought.json<{ file: number }>();
    return { template, questionnaire, recipient, picture: shown.json<{ picture: number }>().picture, file };
  },
  belongs: { template: 'business', questionnaire: 'project', recipient: 'project', picture: 'business', file: 'project' },
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
    answersPdf: one,
    pictureBytes: (_ids, { picture }) => ({ pictureId: picture }),
    pickedPictureBytes: ({ asset }, { questionnaire }) => ({ id: questionnaire, assetId: asset }),
    boardPictureBytes: () => ({ uniqueLink: UNKNOWN_LINK, assetId: 1 }),
    answerFileBytes: (_ids, { questionnaire, file }) => ({ id: questionnaire, fileId: file }),
    uploadAnswerFile: unknown,
    ownFileBytes: () => ({ uniqueLink: UNKNOWN_LINK, fileId: 1 }),
    shownPictureBytes: () => ({ uniqueLink: UNKNOWN_LINK, pictureId: 1 }),
  },
  queries: { uploadPicture: '?name=point.png', uploadAnswerFile: '?name=point.png&question_key=ideas' },
  bodies: {
    uploadPicture: WHITE_POINT,
    uploadAnswerFile: WHITE_POINT,
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
    uploadAnswerFile: 'the address of the link is the key; only its hash is compared',
    ownFileBytes: 'the address of the link is the key; only its hash is compared',
    boardPictureBytes: 'the address of the link is the key; only its hash is compared',
    shownPictureBytes: 'the address of the link is the key; only its hash is compared',
  },
};
