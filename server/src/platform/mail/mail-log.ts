import type { ClientLanguage } from '@butterfly/contracts/core';
import type { Db } from '../db/db';
import type { Attachment } from './mail-body';
import type { KeptMail } from './business-mail';
import type { AttachedFile } from './attachments';

/** What stands for a variable of a template; money and days are written in the language of the mail. */
export type MailValue = string | { readonly cents: number; readonly currency: string } | { readonly day: string };

/** What a mail is about, for whoever writes it from a template and keeps a log. */
export interface MailAbout {
  /** The key of its template. */
  readonly template: string;
  readonly projectId: number;
  readonly values: Readonly<Record<string, MailValue>>;
  /** Whom it is written to; without it the client of the project. */
  readonly name?: string;
  /** What they read, where the caller knows; without it that of their contact, then that of the business. */
  readonly language?: ClientLanguage;
  /** The same word sends one mail, however often it is said. */
  readonly once?: string;
}

/** A mail to the client of a project, written from its template. */
export interface ClientMail extends MailAbout {
  /** The link in it, when it lets its reader in somewhere. */
  readonly secret?: string;
  readonly attachments?: readonly AttachedFile[];
}

/** A mail as the log takes it over: it sends it and keeps a copy without the secret. */
export interface TakenMail {
  /** Null: the client of the project. */
  readonly to: string | null;
  /** As it is without a template. */
  readonly written: { readonly subject: string; readonly text: string; readonly html?: string | undefined } | null;
  readonly attachments: readonly Attachment[];
  readonly secret: string | null;
  readonly about: MailAbout | null;
}

/** Who was written to, and what was said; null: nobody, because there is no address, it is off, or it was said before. */
export type Taken = { readonly to: string; readonly subject: string } | null;

/** A plugin through which all mail of a business goes. */
export interface MailLog {
  /** Whether the business of this transaction has it. */
  isOn(db: Db): Promise<boolean>;
  /** To whom mail about a project goes that names nobody; null: nobody has an address. */
  addressOfClient(db: Db, projectId: number): Promise<string | null>;
  /** In the transaction that causes the mail. */
  take(db: Db, mail: TakenMail): Promise<Taken>;
  /** The newest mails of this business that were not for one person alone. */
  kept(db: Db): Promise<KeptMail[]>;
  /** Tries what waits. Opens its own transactions. */
  sendWaiting(): Promise<void>;
}

/** A mail that will leave for the client of a project, on a day (`2027-03-07`) or as soon as something happens. */
export interface ComingMail {
  readonly template: string;
  readonly on: string | null;
  readonly why: string;
  /** What will stand in it, as far as that is known. */
  readonly values: Readonly<Record<string, MailValue>>;
}

/** Who sends mails about a project later on. */
export interface ComingMails {
  ofProject(db: Db, projectId: number): Promise<readonly ComingMail[]>;
}

declare module '../module-ports' {
  interface ModulePorts {
    'platform.mail_log': MailLog;
    'platform.coming_mails': ComingMails;
  }
}
