import type { operations } from '@butterfly/contracts/proposal_and_invoice';
import type { Handlers } from '../../../../platform/define-module';
import { liveReply } from '../../../../platform/records/record-reply';
import { readSettings, saveSettings } from './repository';

export function settingsHandlers(): Pick<Handlers<typeof operations>, 'getMoneySettings' | 'saveMoneySettings'> {
  return {
    getMoneySettings: async ({ permissions, tx }) => liveReply({ ...(await tx(readSettings)), can_edit: permissions.is_admin }),
    saveMoneySettings: async ({ body: patch, headers, tx }) =>
      liveReply({ ...(await tx((db) => saveSettings(db, { patch, ifMatch: headers['if-match'] }))), can_edit: true }),
  };
}
