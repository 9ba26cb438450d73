export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { bearerToken, consoleConfig, consoleVoice, liveConnection, projectId, saveConnection, userSettings, userSettingsPatch, VOICES } from './schema';
export type { BearerToken, ConsoleConfig, ConsoleVoice, LiveConnection, SaveConnection, UserSettings, UserSettingsPatch } from './schema';
