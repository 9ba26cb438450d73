export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { audience, entry, entryPatch, entryTime, lane, newEntry, rescheduled, timeline } from './schema';
export type {
  Audience,
  Entry,
  EntryPatch,
  EntryTime,
  Lane,
  NewEntry,
  OpenTask,
  OpenTasks,
  Rescheduled,
  Rescheduling,
  Shift,
  Template,
  Timeline,
  TimelineProject,
} from './schema';
