import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/{{id}}/:{{record}}Id': firstOf('/api/{{id}}/{{records}}/'),
};
