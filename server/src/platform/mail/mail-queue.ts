import type { Db } from '../db/db';
import type { MailBody } from './mail-body';

/** A mail as the mail server gets it. */
export interface OutgoingMail extends MailBody {
  /** Part of its Message-ID: a repeated mail has the same. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  /** Whose files are attached; 0: of no business, which has none. */
  readonly tenantId: number;
}

/** Mails of one kind that wait for the mail server. Every method runs in the platform's own transaction. */
export interface MailQueue {
  waiting(db: Db): Promise<readonly string[]>;
  /** Counts an attempt and answers the mail; null: it was taken meanwhile, or cannot be read any more. */
  take(db: Db, id: string): Promise<OutgoingMail | null>;
  sent(db: Db, id: string): Promise<unknown>;
  /** It is tried again, or given up after `most` attempts. */
  refused(db: Db, refusal: { readonly id: string; readonly failure: string; readonly most: number }): Promise<unknown>;
}
