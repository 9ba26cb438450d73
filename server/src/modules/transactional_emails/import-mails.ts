import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import type { ImportedMail, TransactionalEmailsApi } from './api';
import type { Renderer } from './rendering/renderer';
import { valuesFor } from './rendering/values';
import type { Facts, ProjectFacts } from './sends/facts';
import type { SealedMails } from './sends/sealed';
import { suppress } from './suppressions/repository';
import { defaultTemplate } from './templates/default-template';
import { addVersion, newestVersion } from './templates/repository';

interface Parts {
  readonly platform: Pick<Platform, 'db'>;
  readonly facts: Facts;
  readonly renderer: Renderer;
  readonly sealed: SealedMails;
}

const READ_AFTER_MS = 90 * 60_000;

/** Takes over what another system sent: rendered outside of any transaction, then written at once. */
export function importMails({ platform, facts, renderer, sealed }: Parts): TransactionalEmailsApi {
  const begin = (db: Db, mails: readonly ImportedMail[]) => known(db, { facts, mails });
  return {
    importMails: async (tenantId, mails) => {
      const inBusiness = { tenantId, memberId: null };
      const found = await platform.db.withTenant(inBusiness, (db) => begin(db, mails));
      const made: Made[] = [];
      for (const { mail, about, client } of found) {
        const values = valuesFor(mail.template, { values: { ...about.values, ...mail.values }, language: client.language });
        const { subject, html, text } = await renderer.render({ ...defaultTemplate(mail.template, client.language), values, known: null });
        made.push({ mail, client, subject, copy: sealed.seal(tenantId, { subject, html, text, attachments: [] }) });
      }
      await platform.db.withTenant(inBusiness, async (db) => {
        for (const one of made) await insertImported(db, one);
      });
    },
    importTemplates: async (db, templates) => {
      for (const { key, language, subject } of templates) {
        if (await newestVersion(db, { key, language })) continue;
        const { mjml } = defaultTemplate(key, language);
        await addVersion(db, { key, language, version: 1, is_default: false, written: { subject, mjml } });
      }
    },
  };
}

async function known(db: Db, { facts, mails }: { facts: Facts; mails: readonly ImportedMail[] }) {
  if ((await db.rows('select id from transactional_emails_send where once like $1 limit 1', ['imported:%'])).length > 0) return [];
  const of = new Map<number, ProjectFacts>();
  const found = [];
  for (const mail of mails) {
    const about = of.get(mail.projectId) ?? (await facts.of(db, { projectId: mail.projectId }));
    of.set(mail.projectId, about);
    if (about.client?.email) found.push({ mail, about, client: { ...about.client, email: about.client.email } });
  }
  return found;
}

interface Made {
  readonly mail: ImportedMail;
  readonly client: { readonly contactId: number; readonly email: string; readonly language: string };
  readonly subject: string;
  readonly copy: string;
}

async function insertImported(db: Db, { mail, client, subject, copy }: Made): Promise<void> {
  const { template, projectId, status, at, error = '' } = mail;
  const later = new Date(Date.parse(at) + READ_AFTER_MS).toISOString();
  await db.rows(
    `insert into transactional_emails_send (template, language, project_id, contact_id, recipient, subject, status, error, is_personal, attempts, once, sealed_copy, opened_at, clicked_at, created_at, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, false, 1, $9, $10, $11, $12, $13, $13) on conflict (tenant_id, once) where once is not null do nothing`,
    [
      ...[template, client.language, projectId, client.contactId, client.email, subject, status, error],
      ...[`imported:${template}:${projectId}:${at}`, copy, mail.opened ? later : null, mail.clicked ? later : null, at],
    ],
  );
  if (status === 'hard_bounced') await suppress(db, { email: client.email, reason: 'hard_bounce', detail: error });
}
