import { wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/moodboard/:projectId': wedding,
  '/moodboard/:projectId/preview': wedding,
};
