export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { daysOfRule, daysOfText } from './recurrence/occurrences';
export { endingOn, movedRule, readRule, WEEKDAYS, withCount, type Rule } from './recurrence/rule';
export { foresee, HOLD_DAYS, settle, type Foreseen, type InLine } from './holds/foresee';
export { channels, entryQuery, eventPatch, holdStates, kinds, layers, newEvent, newHold, responses, scopes } from './schema';
export type {
  ActionItem,
  Attendee,
  Calendar,
  Channel,
  Check,
  DaySheet,
  Draft,
  Entry,
  EntryQuery,
  Event,
  EventPatch,
  External,
  Feed,
  FreeBusy,
  FreeBusyQuery,
  Hold,
  HoldPatch,
  HoldState,
  Invitation,
  Kind,
  Layer,
  Minutes,
  MyTime,
  MyTimeQuery,
  NewEvent,
  NewExternal,
  NewFeed,
  NewHold,
  NewMinutes,
  Occurrence,
  Reminder,
  Response,
  Scope,
  ScopeQuery,
} from './schema';
