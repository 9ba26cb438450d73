import type { Language, MailKey, MailStatus } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../platform/db/db';
import type { MailValue } from '../../platform/mail/mail-log';

/** A mail about a project as another system sent it. */
export interface ImportedMail {
  readonly projectId: number;
  readonly template: MailKey;
  readonly at: string;
  readonly status: Extract<MailStatus, 'complained' | 'delivered' | 'failed' | 'hard_bounced' | 'sent'>;
  readonly opened?: boolean;
  readonly clicked?: boolean;
  readonly error?: string;
  readonly values: Readonly<Record<string, MailValue>>;
}

/** What other modules and the demo data may ask. */
export interface TransactionalEmailsApi {
  /** Takes mails over into the log, as they would be written now. A business that has some keeps what it has. Sends nothing. */
  importMails(tenantId: number, mails: readonly ImportedMail[]): Promise<void>;
  /** Writes texts of the business's own over those of the suite. */
  importTemplates(
    db: Db,
    templates: readonly { readonly key: MailKey; readonly language: Language; readonly subject: string }[],
  ): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    transactional_emails: TransactionalEmailsApi;
  }
}
