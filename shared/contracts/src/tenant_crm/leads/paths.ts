import type { Paths } from '../../core';

export const leadPaths = {
  listLeads: 'GET /api/tenant_crm/leads/',
  createLead: 'POST /api/tenant_crm/leads/',
  getLead: 'GET /api/tenant_crm/leads/:id/',
  updateLead: 'PATCH /api/tenant_crm/leads/:id/',
  deleteLead: 'DELETE /api/tenant_crm/leads/:id/',
  restoreLead: 'POST /api/tenant_crm/leads/:id/restore/',
  contactLead: 'POST /api/tenant_crm/leads/:id/contact/',
  qualifyLead: 'POST /api/tenant_crm/leads/:id/qualify/',
  convertLead: 'POST /api/tenant_crm/leads/:id/convert/',
  loseLead: 'POST /api/tenant_crm/leads/:id/lose/',
  reopenLead: 'POST /api/tenant_crm/leads/:id/reopen/',
  getDateAvailability: 'GET /api/tenant_crm/date-load/',
} as const satisfies Paths;
