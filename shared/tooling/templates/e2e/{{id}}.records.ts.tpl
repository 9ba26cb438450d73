import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/{{id}}/:{{record}}Id': firstOf('/api/{{id}}/{{records}}/'),
  '/{{id}}/import/:id': importOf('{{id}}.{{record}}', 'Title\nFirst\n'),
};
