import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/referral_portal/:partnerId': firstOf('/api/referral_portal/partners/?search=Rivergate'),
  '/referral_portal/programs/:programId': firstOf('/api/referral_portal/programs/'),
  // Pages of partners are visited as a partner, by the test of this plugin.
  '/partner_portal/join/:token': null,
  '/partner_portal/:username': null,
  '/partner_portal/:username/bank-details': null,
  '/partner_portal/:username/referrals': null,
};
