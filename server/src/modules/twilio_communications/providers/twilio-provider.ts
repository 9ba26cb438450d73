import * as z from 'zod';
import { boundedJson } from '../../../platform/http/requests/bounded-body';
import type { Credentials } from '../settings/service';
import type { OutgoingText, SendOutcome, TextProvider } from './provider';

const TIMEOUT_MS = 15_000;
const LARGEST_ANSWER = 262_144;
const OPTED_OUT = 21_610;
const created = z.object({ sid: z.string() });
const refused = z.object({ code: z.number().optional(), message: z.string().optional() });

/** What Twilio says in figures, in words for staff. */
const WORDS: Readonly<Record<number, string>> = {
  21211: 'The number is not valid.',
  21408: 'Your Twilio account may not text this country.',
  21610: 'The person has opted out.',
  21614: 'The number is not a mobile phone.',
  20003: 'Twilio refuses the credentials.',
};

/** Twilio's Messages API at `base`. */
export function twilioProvider({ accountSid, apiKeySid, apiKeySecret }: Credentials, base: string): TextProvider {
  const authorization = `Basic ${Buffer.from(`${apiKeySid}:${apiKeySecret}`).toString('base64')}`;
  return {
    name: 'twilio',
    send: async (text) => {
      try {
        const answer = await fetch(`${base}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: formOf(text),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error',
        });
        return await outcomeOf(answer);
      } catch (error) {
        // Sent or not, nobody knows: a person decides whether to send it again.
        if (error instanceof Error && error.name === 'TimeoutError')
          return { kind: 'refused', error: 'Twilio did not answer in time. The text may or may not have been sent.' };
        return { kind: 'later', error: 'Twilio could not be reached.' };
      }
    },
  };
}

function formOf({ to, from, messagingServiceSid, body, mediaUrls, statusCallback }: OutgoingText): URLSearchParams {
  const form = new URLSearchParams({ To: to, Body: body, StatusCallback: statusCallback });
  if (messagingServiceSid) form.set('MessagingServiceSid', messagingServiceSid);
  else form.set('From', from);
  for (const url of mediaUrls) form.append('MediaUrl', url);
  return form;
}

async function outcomeOf(answer: Response): Promise<SendOutcome> {
  const body: unknown = await boundedJson(answer, LARGEST_ANSWER);
  if (answer.ok) {
    const accepted = created.safeParse(body);
    return accepted.success
      ? { kind: 'accepted', sid: accepted.data.sid, delivered: false }
      : { kind: 'refused', error: 'Twilio answered something unexpected.' };
  }
  const { code, message } = refused.catch({}).parse(body);
  const error = (code !== undefined && WORDS[code]) || message?.slice(0, 200) || `Twilio answered ${answer.status}.`;
  if (answer.status === 429 || answer.status >= 500) return { kind: 'later', error };
  return { kind: 'refused', error, ...(code === OPTED_OUT && { optedOut: true }) };
}
