import { withId } from '../with-id';
import type { Invite, InviteResult, InviteState, NewInvites } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { addAudit } from '../audit/repository';
import { rolesOf } from '../roles/repository';
import { INVITE, INVITE_DAYS, inviteMail } from './invite-link';
import { insertInvite, invitesOf, lockInvite, pendingInvite, renewInvite, settleInvite, type StoredInvite } from './repository';

const DAY_MS = 86_400_000;

/** An open invitation whose time is over is expired, whether anybody wrote that down or not. */
export function stateOf({ status }: Pick<StoredInvite, 'status'>, { until, now }: { until: string; now: Date }): InviteState {
  return status === 'pending' && Date.parse(until) <= now.getTime() ? 'expired' : status;
}

/** Inviting, sending again, taking back. Every method runs in the transaction it is given. */
export class InviteService {
  constructor(private readonly platform: Platform) {}

  async list(db: Db, state?: InviteState): Promise<Invite[]> {
    const described = await this.described(db, await invitesOf(db));
    return described.filter((invite) => state === undefined || invite.state === state);
  }

  async invite(db: Db, { wanted, site }: { wanted: NewInvites; site: string }): Promise<InviteResult[]> {
    await this.requireRoles(db, wanted.role_ids);
    const here = new Set(
      (await this.platform.api('auth_and_admin').directory(db))
        .filter(({ status }) => status === 'active')
        .map(({ email }) => email.toLowerCase()),
    );
    const results: InviteResult[] = [];
    for (const email of new Set(wanted.emails)) {
      results.push(
        here.has(email) ? { email, outcome: 'already_member', invite: null } : await this.inviteOne(db, { email, wanted, site }),
      );
    }
    return results;
  }

  async resend(db: Db, { id, site }: { id: number; site: string }): Promise<Invite> {
    const found = await this.lockOpen(db, id);
    this.requireMail();
    if (found.status === 'revoked' && (await invitesOf(db)).some(({ email, status }) => email === found.email && status === 'pending')) {
      throw new AppError('manage_members.invite_newer', { email: found.email });
    }
    await renewInvite(db, { id, at: this.platform.clock() });
    const [link] = await this.linksOf(db, [id]);
    const token = link && (await this.platform.links.rotate(db, INVITE, { id: link.id, expiresAt: this.expiry() }));
    if (!token) throw new Error('The invitation has no link.');
    await this.mail(db, { invite: found, token, site });
    await addAudit(db, { action: 'invite_resent', kind: 'invite', id, subject: found.email });
    return this.read(db, id);
  }

  /** An invitation that nobody gets is worse than being told so. */
  requireMail(): void {
    if (!this.platform.mail.reachesPeople) throw new AppError('manage_members.mail_not_set_up');
  }

  async revoke(db: Db, id: number): Promise<Invite> {
    const found = await this.lockOpen(db, id);
    if (found.status !== 'revoked') {
      await settleInvite(db, { id, status: 'revoked', memberId: null });
      for (const link of await this.linksOf(db, [id]))
        await this.platform.links.setRevoked(db, INVITE, { id: link.id, subjectId: id, revoked: true });
      await addAudit(db, { action: 'invite_revoked', kind: 'invite', id, subject: found.email });
    }
    return this.read(db, id);
  }

  private async inviteOne(db: Db, { email, wanted, site }: { email: string; wanted: NewInvites; site: string }): Promise<InviteResult> {
    const roleIds = [...new Set(wanted.role_ids)];
    const before = await pendingInvite(db, email);
    const [known] = before ? await this.described(db, [before]) : [];
    if (before && known?.state === 'expired') await settleInvite(db, { id: before.id, status: 'revoked', memberId: null });
    const made = await insertInvite(db, {
      email,
      title: wanted.title ?? '',
      message: wanted.message ?? '',
      roleIds,
      at: this.platform.clock(),
    });
    if (!made) return { email, outcome: 'already_invited', invite: known ?? null };
    const { token } = await this.platform.links.create(db, INVITE, { subjectId: made.id, scopes: ['join'], expiresAt: this.expiry() });
    await this.mail(db, { invite: made, token, site });
    const [invite = null] = await this.described(db, [made]);
    await addAudit(db, {
      action: 'invited',
      kind: 'invite',
      id: made.id,
      subject: email,
      added: invite?.roles.map(({ name }) => `role ${name}`),
    });
    return { email, outcome: 'sent', invite };
  }

  private async mail(db: Db, { invite, token, site }: { invite: StoredInvite; token: string; site: string }): Promise<void> {
    const { name: business, brand } = await this.platform.api('auth_and_admin').tenant(db);
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    const invitedBy = names.get(db.memberId ?? 0) ?? business;
    await this.platform.mail.sendPersonal(
      db,
      inviteMail({
        to: invite.email,
        business: { name: business, color: brand.primary },
        invitedBy,
        message: invite.message,
        link: `${site}/manage_members/invite/${token}`,
      }),
    );
  }

  private async read(db: Db, id: number): Promise<Invite> {
    return withId(await this.list(db), id);
  }

  private async lockOpen(db: Db, id: number): Promise<StoredInvite> {
    const found = await lockInvite(db, id);
    if (!found) throw new AppError('not_found');
    if (found.status === 'accepted') throw new AppError('manage_members.invite_used');
    return found;
  }

  private async requireRoles(db: Db, ids: readonly number[]): Promise<void> {
    const known = new Set((await rolesOf(db)).map(({ id }) => id));
    if (ids.some((id) => !known.has(id)))
      throw new AppError('invalid_input', { fields: { role_ids: ['names a role your business does not have'] } });
  }

  private async described(db: Db, invites: readonly StoredInvite[]): Promise<Invite[]> {
    const [roles, names, now] = [await rolesOf(db), await this.platform.api('auth_and_admin').memberNames(db), this.platform.clock()];
    const links = await this.linksOf(
      db,
      invites.map(({ id }) => id),
    );
    return invites.map((invite) => {
      const until = links.find(({ subject_id: id }) => id === invite.id)?.expires_at ?? invite.created_at;
      return {
        id: invite.id,
        email: invite.email,
        title: invite.title,
        state: stateOf(invite, { until, now }),
        invited_by: names.get(invite.invited_by_id ?? 0) ?? '',
        roles: roles.filter(({ id }) => invite.role_ids.includes(id)).map(({ id, name }) => ({ id, name })),
        created_at: invite.created_at,
        last_sent_at: invite.last_sent_at,
        sent_count: invite.sent_count,
        expires_at: until,
      };
    });
  }

  private linksOf(db: Db, subjectIds: readonly number[]) {
    return this.platform.links.about(db, INVITE, { subjectIds, revoked: true });
  }

  private expiry(): Date {
    return new Date(this.platform.clock().getTime() + INVITE_DAYS * DAY_MS);
  }
}
