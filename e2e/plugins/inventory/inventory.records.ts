import { firstOf, wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/inventory/hard-goods/:itemId': firstOf('/api/inventory/hg-items/'),
  '/inventory/project/:projectId': wedding,
  '/inventory/project_inventory/:projectId': wedding,
};
