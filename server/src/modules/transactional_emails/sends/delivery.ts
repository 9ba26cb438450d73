import { LANGUAGES, type Language, type MailKey } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Attachment } from '../../../platform/mail/mail-body';
import type { Platform } from '../../../platform/platform';
import type { Renderer } from '../rendering/renderer';
import { valuesFor } from '../rendering/values';
import type { SettingsService } from '../settings/service';
import { suppress, suppressionOf } from '../suppressions/repository';
import { defaultTemplate, type Written } from '../templates/default-template';
import { newestVersion } from '../templates/repository';
import { tellBounce } from './tell-bounce';
import type { MailProvider, OutgoingMail, SendOutcome } from './provider';
import { claimSend, giveUpOrphans, postponeSend, settleSend, waitingSends } from './queue.repository';
import type { WholeSend } from './repository';
import { maskedCopy, type MailContent, type MailOrder, type SealedMails } from './sealed';

const SEND_JOB = 'transactional_emails.send';
const SWEEP_JOB = 'transactional_emails.send_waiting';
/** Before the second, third and last try. */
export const PATIENCE_MS = [5 * 60_000, 60 * 60_000, 6 * 60 * 60_000];
const AT_ONCE = 200;
const SIDE_BY_SIDE = 4;

interface Parts {
  readonly platform: Platform;
  readonly settings: SettingsService;
  readonly renderer: Renderer;
  readonly sealed: SealedMails;
  readonly provider: MailProvider;
}

interface Claimed {
  readonly row: WholeSend;
  readonly order: MailOrder;
  readonly template: { readonly key: MailKey; readonly written: Written; readonly version: number | null } | null;
  readonly sender: { readonly fromName: string; readonly replyTo: string };
}

/** Takes mails out of the house: claimed in one transaction, made and sent outside of any, settled in another. */
export class MailDelivery {
  constructor(private readonly parts: Parts) {}

  jobs(): Job<never>[] {
    return [
      { name: SEND_JOB, retries: 0, run: ({ tenantId, id }: { tenantId: number; id: number }) => this.sendOne(tenantId, id) },
      { name: SWEEP_JOB, schedule: '* * * * *', retries: 0, run: () => this.sendWaiting() },
    ] as Job<never>[];
  }

  /** As soon as this transaction has committed. */
  soon(db: Db, id: number): Promise<void> {
    return this.parts.platform.jobs.send(db, SEND_JOB, { tenantId: db.tenantId, id });
  }

  /** Of every business that has the plugin; one mail that cannot be handled keeps no other from its own. */
  async sendWaiting(): Promise<void> {
    const { platform } = this.parts;
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds())
      if (await platform.access.enabled(tenantId, 'transactional_emails')) await this.#sendOf(tenantId);
  }

  async #sendOf(tenantId: number): Promise<void> {
    const { platform } = this.parts;
    const waiting = await platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
      await giveUpOrphans(db, platform.clock());
      return waitingSends(db, platform.clock(), AT_ONCE);
    });
    const next = waiting.values();
    const work = async () => {
      for (const id of next) await this.#sendOrTell(tenantId, id);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    if (waiting.length === AT_ONCE) await this.#sendOf(tenantId);
  }

  async #sendOrTell(tenantId: number, id: number): Promise<void> {
    try {
      await this.sendOne(tenantId, id);
    } catch (error) {
      this.parts.platform.log.error({ err: error, tenantId, mail: id }, 'a waiting mail could not be handled');
    }
  }

  async sendOne(tenantId: number, id: number): Promise<void> {
    const { platform } = this.parts;
    const claimed = await platform.db.withTenant({ tenantId, memberId: null }, (db) => this.#claim(db, id));
    if (!claimed) return;
    const content = await this.#content(claimed);
    const outcome = content ? await this.#hand(tenantId, claimed, content) : NOT_MADE;
    await platform.db.withTenant({ tenantId, memberId: null }, (db) => this.#settle(db, { claimed, content, outcome }));
  }

  async #claim(db: Db, id: number): Promise<Claimed | null> {
    const { platform, sealed, settings } = this.parts;
    const now = platform.clock();
    const row = await claimSend(db, id, now);
    if (!row) return null;
    const order = sealed.order(db.tenantId, row.sealed_order);
    if (!order) {
      await settleSend(db, { id, now, status: 'failed', error: 'What it said cannot be read any more.' });
      return null;
    }
    if (await suppressionOf(db, row.recipient)) {
      await settleSend(db, { id, now, status: 'suppressed', error: 'This address gets no mail any more.' });
      return null;
    }
    const { from_name, reply_to } = await settings.stored(db);
    const { name } = await platform.api('auth_and_admin').tenant(db);
    const sender = { fromName: from_name || name, replyTo: reply_to };
    const template = order.composed && row.template !== null ? await this.#template(db, row.template as MailKey, row.language) : null;
    return { row, order, sender, template };
  }

  async #template(db: Db, key: MailKey, word: string): Promise<Claimed['template']> {
    const language = languageIn(word);
    const own = await newestVersion(db, { key, language });
    const isOwn = own !== undefined && !own.is_default;
    return { key, version: own?.version ?? null, written: isOwn ? own : defaultTemplate(key, language) };
  }

  /** From the template of the business; where that cannot be made, from the suite's, or as it was written. Null: nothing can be made. */
  async #content({ row, order, template }: Claimed): Promise<MailContent | null> {
    if (!template) return order.written;
    const language = languageIn(row.language);
    const values = valuesFor(template.key, { values: order.values, language });
    for (const { subject, mjml } of [template.written, defaultTemplate(template.key, language)]) {
      try {
        const { problems, ...made } = await this.parts.renderer.render({ subject, mjml, values, known: null });
        if (problems.length === 0) return { subject: made.subject, html: made.html, text: made.text };
        this.parts.platform.log.warn({ template: template.key, problems }, 'a template could not be made into a mail');
      } catch (error) {
        this.parts.platform.log.warn({ err: error, template: template.key }, 'a template could not be made into a mail');
      }
    }
    return order.written;
  }

  async #hand(tenantId: number, { row, order, sender }: Claimed, content: MailContent): Promise<SendOutcome> {
    try {
      return await this.parts.provider.send({
        ...sender,
        ...content,
        messageId: messageIdOf(tenantId, row.id),
        to: row.recipient,
        attachments: await this.#attached(tenantId, order.attachments),
      });
    } catch (error) {
      this.parts.platform.log.error({ err: error, tenantId, mail: row.id }, 'a mail could not be handed over');
      return { kind: 'refused', error: 'What is attached could not be read.' };
    }
  }

  #attached(tenantId: number, attachments: readonly Attachment[]): Promise<OutgoingMail['attachments'][number][]> {
    return Promise.all(
      attachments.map(async ({ hash, name, type }) => ({
        filename: name,
        contentType: type,
        content: await this.parts.platform.files.open(tenantId, hash),
      })),
    );
  }

  async #settle(
    db: Db,
    { claimed: { row, order, template }, content, outcome }: { claimed: Claimed; content: MailContent | null; outcome: SendOutcome },
  ): Promise<void> {
    const { platform, sealed } = this.parts;
    const [id, now] = [row.id, platform.clock()];
    const wait = PATIENCE_MS[row.attempts - 1];
    if (outcome.kind === 'later' && wait !== undefined)
      return postponeSend(db, { id, now, status: 'queued', at: new Date(now.getTime() + wait), error: outcome.error });
    const said = content && {
      subject: content.subject,
      version: template?.version ?? null,
      sealedCopy: sealed.seal(db.tenantId, maskedCopy(content, order)),
    };
    const status = STATUS[outcome.kind];
    await settleSend(db, { id, now, ...said, status, error: 'error' in outcome ? outcome.error : '' });
    if (outcome.kind !== 'gone') return;
    await suppress(db, { email: row.recipient, reason: 'hard_bounce', detail: outcome.error });
    await tellBounce(db, { api: (name) => platform.api(name), row, reason: 'hard_bounce' });
  }
}

const NOT_MADE: SendOutcome = { kind: 'refused', error: 'The template could not be made into a mail.' };
const STATUS = {
  accepted: 'sent',
  kept: 'kept',
  gone: 'hard_bounced',
  later: 'failed',
  refused: 'failed',
  unknown: 'failed',
} as const satisfies Record<SendOutcome['kind'], string>;

function languageIn(word: string): Language {
  return word in LANGUAGES ? (word as Language) : 'en';
}

const MESSAGE_ID = /^<?butterfly\.(\d{1,10})\.(\d{1,10})@mail>?$/;

/** A repeated mail has the same, and what a provider tells of it finds it. */
export function messageIdOf(tenantId: number, id: number): string {
  return `<butterfly.${tenantId}.${id}@mail>`;
}

/** Null: a mail of somebody else. */
export function sendIdOf(messageId: string, tenantId: number): number | null {
  const [, tenant, id] = MESSAGE_ID.exec(messageId.trim()) ?? [];
  return id !== undefined && Number(tenant) === tenantId ? Number(id) : null;
}
