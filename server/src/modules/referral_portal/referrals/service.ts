import type { NewReferral, Referral, ReferralFlag, Rejection, RewardTerms } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { EarningService } from '../earnings/service';
import { cancelOpen } from '../earnings/repository';
import { partners, type StoredPartner } from '../partners/repository';
import { programs, referrals, type StoredReferral } from '../repository';
import { signedInFrom } from '../portal/session.repository';
import { flagsOf } from './flags';
import { countedFor, lockOfLead } from './repository';

/** Somebody who was sent. */
export interface Sent {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly event_date: string | null;
  readonly note: string;
}

/** What was found out about somebody who was sent. */
interface Found {
  readonly lead_id: number | null;
  readonly rejection: Rejection | null;
  readonly reason: string;
}

/** For so long a sign-in of a partner says something about a form. */
const LATELY_MS = 30 * 24 * 3_600_000;
const NEW: Found = { lead_id: null, rejection: null, reason: '' };

/** Who was sent by whom, and whether it counts. Knows no HTTP; every method runs in the transaction it is given. */
export class ReferralService {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock'>,
    private readonly earnings: EarningService,
  ) {}

  /** What a partner sends in, and from where. Who was known before stays the studio's own: the earlier time wins. */
  async send(db: Db, { partner, sent, network }: { partner: StoredPartner; sent: Sent; network: string }): Promise<StoredReferral> {
    const own = flagsOf(sent, partner);
    const found = own.includes('own_email') ? { ...NEW, rejection: 'own_lead' as const } : await this.#inquire(db, { partner, sent });
    const flags = [...own, ...(await this.#networkFlag(db, { partner, leadId: found.lead_id, network }))];
    return this.#keep(db, { partner, sent, source: 'form', found, flags });
  }

  /** Somebody whom a partner has written down fills in a form of the business. */
  async wrote(db: Db, leadId: number): Promise<void> {
    const referral = await lockOfLead(db, leadId);
    const partner = referral && (await partners.find(db, referral.partner_id));
    if (!partner || referral.flags.includes('same_network')) return;
    const found = await this.#networkFlag(db, { partner, leadId });
    if (found.length > 0) await referrals.patch(db, { id: referral.id, changes: { flags: [...referral.flags, ...found] } });
  }

  /** A lead that came by a partner's link. */
  async arrived(db: Db, { partner, leadId, sent }: { partner: StoredPartner; leadId: number; sent: Sent }): Promise<void> {
    if (await countedFor(db, { leadId, projectId: null })) return;
    const flags = [...flagsOf(sent, partner), ...(await this.#networkFlag(db, { partner, leadId }))];
    const known = sent.email === '' ? null : await this.#client(db, sent.email);
    const found = flags.includes('own_email') ? { ...NEW, rejection: 'own_lead' as const } : (known ?? NEW);
    await this.#keep(db, { partner, sent, source: 'link', found: { ...found, lead_id: leadId }, flags });
  }

  /** What the team notes itself counts at once. */
  async note(db: Db, { partner_id, project_id, ...sent }: NewReferral): Promise<Referral> {
    const partner = await partners.find(db, partner_id);
    if (!partner) throw new AppError('not_found');
    if (partner.status !== 'approved') throw new AppError('referral_portal.not_active');
    if (project_id !== null && !(await this.platform.api('tenant_crm').projectExists(db, project_id))) throw new AppError('not_found');
    if (await countedFor(db, { leadId: null, projectId: project_id })) throw new AppError('referral_portal.already_referred');
    const found = project_id === null && sent.email !== '' ? await this.#inquire(db, { partner, sent }) : NEW;
    const made = await this.#keep(db, { partner, sent, source: 'manual', found, flags: flagsOf(sent, partner), projectId: project_id });
    return this.view(db, made.id);
  }

  async accept(db: Db, id: number): Promise<Referral> {
    const before = await referrals.lock(db, id);
    if (before.status !== 'submitted' && before.status !== 'rejected')
      throw new AppError('invalid_transition', { from: before.status, to: 'accepted' });
    const { lead_id: leadId, project_id: projectId } = before;
    if (await countedFor(db, { leadId, projectId, exceptId: id })) throw new AppError('referral_portal.already_referred');
    const status = projectId === null ? 'accepted' : 'converted';
    await referrals.patch(db, { id, changes: { status, rejection: null, reason: '' } });
    if (projectId !== null) await this.earnings.settle(db, projectId);
    return this.view(db, id);
  }

  async reject(db: Db, { id, reason }: { id: number; reason: string }): Promise<Referral> {
    const before = await referrals.lock(db, id);
    if (before.status === 'rejected' || before.status === 'paid')
      throw new AppError('invalid_transition', { from: before.status, to: 'rejected' });
    await referrals.patch(db, { id, changes: { status: 'rejected', rejection: 'declined', reason } });
    await cancelOpen(db, id);
    db.emit('referral_portal.referral.rejected@1', { referral_id: id, partner_id: before.partner_id });
    return this.view(db, id);
  }

  async view(db: Db, id: number): Promise<Referral> {
    const [shown] = await this.viewAll(db, [await referrals.read(db, id)]);
    if (!shown) throw new AppError('not_found');
    return shown;
  }

  /** With the names of their projects. */
  async viewAll(db: Db, rows: readonly StoredReferral[]): Promise<Referral[]> {
    const projects = await this.platform.api('tenant_crm').projectsById(
      db,
      rows.flatMap(({ project_id }) => project_id ?? []),
    );
    const nameOf = (id: number | null) => projects.find((project) => project.id === id)?.name ?? null;
    return rows.map(({ terms: _terms, done_on: _done, ...row }) => ({ ...row, project_name: nameOf(row.project_id) }));
  }

  async #inquire(db: Db, { partner, sent }: { partner: StoredPartner; sent: Sent }): Promise<Found> {
    const client = await this.#client(db, sent.email);
    if (client) return client;
    const crm = this.platform.api('tenant_crm');
    const [first_name = '', ...rest] = sent.name.split(/\s+/);
    const { lead_id, created } = await crm.inquire(db, {
      ...{ title: sent.name.slice(0, 120), first_name: first_name.slice(0, 80), last_name: rest.join(' ').slice(0, 80), email: sent.email },
      ...(sent.phone && { phone: sent.phone }),
      ...(sent.event_date && { event_date: sent.event_date }),
      ...{ message: sent.note, source: 'referral', source_detail: partner.company, form_answers: {}, utm: {} },
    });
    if (created) return { ...NEW, lead_id };
    if (await countedFor(db, { leadId: lead_id, projectId: null })) return { lead_id: null, rejection: 'other_partner', reason: '' };
    const lead = await crm.lead(db, lead_id);
    return { lead_id, rejection: 'known_lead', reason: lead ? `Lead of ${await this.#dayText(db, lead.created_at)}` : '' };
  }

  /** Whether the form of a lead was filled in where the partner is now, or has signed in of late. */
  async #networkFlag(
    db: Db,
    { partner, leadId, network: own }: { partner: StoredPartner; leadId: number | null; network?: string },
  ): Promise<ReferralFlag[]> {
    const network = leadId === null ? null : await this.platform.api('tenant_crm').networkOfLead(db, leadId);
    if (network === null) return [];
    if (network === own) return ['same_network'];
    const since = new Date(this.platform.clock().getTime() - LATELY_MS);
    return (await signedInFrom(db, { partnerId: partner.id, network, since })) ? ['same_network'] : [];
  }

  /** Somebody who has worked with the studio before is not sent by anybody. */
  async #client(db: Db, email: string): Promise<Found | null> {
    const { contacts } = this.platform.api('tenant_crm');
    const contact = await contacts.byEmail(db, email);
    const [project] = contact ? await contacts.projectsOf(db, contact.id) : [];
    return project ? { lead_id: null, rejection: 'known_client', reason: `Takes part in ${project.name}` } : null;
  }

  async #keep(
    db: Db,
    {
      partner,
      sent,
      source,
      found,
      flags,
      projectId = null,
    }: {
      partner: StoredPartner;
      sent: Sent;
      source: Referral['source'];
      found: Found;
      flags: readonly ReferralFlag[];
      projectId?: number | null;
    },
  ): Promise<StoredReferral> {
    const noted = projectId === null ? 'accepted' : 'converted';
    const wanted = source === 'manual' ? noted : 'submitted';
    const status = found.rejection ? 'rejected' : wanted;
    const made = await referrals.insert(db, {
      ...{ ...sent, ...found, source, flags, status, partner_id: partner.id, project_id: projectId },
      terms: termsOf(await programs.read(db, partner.program_id)),
      referred_at: this.platform.clock().toISOString(),
    });
    db.emit('referral_portal.referral.created@1', { referral_id: made.id, partner_id: partner.id });
    if (projectId !== null && status === 'converted') await this.earnings.settle(db, projectId);
    return made;
  }

  async #dayText(db: Db, at: string): Promise<string> {
    const { tz, locale } = await this.platform.api('auth_and_admin').tenant(db);
    return new Intl.DateTimeFormat(locale, { timeZone: tz, dateStyle: 'long' }).format(new Date(at));
  }
}

const termsOf = ({ reward, percent_bps, fixed_cents, base, trigger, hold_days, cap_cents, duration_days }: RewardTerms): RewardTerms => ({
  ...{ reward, percent_bps, fixed_cents, base, trigger, hold_days, cap_cents, duration_days },
});
