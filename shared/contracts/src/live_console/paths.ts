import type { Paths } from '../core/define-routes';

export const paths = {
  getConfig: 'GET /api/live_console/config/',
  getBearerToken: 'POST /api/live_console/bearer-token/',
  saveUserSettings: 'POST /api/live_console/user_settings/',
  getConnection: 'GET /api/live_console/connection/',
  saveConnection: 'PUT /api/live_console/connection/',
  testConnection: 'POST /api/live_console/connection/test/',
} as const satisfies Paths;
