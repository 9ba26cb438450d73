import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/contact_management/client/:clientEmail': firstOf('/api/contact_management/clients/', 'email'),
};
