import { defineRoutes } from '../../core';
import { settingsPaths } from './paths';
import { settings, settingsInput } from './schema';

export const settingsOperations = defineRoutes(settingsPaths, {
  getSettings: { summary: 'How this business runs its pipeline; the answer has an ETag', access: 'plugin', ok: settings },
  saveSettings: {
    summary: 'Save all settings; needs If-Match. A 412 carries the saved ones as `current`',
    access: 'plugin',
    body: settingsInput,
    bodyLimit: 128 * 1024,
    ok: settings,
    errors: ['precondition_required', 'version_conflict'],
  },
});
