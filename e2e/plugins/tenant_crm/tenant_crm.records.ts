import { firstOf, wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/tenant_crm/import/:id': null,
  '/tenant_crm/projects/:id': wedding,
  '/tenant_crm/contacts/:id': firstOf('/api/tenant_crm/contacts/?page=1'),
  '/tenant_crm/organizations/:id': firstOf('/api/tenant_crm/organizations/?page=1'),
  '/tenant_crm/leads/:id': firstOf('/api/tenant_crm/leads/?page=1'),
  '/tenant_crm/project_stages/:id': firstOf('/api/tenant_crm/project_stages/'),
  '/tenant_crm/project_notes/:id': firstOf('/api/tenant_crm/project_notes/'),
};
