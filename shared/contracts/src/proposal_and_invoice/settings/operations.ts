import { moneySettings, moneySettingsPatch } from './schema';

export const settingsOperations = {
  getMoneySettings: { summary: 'Who writes the invoices of the business; the answer has an ETag', access: 'plugin', ok: moneySettings },
  saveMoneySettings: {
    summary: 'Say who writes the invoices of the business; needs If-Match',
    access: 'admin',
    body: moneySettingsPatch,
    bodyLimit: 16_384,
    ok: moneySettings,
    errors: ['precondition_required', 'version_conflict'],
  },
} as const;
