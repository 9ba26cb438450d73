import type { operations } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { Bytes, Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { readSettings, type StoredSettings } from '../settings/repository';
import type { Credentials, SettingsService } from '../settings/service';
import { signatureMatches } from './signature';

export type HookCall = Pick<Call<(typeof operations)['voiceWebhook']>, 'query' | 'body' | 'headers'>;

/** What a hook knows once its signature has proved right. */
export interface Signed {
  readonly db: Db;
  readonly form: Readonly<Record<string, string>>;
  readonly stored: StoredSettings;
  readonly credentials: Credentials;
}

/** One transaction as the business in the address, if the request is signed with the token of that business. */
export async function asSigned<T>(
  call: HookCall,
  { deps, settings, name }: { deps: Platform; settings: SettingsService; name: string },
  work: (signed: Signed) => Promise<T>,
): Promise<T> {
  const { business, announce, left } = call.query;
  return deps.db.withTenant({ tenantId: business, memberId: null }, async (db) => {
    const stored = await readSettings(db);
    const credentials = settings.credentials(business, stored);
    const own = deps.env.PUBLIC_URL ? '' : `http://${call.headers['host'] ?? 'localhost'}`;
    const url = `${own}${settings.webhook(business, name)}${announce ? '&announce=1' : ''}${left ? '&left=1' : ''}`;
    const signature = call.headers['x-twilio-signature'] ?? '';
    if (!credentials || !signatureMatches({ signature, authToken: credentials.authToken, url, form: call.body }))
      throw new AppError('twilio_communications.bad_signature');
    return work({ db, form: call.body, stored, credentials });
  });
}

/** TwiML. */
export const twiml = (text: string): Bytes => ({ kind: 'bytes', bytes: text, type: 'text/xml; charset=utf-8' });
