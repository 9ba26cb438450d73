import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/referral_portal/:partnerId': firstOf('/api/referral_portal/partners/'),
  '/referral_portal/import/:id': importOf('referral_portal.partner', 'Title\nFirst\n'),
};
