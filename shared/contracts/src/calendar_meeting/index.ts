export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { daysOfRule, daysOfText } from './recurrence/occurrences';
export { endingOn, movedRule, readRule, WEEKDAYS, withCount, type Rule } from './recurrence/rule';
export { foresee, HOLD_DAYS, settle, type Foreseen, type InLine } from './holds/foresee';
export { channels, holdStates, kinds, layers, responses, scopes } from './vocabulary';
export type { Channel, HoldState, Kind, Layer, Response, Scope } from './vocabulary';
export { entryQuery, eventPatch, newEvent, newHold } from './schema';
export type {
  ActionItem,
  Attendee,
  Calendar,
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
  Invitation,
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
  ScopeQuery,
} from './schema';
