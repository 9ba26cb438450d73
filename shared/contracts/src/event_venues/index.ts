export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { driving, drivingPatch } from './driving.schema';
export type { Driving, DrivingPatch } from './driving.schema';
export { feeOf, pointOf, wayTo } from './driving';
export type { Way } from './driving';
export { venueChecklist } from './checklist';
export type { ChecklistEntry } from './checklist';
export { newVenue, placing, projectVenue, venue, venuePatch, venueProject, venueQuery } from './schema';
export type {
  NearbyVenue,
  NewVenue,
  Placing,
  PlacingChanges,
  ProjectVenue,
  Venue,
  VenueCertificate,
  VenueContact,
  VenuePatch,
  VenueProject,
  VenueQuery,
  VenueRule,
  VenueSpace,
  VenueWindow,
} from './schema';
export { ruleSeverities, ruleTopics, venueKinds, weekdays } from './vocabulary';
export type { RuleSeverity, RuleTopic, VenueKind } from './vocabulary';
export { checkVenue, setUpMinutes, windowMinutes, windowOn } from './check-venue';
export type { EventNeeds, VenueFinding } from './check-venue';
export { deliveryFee, distanceMeters } from './delivery';
export type { DeliveryTariff, Point } from './delivery';
export { topicOfUse } from './uses';
