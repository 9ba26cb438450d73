import type { PageKind, Submission } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import type { StoredBytes } from '../../../platform/files/files';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { TenantCrmApi } from '../../tenant_crm/api';
import type { LeadWish } from '../public/inquiry';
import { submissions } from '../repository';

export interface KeptPicture {
  readonly stored: StoredBytes;
  readonly name: string;
}

/** A submission that is not kept yet; of its lead nothing is known. */
export interface Arriving extends Omit<Submission, 'id' | 'lead_id' | 'status' | 'version'> {
  readonly kind: PageKind;
  readonly form_id: number | null;
  readonly wish: LeadWish;
  readonly ip_hash: string;
  readonly form_nonce: string;
}

type Found = Awaited<ReturnType<TenantCrmApi['inquire']>>;

/** From what was sent to a lead. Knows no HTTP; every method runs in the transaction it is given. */
export class SubmissionService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  /**
   * Keeps what was sent with the lead that it makes or finds, and announces it: who takes care of it is told, and the visitor replied to,
   * once they have their answer (`FollowUp`). `site`: where links of the reply lead.
   */
  async keep(
    db: Db,
    { values, wish, pictures, site }: { values: Arriving; wish: LeadWish; pictures: readonly KeptPicture[]; site: string },
  ): Promise<Submission> {
    const [cameToday, found] = await Promise.all([
      this.#cameToday(db, { email: values.email, exceptId: null }),
      this.#inquire(db, { wish, utm: values.utm, ipHash: values.ip_hash }),
    ]);
    const sent = await submissions.insert(db, { ...values, lead_id: found.lead_id, status: cameToday ? 'duplicate' : 'ok' });
    await this.#follow(db, { sent, found, pictures, site });
    return sent;
  }

  /** The team says that it was none. */
  async accept(db: Db, id: number): Promise<Submission> {
    const before = await submissions.lock(db, id);
    if (before.status !== 'spam') return before;
    const sql = 'select wish, ip_hash from lead_page_builder_submission where id = $1';
    const [row] = await db.rows<{ wish: LeadWish; ip_hash: string }>(sql, [id]);
    if (!row) throw new AppError('not_found');
    const status = (await this.#cameToday(db, { email: before.email, exceptId: id })) ? 'duplicate' : 'ok';
    const found = await this.#inquire(db, { wish: row.wish, utm: before.utm, ipHash: row.ip_hash });
    const sent = await submissions.patch(db, { id, changes: { lead_id: found.lead_id, status, spam_reason: '' } });
    await this.#follow(db, { sent, found, pictures: [], site: null });
    return sent;
  }

  #inquire(db: Db, { wish, utm, ipHash }: { wish: LeadWish; utm: Submission['utm']; ipHash: string }): Promise<Found> {
    return this.platform.api('tenant_crm').inquire(db, { ...wish, utm, network_hash: ipHash });
  }

  async #follow(
    db: Db,
    { sent, found, pictures, site }: { sent: Submission; found: Found; pictures: readonly KeptPicture[]; site: string | null },
  ): Promise<void> {
    const { lead_id, created } = found;
    if (!created) await this.#noteOn(db, { leadId: lead_id, sent });
    for (const { stored, name } of pictures)
      await this.platform
        .api('records')
        .of('tenant_crm')
        .files.add(db, { subject: { subject_type: 'lead', subject_id: lead_id }, stored, name });
    db.emit('lead_page_builder.lead_page.submitted@1', { submission_id: sent.id, lead_id, page_id: sent.page_id, is_new: created, site });
  }

  async #cameToday(db: Db, { email, exceptId }: { email: string; exceptId: number | null }): Promise<boolean> {
    const rows = await db.rows(
      `select 1 as one from lead_page_builder_submission
       where email = $1 and id is distinct from $2::int and status <> 'spam' and lead_id is not null and created_at > $3::timestamptz - interval '24 hours' limit 1`,
      [email, exceptId, this.platform.clock().toISOString()],
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
}
