import { defineRoutes } from '../core/define-routes';
import { paths } from './paths';
import { partnerOperations } from './partners/operations';
import { payoutOperations } from './payouts/operations';
import { portalOperations } from './portal/operations';
import { programOperations } from './programs/operations';
import { referralOperations } from './referrals/operations';

export const operations = defineRoutes(paths, {
  ...partnerOperations,
  ...programOperations,
  ...referralOperations,
  ...payoutOperations,
  ...portalOperations,
});
