import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/client_requests/crm/:requestId': firstOf('/api/client_requests/requests/?status=new'),
};
