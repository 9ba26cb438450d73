import type { Paths } from '../../core';

export const settingsPaths = {
  getSettings: 'GET /api/tenant_crm/settings/',
  saveSettings: 'PUT /api/tenant_crm/settings/',
} as const satisfies Paths;
