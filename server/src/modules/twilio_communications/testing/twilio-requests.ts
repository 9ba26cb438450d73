import { twilioSignature } from '../webhooks/signature';
import type { Answer, TestClient } from '../../../platform/testing/test-client';

export const AUTH_TOKEN = 'an-auth-token-of-tests';
export const API_SECRET = 'a-key-secret-of-tests';
export const CREDENTIALS = {
  account_sid: `AC${'1'.repeat(32)}`,
  api_key_sid: `SK${'2'.repeat(32)}`,
  voice_app_sid: `AP${'3'.repeat(32)}`,
  api_key_secret: API_SECRET,
  auth_token: AUTH_TOKEN,
  numbers: ['+15185550123'],
};

export interface Hooked {
  readonly tenantId: number;
  readonly origin: string;
  readonly client: TestClient;
}

/** Posts a form as Twilio does: signed for the public address, here without a proxy. */
export function hookPost(
  { tenantId, origin, client }: Hooked,
  { name, form, signature, suffix = '' }: { name: string; form: Readonly<Record<string, string>>; signature?: string; suffix?: string },
): Promise<Answer> {
  const path = `/api/twilio_communications/webhooks/${name}/?business=${tenantId}${suffix}`;
  const signed = signature ?? twilioSignature({ authToken: AUTH_TOKEN, url: `${origin}${path}`, form });
  return client.send('POST', {
    url: path,
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signed },
  });
}
