import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/contract/:contractId': firstOf('/api/contract/contracts/'),
  '/contract/import/:id': importOf('contract.contract', 'Title\nFirst\n'),
};
