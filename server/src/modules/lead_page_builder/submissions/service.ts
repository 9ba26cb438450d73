import type { Submission } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import type { StoredBytes } from '../../../platform/files/files';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { LeadWish } from '../public/inquiry';
import { submissions } from '../repository';

export interface KeptPicture {
  readonly stored: StoredBytes;
  readonly name: string;
}

/** From what was sent to a lead. Knows no HTTP; every method runs in the transaction it is given. */
export class SubmissionService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  /** Makes or finds the lead, tells whoever takes care of it, and announces it. */
  async arrive(
    db: Db,
    { sent, wish, pictures, ipHash }: { sent: Submission; wish: LeadWish; pictures: readonly KeptPicture[]; ipHash: string },
  ): Promise<Submission> {
    const crm = this.platform.api('tenant_crm');
    const isAgain = await this.#cameToday(db, sent);
    const { lead_id, created } = await crm.inquire(db, { ...wish, utm: sent.utm, network_hash: ipHash });
    if (!created) await this.#noteOn(db, { leadId: lead_id, sent });
    for (const { stored, name } of pictures)
      await this.platform
        .api('records')
        .of('tenant_crm')
        .files.add(db, { subject: { subject_type: 'lead', subject_id: lead_id }, stored, name });
    const after = await submissions.patch(db, { id: sent.id, changes: { lead_id, status: isAgain ? 'duplicate' : 'ok', spam_reason: '' } });
    db.emit('lead_page_builder.lead_page.submitted@1', { submission_id: sent.id, lead_id, page_id: sent.page_id, is_new: created });
    await this.#tell(db, { leadId: lead_id, sent, created });
    return after;
  }

  /** The team says that it was none. */
  async accept(db: Db, id: number): Promise<Submission> {
    const sent = await submissions.lock(db, id);
    if (sent.status !== 'spam') return sent;
    const sql = 'select wish, ip_hash from lead_page_builder_submission where id = $1';
    const [row] = await db.rows<{ wish: LeadWish; ip_hash: string }>(sql, [id]);
    if (!row) throw new AppError('not_found');
    return this.arrive(db, { sent, wish: row.wish, pictures: [], ipHash: row.ip_hash });
  }

  async #cameToday(db: Db, { id, email }: Submission): Promise<boolean> {
    const rows = await db.rows(
      `select 1 as one from lead_page_builder_submission
       where email = $1 and id <> $2 and status <> 'spam' and lead_id is not null and created_at > $3::timestamptz - interval '24 hours' limit 1`,
      [email, id, this.platform.clock().toISOString()],
    );
    return rows.length > 0;
  }

  async #noteOn(db: Db, { leadId, sent }: { leadId: number; sent: Submission }): Promise<void> {
    const body = ['Wrote again by a form:', ...sent.answers.map(({ label, value }) => `${label}: ${value}`)].join('\n').slice(0, 5_000);
    const at = this.platform.clock().toISOString();
    await this.platform
      .api('tenant_crm')
      .importNotes(db, [{ subject_type: 'lead', subject_id: leadId, body, pinned: false, at, by_id: null }]);
  }

  async #tell(db: Db, { leadId, sent, created }: { leadId: number; sent: Submission; created: boolean }): Promise<void> {
    const lead = await this.platform.api('tenant_crm').lead(db, leadId);
    const members = await this.platform
      .api('manage_members')
      .concerned(db, { projectId: null, ownerId: lead?.owner_id ?? null, plugin: 'tenant_crm' });
    const title = created ? 'New inquiry' : 'Wrote again';
    await this.platform
      .api('notifications')
      .notify(db, members, { title, content: `${sent.name}, by the page ${sent.slug}`, link: `/tenant_crm/leads/${leadId}` });
  }
}
