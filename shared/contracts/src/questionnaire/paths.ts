import type { Paths } from '../core/define-routes';

const ONE = '/api/questionnaire/questionnaires/:id/';
const OPEN = '/api/questionnaire/public/:uniqueLink/';

export const paths = {
  listTemplates: 'GET /api/questionnaire/templates/',
  createTemplate: 'POST /api/questionnaire/templates/',
  getTemplate: 'GET /api/questionnaire/templates/:id/',
  updateTemplate: 'PATCH /api/questionnaire/templates/:id/',
  duplicateTemplate: 'POST /api/questionnaire/templates/:id/duplicate/',
  archiveTemplate: 'POST /api/questionnaire/templates/:id/archive/',
  restoreTemplate: 'POST /api/questionnaire/templates/:id/restore/',
  listQuestionnaires: 'GET /api/questionnaire/questionnaires/',
  createQuestionnaire: 'POST /api/questionnaire/questionnaires/',
  getQuestionnaire: `GET ${ONE}`,
  updateQuestionnaire: `PATCH ${ONE}`,
  sendQuestionnaire: `POST ${ONE}send/`,
  remindRecipients: `POST ${ONE}remind/`,
  reopenQuestionnaire: `POST ${ONE}reopen/`,
  reviewQuestionnaire: `POST ${ONE}review/`,
  cancelQuestionnaire: `POST ${ONE}cancel/`,
  showLink: 'GET /api/questionnaire/questionnaires/:id/recipients/:recipientId/link/',
  getResponses: `GET ${ONE}responses/`,
  exportResponses: `GET ${ONE}export.csv/`,
  answersPdf: `GET ${ONE}export.pdf/`,
  applyMapping: `POST ${ONE}apply-mapping/`,
  openQuestionnaire: `GET ${OPEN}`,
  saveAnswers: `PATCH ${OPEN}`,
  submitAnswers: `POST ${OPEN}submit/`,
  uploadPicture: 'POST /api/questionnaire/pictures/',
  pictureBytes: 'GET /api/questionnaire/pictures/:pictureId/',
  answerFileBytes: `GET ${ONE}files/:fileId/`,
  pickedPictureBytes: `GET ${ONE}board/:assetId/`,
  uploadAnswerFile: `POST ${OPEN}files/`,
  ownFileBytes: `GET ${OPEN}files/:fileId/`,
  boardPictureBytes: `GET ${OPEN}board/:assetId/`,
  shownPictureBytes: `GET ${OPEN}pictures/:pictureId/`,
} as const satisfies Paths;
