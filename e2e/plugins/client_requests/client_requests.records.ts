import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/client_requests/:requestId': firstOf('/api/client_requests/requests/'),
  '/client_requests/import/:id': importOf('client_requests.request', 'Title\nFirst\n'),
};
