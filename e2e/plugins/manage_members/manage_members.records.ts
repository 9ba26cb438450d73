import type { DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/manage_members/invite/:token': null,
};
