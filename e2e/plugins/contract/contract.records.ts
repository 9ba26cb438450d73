import { firstOf, wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/contract/templates/:templateId': firstOf('/api/contract/templates/'),
  '/contract/sign/:token': null,
  '/contract/:projectId': wedding,
};
