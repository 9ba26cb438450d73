import type { PageKind } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { OnceIn } from '../../../platform/db/once-in';
import type { DomainEvent } from '../../../platform/outbox/domain-events';
import type { Platform } from '../../../platform/platform';
import { formOf } from '../forms/service';
import { hintOfSaid } from '../public/hints';
import { saidIn, type LeadWish } from '../public/inquiry';
import { replyMail } from '../public/reply-mail';
import { meetingFor } from '../public/scene';

type Submitted = DomainEvent<'lead_page_builder.lead_page.submitted@1'>;

interface Sent {
  readonly id: number;
  readonly slug: string;
  readonly kind: PageKind;
  readonly form_id: number | null;
  readonly name: string;
  readonly email: string;
  readonly wish: LeadWish;
}

/** What follows when a form was kept and its visitor has got their answer: who takes care of it is told, and the visitor gets a mail. */
export class FollowUp {
  /** Of a lead that nobody has yet; the same for all forms that are followed in one transaction. */
  readonly #everybody = new OnceIn<number[]>();

  constructor(private readonly platform: Platform) {}

  /** Those of some forms that came one after the other, in one transaction: what they need is read once, and what is written leaves together. */
  async hear(events: readonly Submitted[], db: Db): Promise<void> {
    const sql = 'select id, slug, kind, form_id, name, email, wish from lead_page_builder_submission where id = any ($1::int[])';
    const rows = await db.rows<Sent>(sql, [events.map(({ payload }) => payload.submission_id)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    await Promise.all(
      events.map(async ({ payload, actor_id }) => {
        const sent = byId.get(payload.submission_id);
        // Before there was a site in it, whoever kept a form had told everybody by then.
        if (!sent || payload.site === undefined) return;
        await this.#tell(db, { payload, actor_id }, sent);
        if (payload.site !== null) await this.#reply(db, sent, payload.site);
      }),
    );
  }

  async #tell(db: Db, { payload, actor_id }: Pick<Submitted, 'actor_id' | 'payload'>, { name, slug }: Sent): Promise<void> {
    const { is_new, lead_id } = payload;
    const ownerId = is_new ? actor_id : ((await this.platform.api('tenant_crm').lead(db, lead_id))?.owner_id ?? null);
    const members = await this.#concerned(db, ownerId);
    const title = is_new ? 'New inquiry' : 'Wrote again';
    await this.platform
      .api('notifications')
      .notify(db, members, { title, content: `${name}, by the page ${slug}`, link: `/tenant_crm/leads/${lead_id}` });
  }

  #concerned(db: Db, ownerId: number | null): Promise<number[]> {
    const ask = () => this.platform.api('manage_members').concerned(db, { projectId: null, ownerId, plugin: 'tenant_crm' });
    return ownerId === null ? this.#everybody.read(db, ask) : ask();
  }

  async #reply(db: Db, { form_id, kind, name, email, wish }: Sent, site: string): Promise<void> {
    const { platform } = this;
    const tenant = await platform.api('auth_and_admin').tenant(db);
    const form = await formOf(db, { form_id, kind, locale: tenant.locale });
    const [{ lines: hints }, meeting] = await Promise.all([
      hintOfSaid(db, platform, { tenant, kind, form, said: saidIn(wish) }),
      meetingFor(db, platform, form),
    ]);
    const firstName = name.split(/\s+/)[0] ?? '';
    await platform.mail.sendBusiness(db, { to: email, ...replyMail({ tenant, form, firstName, hints, meeting, site }) });
  }
}
