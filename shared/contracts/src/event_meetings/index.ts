export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { answerKinds, assignments, leadFields, locations, statuses } from './vocabulary';
export type { Assignment, BookingStatus, LocationKind } from './vocabulary';
export { bookingQuery, bookWish, LIVE, MINUTE_MS, newEventType, newSchedule, slotQuery } from './schema';
export type {
  Answer,
  Away,
  Booked,
  Booking,
  BookingPatch,
  BookingQuery,
  BookWish,
  Completion,
  Dashboard,
  EventType,
  EventTypePatch,
  FreeTimes,
  FreeTimesQuery,
  Host,
  JudgedTime,
  Managed,
  ManageWish,
  NewAway,
  NewBooking,
  NewEventType,
  NewSchedule,
  OpenHours,
  Override,
  Preview,
  PreviewWish,
  PublicType,
  Question,
  Rule,
  Schedule,
  SchedulePatch,
  SlotAnswer,
  SlotQuery,
} from './schema';
