import type { Paths } from '../core/define-routes';

export const paths = {
  check: 'GET /api/auth_and_admin/check/',
  login: 'POST /api/auth_and_admin/login/',
  logout: 'POST /api/auth_and_admin/logout/',
  requestPasswordReset: 'POST /api/auth_and_admin/password_reset/',
  confirmPasswordReset: 'POST /api/auth_and_admin/password_reset/confirm/',
  listSessions: 'GET /api/auth_and_admin/sessions/',
  endSession: 'DELETE /api/auth_and_admin/sessions/:id/',
  endOtherSessions: 'POST /api/auth_and_admin/sessions/end-others/',
  listTenants: 'GET /api/auth_and_admin/tenants/',
  switchTenant: 'POST /api/auth_and_admin/switch-tenant/',
  requestAccess: 'POST /api/auth_and_admin/access-requests/',
  listAccessRequests: 'GET /api/auth_and_admin/access-requests/',
  listAdmins: 'GET /api/auth_and_admin/access-requests/admins/',
  approveAccess: 'POST /api/auth_and_admin/access-requests/:id/approve/',
  declineAccess: 'POST /api/auth_and_admin/access-requests/:id/decline/',
  getTenant: 'GET /api/auth_and_admin/tenant/',
  updateTenant: 'PATCH /api/auth_and_admin/tenant/',
  readStorage: 'GET /api/auth_and_admin/storage/',
  readOutbox: 'GET /api/auth_and_admin/outbox/',
} as const satisfies Paths;
