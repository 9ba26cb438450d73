import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/{{id}}/:noteId': firstOf('/api/{{id}}/notes/'),
};
