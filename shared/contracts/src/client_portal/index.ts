export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { orderDocuments, stepsOf } from './steps';
export type { ClientFile, Sharing, TeamFile } from './files.schema';
export type { Message, NewMessage, TeamMessage, TeamThread } from './messages.schema';
export type { Plan, PlanEntry } from './timeline.schema';
export type { NewWish, Wish } from './requests.schema';
export { MONEY_SECTIONS, SECTIONS, STEPS } from './vocabulary';
export type {
  Activity,
  Document,
  Language,
  NewPerson,
  PasswordLink,
  Person,
  PersonPatch,
  PersonRole,
  Portal,
  PortalAccess,
  PortalApp,
  PortalQuery,
  PortalRow,
  PortalState,
  ProofMode,
  Section,
  Settings,
  SettingsPatch,
  Step,
} from './schema';
