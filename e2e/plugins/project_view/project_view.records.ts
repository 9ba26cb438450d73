import { wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/project_view/:projectId': wedding,
};
