import type { Paths } from '../core/define-routes';

const SETTINGS = '/api/client_portal/settings/:projectId/';
const PERSON = `${SETTINGS}people/:personId/` as const;
const OPEN = '/api/client_portal/:token/';

export const paths = {
  listPortals: 'GET /api/client_portal/portals/',
  getSettings: `GET ${SETTINGS}`,
  updateSettings: `PATCH ${SETTINGS}`,
  enablePortal: `POST ${SETTINGS}enable/`,
  disablePortal: `POST ${SETTINGS}disable/`,
  invitePerson: `POST ${SETTINGS}invite/`,
  updatePerson: `PATCH ${PERSON}`,
  inviteAgain: `POST ${PERSON}invite-again/`,
  rotateToken: `POST ${PERSON}rotate-token/`,
  showLink: `GET ${PERSON}link/`,
  previewPortal: `GET ${PERSON}preview/`,
  getActivity: `GET ${SETTINGS}activity/`,
  checkAccess: 'GET /api/client_portal/access/:token/',
  getApp: 'GET /api/client_portal/app/:token/',
  openPortal: `GET ${OPEN}`,
  openDocument: `POST ${OPEN}open/`,
  requestCode: `POST ${OPEN}code/request/`,
  verifyCode: `POST ${OPEN}code/verify/`,
  enterPassword: `POST ${OPEN}password/`,
  forgotPassword: `POST ${OPEN}password/forgot/`,
  listWishes: `GET ${OPEN}requests/`,
  sendWish: `POST ${OPEN}requests/`,
  answerWish: `POST ${OPEN}requests/:wishId/messages/`,
  approveWish: `POST ${OPEN}requests/:wishId/approve/`,
  declineWish: `POST ${OPEN}requests/:wishId/decline/`,
  checkPasswordLink: 'GET /api/client_portal/set-password/:uidb64/:token/',
  setPassword: 'POST /api/client_portal/set-password/:uidb64/:token/',
} as const satisfies Paths;
