import type { Readable } from 'node:stream';

/** A mail on its way. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly content: Buffer | Readable }[];
}

/**
 * `later`: worth another try, since it has surely not left. `refused`: it never will. `gone`: the mailbox does not exist. `unknown`: it may
 * have left, so nobody sends it again by itself.
 */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'gone' | 'later' | 'refused' | 'unknown'; readonly error: string };

/** Who carries mail. Never throws. */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<SendOutcome>;
}

/** Where no mail server is configured everything stays in the outbox, and looks as it would have arrived. */
export const outbox: MailProvider = { send: () => Promise.resolve({ kind: 'kept' }) };
