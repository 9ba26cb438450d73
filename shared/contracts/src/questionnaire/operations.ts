import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { fileOperations } from './files';
import { paths } from './paths';
import {
  address,
  mappingInput,
  mappingResult,
  newAnswers,
  newQuestionnaire,
  newRecipients,
  newTemplate,
  publicQuestionnaire,
  questionnaire,
  questionnairePatch,
  questionnaireQuery,
  questionnaireRow,
  responses,
  savedAnswers,
  template,
  templatePatch,
  templateQuery,
  templateRow,
} from './schema';

const byId = z.object({ id: idParam });
const byLink = z.object({ uniqueLink: z.string().min(1).max(200) });
const plugin = { access: 'plugin' } as const;
const one = { access: 'plugin', params: byId } as const;
const bodyLimit = 512 * 1_024;
const versions = ['precondition_required', 'version_conflict'];

export const operations = defineRoutes(paths, {
  listTemplates: { summary: 'Templates, page by page', ...plugin, query: templateQuery, ok: pageOf(templateRow) },
  createTemplate: {
    summary: 'Write a template',
    ...plugin,
    feature: 'manage_templates',
    idempotent: true,
    body: newTemplate,
    bodyLimit,
    ok: template,
    status: 201,
  },
  getTemplate: { summary: 'Read a template; the answer has an ETag', ...one, ok: template },
  updateTemplate: {
    summary: 'Save a template as one; needs If-Match. What was sent already stays as it was sent',
    ...one,
    feature: 'manage_templates',
    body: templatePatch,
    bodyLimit,
    ok: template,
    errors: [...versions, 'questionnaire.template_archived'],
  },
  duplicateTemplate: {
    summary: 'A template that begins like another',
    ...one,
    feature: 'manage_templates',
    idempotent: true,
    ok: template,
    status: 201,
  },
  archiveTemplate: {
    summary: 'Put a template into the archive; again is no error',
    ...one,
    feature: ['manage_templates', 'delete_records'],
    ok: template,
  },
  restoreTemplate: { summary: 'Take a template out of the archive; again is no error', ...one, feature: 'manage_templates', ok: template },
  listQuestionnaires: {
    summary: 'Questionnaires with how far they have come',
    ...plugin,
    query: questionnaireQuery,
    ok: pageOf(questionnaireRow),
  },
  createQuestionnaire: {
    summary: 'A questionnaire of a project, made of a template; changes of the template do not reach it',
    ...plugin,
    idempotent: true,
    body: newQuestionnaire,
    ok: questionnaire,
    status: 201,
    errors: ['not_found'],
  },
  getQuestionnaire: { summary: 'Read a questionnaire; the answer has an ETag', ...one, ok: questionnaire },
  updateQuestionnaire: {
    summary: 'Change its days, and its questions while it is a draft; needs If-Match',
    ...one,
    body: questionnairePatch,
    bodyLimit,
    ok: questionnaire,
    errors: [...versions, 'questionnaire.already_sent'],
  },
  sendQuestionnaire: {
    summary: 'Send each person a link of their own; somebody who has one already keeps it',
    ...one,
    feature: 'send_client_messages',
    body: newRecipients,
    ok: questionnaire,
    errors: ['invalid_transition', 'questionnaire.asks_nothing'],
  },
  remindRecipients: {
    summary: 'Write once more to who has not finished',
    ...one,
    feature: 'send_client_messages',
    ok: z.object({ reminded: z.array(z.string()) }),
    errors: ['invalid_transition'],
  },
  reopenQuestionnaire: { summary: 'Let clients change their answers again', ...one, ok: questionnaire, errors: ['invalid_transition'] },
  reviewQuestionnaire: { summary: 'Staff have read the answers', ...one, ok: questionnaire, errors: ['invalid_transition'] },
  cancelQuestionnaire: { summary: 'Nobody is asked any more', ...one, ok: questionnaire, errors: ['invalid_transition'] },
  showLink: {
    summary: 'Where the link of a person leads',
    ...plugin,
    params: z.object({ id: idParam, recipientId: idParam }),
    ok: address,
  },
  getResponses: { summary: 'What everybody has answered', ...one, ok: responses },
  answersPdf: {
    summary: 'The answers on paper',
    ...one,
    feature: 'export_data',
    ratePerMember: 20,
    ok: z.unknown(),
    answer: 'handler',
  },
  exportResponses: { summary: 'The answers as CSV', ...one, feature: 'export_data', ratePerMember: 20, ok: z.unknown(), answer: 'handler' },
  applyMapping: {
    summary: 'Take answers over into project and proposal, or say what that would change. What was accepted becomes a change order',
    ...one,
    alsoPlugins: ['tenant_crm', 'proposal_and_invoice'],
    body: mappingInput,
    ok: mappingResult,
    errors: [
      'questionnaire.no_answer',
      'questionnaire.does_not_fit',
      'questionnaire.no_contact',
      'tenant_crm.record_put_away',
      'tenant_crm.project_archived',
    ],
  },
  openQuestionnaire: {
    summary: 'What the link of a person opens',
    access: 'public',
    params: byLink,
    ok: publicQuestionnaire,
    ratePerMinute: 120,
  },
  saveAnswers: {
    summary: 'Keep answers as they are given; one that is sent again under its id is kept once',
    access: 'public',
    params: byLink,
    body: newAnswers,
    bodyLimit,
    ok: savedAnswers,
    ratePerMinute: 240,
    errors: ['questionnaire.not_open'],
  },
  submitAnswers: {
    summary: 'All is answered; again is no error',
    access: 'public',
    params: byLink,
    ok: publicQuestionnaire,
    ratePerMinute: 30,
    errors: ['questionnaire.not_open', 'questionnaire.not_complete'],
  },
  ...fileOperations,
});
