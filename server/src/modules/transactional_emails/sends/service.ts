import {
  mailSpec,
  type Language,
  type LogQuery,
  type MailCopy,
  type MailKey,
  type SentMail,
} from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import type { Call, Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { CountedPage } from '../../../platform/records/counted-page';
import { suppressionOf } from '../suppressions/repository';
import type { TemplateService } from '../templates/service';
import type { MailDelivery } from './delivery';
import { eventsOf, findSend, insertSend, sendPage, type SendRow, type WholeSend } from './repository';
import type { SealedMails } from './sealed';

interface Parts {
  readonly platform: Pick<Platform, 'clock' | 'db'>;
  readonly sealed: SealedMails;
  readonly delivery: Pick<MailDelivery, 'soon'>;
  readonly templates: TemplateService;
}

const WAITS = new Set<SendRow['status']>(['off', 'queued', 'sending', 'soft_bounced']);

/** A row as it is shown. */
export function shownSend({ is_personal, language: _language, contact_id: _contact, template, ...row }: SendRow): SentMail {
  const key = template as MailKey | null;
  return { ...row, template: key, title: (key && mailSpec(key)?.title) ?? 'Message', can_resend: !is_personal && !WAITS.has(row.status) };
}

/** The log: what was sent, what became of it, and sending it once more. */
export class SendService {
  constructor(private readonly parts: Parts) {}

  async page(db: Db, query: LogQuery): Promise<CountedPage<SentMail>> {
    const { results, ...page } = await sendPage(db, query);
    return { ...page, results: results.map(shownSend) };
  }

  /** @throws AppError `not_found` */
  async copy(db: Db, id: number): Promise<MailCopy> {
    const row = await this.#find(db, id);
    const said = this.#said(db, row);
    const { attempts: _attempts, sealed_copy: _copy, sealed_order: _order, ...shown } = row;
    return {
      ...shownSend(shown),
      html: said?.html ?? '',
      text: said?.text ?? '',
      attachments: said?.attachments.map(({ name }) => name) ?? [],
      is_masked: row.is_personal,
      events: await eventsOf(db, id),
    };
  }

  /** @throws AppError `not_found`, `transactional_emails.cannot_resend`, `transactional_emails.suppressed` */
  async resend(tx: Call['tx'], { id, tenantId }: { id: number; tenantId: number }): Promise<SentMail> {
    const row = await tx((db) => this.#find(db, id));
    const said = this.parts.sealed.copy(tenantId, row.sealed_copy);
    if (row.is_personal || !said || WAITS.has(row.status)) throw new AppError('transactional_emails.cannot_resend');
    await this.#refuseSuppressed(tenantId, row.recipient);
    const { attachments, ...written } = said;
    const order = { composed: false, values: {}, written, attachments, secret: null };
    return tx((db) =>
      this.#queue(db, {
        ...{ template: row.template, projectId: row.project_id, contactId: row.contact_id, language: row.language },
        ...{ recipient: row.recipient, subject: row.subject, resentOfId: id, sealedOrder: this.parts.sealed.seal(tenantId, order) },
      }),
    );
  }

  /** What is saved, to whoever asks for it. */
  async test(
    db: Db,
    { key, language, projectId, session }: { key: MailKey; language: Language; projectId: number | null; session: Session },
  ): Promise<SentMail> {
    const { values } = await this.parts.templates.valuesOf(db, { key, projectId });
    const { subject } = await this.parts.templates.written(db, { key, language });
    const order = { composed: true, values, written: null, attachments: [], secret: null };
    return this.#queue(db, {
      ...{ template: key, projectId, contactId: null, language, recipient: session.email, subject, resentOfId: null },
      sealedOrder: this.parts.sealed.seal(session.tenantId, order),
    });
  }

  /** Read by the system: who sees a project need not see every address. */
  async #refuseSuppressed(tenantId: number, email: string): Promise<void> {
    const held = await this.parts.platform.db.withTenant({ tenantId, memberId: null }, (db) => suppressionOf(db, email));
    if (held) throw new AppError('transactional_emails.suppressed');
  }

  async #queue(db: Db, send: Omit<Parameters<typeof insertSend>[1], 'isPersonal' | 'once' | 'sealedCopy' | 'status'>): Promise<SentMail> {
    const row = await insertSend(
      db,
      { ...send, status: 'queued', isPersonal: false, once: null, sealedCopy: null },
      this.parts.platform.clock(),
    );
    if (!row) throw new AppError('conflict');
    await this.parts.delivery.soon(db, row.id);
    return shownSend(row);
  }

  async #find(db: Db, id: number): Promise<WholeSend> {
    const row = await findSend(db, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Before it has left, what is for one person alone is shown to nobody. */
  #said(db: Db, row: WholeSend) {
    const copy = this.parts.sealed.copy(db.tenantId, row.sealed_copy);
    if (copy || row.is_personal) return copy;
    const order = this.parts.sealed.order(db.tenantId, row.sealed_order);
    return order?.written ? { ...order.written, attachments: order.attachments } : null;
  }
}
