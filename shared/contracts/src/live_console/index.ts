export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export {
  bearerToken,
  connectionTest,
  consoleConfig,
  consoleVoice,
  liveConnection,
  liveRegion,
  projectId,
  saveConnection,
  userSettings,
  userSettingsPatch,
  VOICES,
} from './schema';
export type {
  BearerToken,
  ConnectionTest,
  ConsoleConfig,
  ConsoleVoice,
  LiveConnection,
  SaveConnection,
  UserSettings,
  UserSettingsPatch,
} from './schema';
