import type { Paths } from '../core/define-routes';

const ONE = '/api/client_requests/requests/:id/';
const TEMPLATE = '/api/client_requests/templates/:id/';

export const paths = {
  listRequests: 'GET /api/client_requests/requests/',
  createRequest: 'POST /api/client_requests/requests/',
  exportRequests: 'GET /api/client_requests/requests/export.csv/',
  getBoard: 'GET /api/client_requests/board/',
  listPeople: 'GET /api/client_requests/people/',
  getWaiting: 'GET /api/client_requests/waiting/',
  readWish: 'POST /api/client_requests/projects/:projectId/wish/',
  getRequest: `GET ${ONE}`,
  updateRequest: `PATCH ${ONE}`,
  listMessages: `GET ${ONE}messages/`,
  reply: `POST ${ONE}messages/`,
  writeNote: `POST ${ONE}notes/`,
  moveRequest: `POST ${ONE}move/`,
  quoteRequest: `POST ${ONE}quote/`,
  approveRequest: `POST ${ONE}approve/`,
  applyRequest: `POST ${ONE}apply/`,
  declineRequest: `POST ${ONE}decline/`,
  closeRequest: `POST ${ONE}close/`,
  reopenRequest: `POST ${ONE}reopen/`,
  allowLate: `POST ${ONE}allow-late/`,
  mergeRequest: `POST ${ONE}merge/`,
  rateRequest: `POST ${ONE}rate/`,
  listAnswerTemplates: 'GET /api/client_requests/templates/',
  createAnswerTemplate: 'POST /api/client_requests/templates/',
  updateAnswerTemplate: `PATCH ${TEMPLATE}`,
  removeAnswerTemplate: `DELETE ${TEMPLATE}`,
  getSettings: 'GET /api/client_requests/settings/',
  updateSettings: 'PATCH /api/client_requests/settings/',
} as const satisfies Paths;
