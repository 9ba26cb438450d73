import { randomBytes } from 'node:crypto';
import type { NewPartner, Partner, PartnerPatch, PartnerStatus } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { siteOf } from '../../../platform/mail/site-of';
import type { Platform } from '../../../platform/platform';
import { endSessionsOf } from '../portal/session.repository';
import { programs } from '../repository';
import { INVITATION, INVITED_DAYS, joinPath } from './invitation';
import { invitationMail, noticeMail } from './mails';
import { partners, usernameIsTaken, type StoredPartner } from './repository';
import { viewPartners } from './view';

const DAY_MS = 86_400_000;
const MAY_BECOME: Readonly<Record<PartnerStatus, readonly PartnerStatus[]>> = {
  applied: ['approved', 'removed'],
  approved: ['paused', 'removed'],
  paused: ['approved', 'removed'],
  removed: [],
};

/** The rules of partners. Knows no HTTP; every method runs in the transaction it is given. */
export class PartnerService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'env' | 'links' | 'mail'>) {}

  async create(db: Db, input: NewPartner): Promise<Partner> {
    await this.#assertOffered(db, input.program_id);
    if (await usernameIsTaken(db, input.username)) throw new AppError('referral_portal.username_taken');
    const made = await partners.insert(db, { ...input, status: 'applied', code: randomBytes(5).toString('hex') });
    await this.#note(db, made.id, 'created');
    return this.#view(db, made);
  }

  async read(db: Db, id: number): Promise<Partner> {
    return this.#view(db, await partners.read(db, id));
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: PartnerPatch; ifMatch: string | undefined }): Promise<Partner> {
    const before = await partners.lockVersion(db, { id, ifMatch });
    if (patch.program_id !== undefined && patch.program_id !== before.program_id) await this.#assertOffered(db, patch.program_id);
    const hasMoved = patch.email !== undefined && patch.email !== before.email;
    const moved = hasMoved ? { previous_email: before.email, email_changed_at: this.platform.clock().toISOString() } : {};
    const saved = await partners.patch(db, { id, changes: { ...patch, ...moved } });
    if (hasMoved) await this.#tellOldAddress(db, before);
    const fields = Object.keys(patch);
    await this.platform
      .api('records')
      .of('referral_portal')
      .recordChanges(db, { subject_type: 'partner', subject_id: id, before, after: saved, fields });
    return this.#view(db, saved);
  }

  async become(db: Db, { id, to }: { id: number; to: PartnerStatus }): Promise<Partner> {
    const before = await partners.lock(db, id);
    if (before.status === to) return this.#view(db, before);
    if (!MAY_BECOME[before.status].includes(to)) throw new AppError('invalid_transition', { from: before.status, to });
    const saved = await partners.patch(db, { id, changes: { status: to } });
    if (to === 'removed') await endSessionsOf(db, { partnerId: id, at: this.platform.clock() });
    if (to === 'approved') db.emit('referral_portal.partner.approved@1', { partner_id: id });
    if (to === 'approved' && !saved.has_password) await this.sendInvitation(db, { partner: saved, again: false });
    await this.#note(db, id, to);
    return this.#view(db, saved);
  }

  async invite(db: Db, id: number): Promise<Partner> {
    const partner = await partners.lock(db, id);
    if (partner.status !== 'approved' && partner.status !== 'paused') throw new AppError('referral_portal.not_active');
    await this.sendInvitation(db, { partner, again: partner.has_password });
    await this.#note(db, id, 'invited');
    return this.#view(db, partner);
  }

  async sendInvitation(db: Db, { partner, again }: { partner: StoredPartner; again: boolean }): Promise<void> {
    const expiresAt = new Date(this.platform.clock().getTime() + INVITED_DAYS * DAY_MS);
    const { token } = await this.platform.links.create(db, INVITATION, { subjectId: partner.id, scopes: ['join'], expiresAt });
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const link = `${siteOf(this.platform.env)}${joinPath(token)}`;
    const words = { name: partner.contact_name, signInName: `${tenant.slug}.${partner.username}`, link, again };
    await this.platform.mail.sendPersonal(db, invitationMail({ tenant, to: partner.email, ...words }));
  }

  async #tellOldAddress(db: Db, { email, company }: StoredPartner): Promise<void> {
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const text = `From now on we write to another address about the partnership of ${company}.`;
    await this.platform.mail.sendBusiness(db, noticeMail({ tenant, to: email, subject: 'Your address was changed', text }));
  }

  async #assertOffered(db: Db, programId: number): Promise<void> {
    const program = await programs.find(db, programId);
    if (!program) throw new AppError('invalid_input', { fields: { program_id: ['is no program of yours'] } });
    if (program.archived_at) throw new AppError('referral_portal.archived');
  }

  async #view(db: Db, row: StoredPartner): Promise<Partner> {
    const [partner] = await viewPartners(db, [row], this.platform);
    if (!partner) throw new AppError('not_found');
    return partner;
  }

  async #note(db: Db, id: number, kind: string): Promise<void> {
    await this.platform.api('records').of('referral_portal').record(db, { subject_type: 'partner', subject_id: id, kind });
  }
}
