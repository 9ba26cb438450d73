import { firstOf, wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/notices/project/:projectId': wedding,
  '/notices/:noticeId': firstOf('/api/notices/notices/'),
};
