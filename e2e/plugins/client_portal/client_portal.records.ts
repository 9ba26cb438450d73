import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/client_portal/:personId': firstOf('/api/client_portal/persons/'),
  '/client_portal/import/:id': importOf('client_portal.person', 'Title\nFirst\n'),
};
