import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/proposal_and_invoice/:proposalId': firstOf('/api/proposal_and_invoice/proposals/'),
  '/proposal_and_invoice/import/:id': importOf('proposal_and_invoice.proposal', 'Title\nFirst\n'),
};
