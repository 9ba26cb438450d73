import type { ErrorCatalogue } from '../core';

export const errors = {
  'tenant_crm.lost_reason_required': { status: 400, message: 'Say why the project was lost. It has not been moved.' },
  'tenant_crm.project_archived': { status: 409, message: 'This project is in the archive. Take it out before you change it.' },
} as const satisfies ErrorCatalogue;
