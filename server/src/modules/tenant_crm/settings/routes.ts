import type { CrmSettings, operations } from '@butterfly/contracts/tenant_crm';
import { reply, type Handlers, type Reply } from '../../../platform/define-module';
import { readSettings } from './repository';
import { saveSettings, settingsTag } from './service';

export function settingsHandlers(): Pick<Handlers<typeof operations>, 'getSettings' | 'saveSettings'> {
  return {
    getSettings: async ({ tx }) => answer(await tx(readSettings)),
    saveSettings: async ({ body, headers, tx }) =>
      answer(await tx((db) => saveSettings(db, { input: body, ifMatch: headers['if-match'] }))),
  };
}

const answer = (settings: CrmSettings): Reply<CrmSettings> => reply(settings, { etag: settingsTag(settings) });
