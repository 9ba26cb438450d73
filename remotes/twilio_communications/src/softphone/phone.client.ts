import type { CallEntry, operations } from '@butterfly/contracts/twilio_communications';
import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { createClient, isApiError, request } from '@butterfly/plugin-sdk';

const api = createClient<typeof operations>(paths);

/** `silent`: nobody set calls up, or this person may not call, and a page that starts says nothing about it. */
export type TokenAnswer = { readonly kind: 'token'; readonly token: string } | { readonly kind: 'silent' } | { readonly kind: 'failed' };

/** What the softphone asks of the server; never leads away from the page. */
export interface PhoneServer {
  token(): Promise<TokenAnswer>;
  /** @throws when the server cannot say. */
  settings(): Promise<{ isConfigured: boolean; country: string; records: boolean }>;
  /** Whether this person wants to hear a call. */
  ringtone(): Promise<boolean>;
  /** Arrives also when the page is closed at this moment. */
  log(entry: CallEntry): Promise<void>;
}

export const phoneServer: PhoneServer = {
  token: async () => {
    try {
      const { data } = await api.getVoiceToken({ noRedirect: true });
      return data.token ? { kind: 'token', token: data.token } : { kind: 'silent' };
    } catch (error) {
      return { kind: isApiError(error) && isSilent(error) ? 'silent' : 'failed' };
    }
  },
  settings: async () => {
    const { data } = await api.getSettings({ noRedirect: true });
    return { isConfigured: data.is_configured, country: data.country, records: data.record_calls || data.transcribe_calls };
  },
  ringtone: async () => (await api.getUserSettings({ noRedirect: true })).data.ringtone,
  log: async (entry) => {
    const [method = 'POST', path = ''] = paths.logCall.split(' ');
    const answer = await request(path, { method, body: JSON.stringify(entry), keepalive: true, noRedirect: true });
    if (!answer.ok) throw new Error(`The call was not logged: ${answer.status}`);
  },
};

/** 401, 403, and whatever says that credentials are missing. */
function isSilent({ status, message }: { status: number; message: string }): boolean {
  return status === 401 || status === 403 || /credential|not configured|configuration/i.test(message);
}
