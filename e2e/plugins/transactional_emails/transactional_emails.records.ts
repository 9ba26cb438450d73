import { wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/transactional_emails/templates/:templateId': () => Promise.resolve('receipt'),
  '/transactional_emails/logs/:projectId': wedding,
};
