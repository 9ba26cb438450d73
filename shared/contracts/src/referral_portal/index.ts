export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { newPartner, partner, partnerPatch, partnerQuery } from './schema';
export type { NewPartner, Partner, PartnerPatch, PartnerQuery } from './schema';
