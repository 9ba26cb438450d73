import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { paths } from './paths';
import { bearerToken, connectionTest, consoleConfig, liveConnection, saveConnection, userSettings, userSettingsPatch } from './schema';

export const operations = defineRoutes(paths, {
  getConfig: { summary: 'What the live console needs before it connects', access: 'plugin', ok: consoleConfig },
  getBearerToken: {
    summary: 'A ticket for the live socket, or that a token must be entered by hand',
    access: 'plugin',
    body: z.strictObject({}),
    bodyLimit: 1_024,
    ok: bearerToken,
  },
  saveUserSettings: {
    summary: 'My voice, and whether I hear and read the answers',
    access: 'plugin',
    body: userSettingsPatch,
    bodyLimit: 4_096,
    ok: userSettings,
  },
  getConnection: { summary: 'How the business reaches the live service; never the credential itself', access: 'admin', ok: liveConnection },
  saveConnection: {
    summary: 'Set project, instructions and credential; needs If-Match. The credential is stored encrypted',
    access: 'admin',
    body: saveConnection,
    bodyLimit: 32_768,
    ok: liveConnection,
    errors: ['precondition_required', 'version_conflict', 'live_console.credential_unreadable'],
  },
  testConnection: {
    summary: 'Sign in at the live service with what is stored, and leave again',
    access: 'admin',
    body: z.strictObject({}),
    bodyLimit: 1_024,
    ok: connectionTest,
    ratePerMinute: 30,
    errors: ['live_console.connection_incomplete'],
  },
});
