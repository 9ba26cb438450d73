import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/questionnaire/:templateId': firstOf('/api/questionnaire/templates/'),
  '/questionnaire/import/:id': importOf('questionnaire.template', 'Title\nFirst\n'),
};
