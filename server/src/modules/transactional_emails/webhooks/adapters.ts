import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { mailEvent, type MailEvent } from '@butterfly/contracts/transactional_emails';

type Headers = Readonly<Record<string, string | undefined>>;

/** What a provider tells, read and checked. Another provider is another of these. */
export interface WebhookAdapter {
  /** Null: not signed with the key of the business, or long ago. */
  read(request: { readonly body: Uint8Array; readonly headers: Headers; readonly key: string; readonly now: Date }): MailEvent[] | null;
}

const OLDEST_MS = 5 * 60_000;
const events = z.array(mailEvent).max(500);

/** `x-mail-signature: t=<seconds>,v1=<hex of HMAC-SHA256 over t.body>`; the body is a JSON array of events. */
const test: WebhookAdapter = {
  read: ({ body, headers, key, now }) => {
    const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers['x-mail-signature'] ?? '') ?? [];
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const made = createHmac('sha256', key).update(`${seconds}.`).update(bytes).digest();
    const right = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), made);
    if (!right || Math.abs(now.getTime() - Number(seconds) * 1_000) > OLDEST_MS) return null;
    return events.safeParse(jsonOf(bytes)).data ?? [];
  },
};

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    // The only thing JSON.parse throws for is what was sent; there are no events in it.
    return null;
  }
}

export const adapters: ReadonlyMap<string, WebhookAdapter> = new Map([['test', test]]);
