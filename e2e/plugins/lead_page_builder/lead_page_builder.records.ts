import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/lead_page_builder/:pageId': firstOf('/api/lead_page_builder/pages/'),
  '/lead_page_builder/:pageId/results': firstOf('/api/lead_page_builder/pages/'),
};
