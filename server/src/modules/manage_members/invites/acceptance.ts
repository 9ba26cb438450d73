import { chosenPassword, type Acceptance, type Invitation } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Browser } from '../../auth_and_admin/api';
import { announcePermissions } from '../announce-permissions';
import { addAudit } from '../audit/repository';
import { memberNames } from '../members/names';
import { replaceRoleIds } from '../members/repository';
import { rolesOf } from '../roles/repository';
import { readInviteToken } from './invite-link';
import { inviteByHash, settleInvite, type StoredInvite } from './repository';
import { stateOf } from './service';

interface Visitor {
  readonly token: string;
  readonly session: Session | null;
}

type Person = { readonly userId: number } | { readonly displayName: string; readonly passwordHash: string };

/** What who holds the link may do: look, and join. Opens its own transactions. */
export class InviteAcceptance {
  constructor(private readonly platform: Platform) {}

  async read({ token, session }: Visitor): Promise<Invitation> {
    return this.inBusiness(token, async (db, tokenHash) => {
      const invite = await this.find(db, { tokenHash, lock: false });
      const account = await this.identity.account(db, invite.email);
      const roles = (await rolesOf(db)).filter(({ id }) => invite.role_ids.includes(id)).map(({ name }) => name);
      return {
        state: stateOf(invite, this.platform.clock()),
        business: (await this.identity.tenant(db)).name,
        email: invite.email,
        roles,
        expires_at: invite.expires_at,
        invited_by: await this.inviter(db, invite),
        has_account: account !== null,
        signed_in: account !== null && session?.userId === account.id,
      };
    });
  }

  /** Answers the Set-Cookie values of the new session. */
  async accept({
    token,
    session,
    body,
    browser,
  }: Visitor & { body: Acceptance; browser: Browser }): Promise<{ business: string; cookies: string[] }> {
    const seen = await this.inBusiness(token, async (db, tokenHash) => {
      const invite = await this.requireOpen(db, { tokenHash, lock: false });
      return { email: invite.email, account: await this.identity.account(db, invite.email) };
    });
    // Passwords take their time; the transaction that joins begins afterwards.
    const person = seen.account
      ? await this.confirm({ account: seen.account, email: seen.email, session, body, browser })
      : await this.introduce(body);
    return this.inBusiness(token, (db, tokenHash) => this.join(db, { tokenHash, person, browser }));
  }

  private async confirm({
    account,
    email,
    session,
    body,
    browser,
  }: {
    account: { id: number };
    email: string;
    session: Session | null;
    body: Acceptance;
    browser: Browser;
  }): Promise<Person> {
    if (session?.userId === account.id) return { userId: account.id };
    if (!body.password) throw new AppError('invalid_input', { fields: { password: ['is needed to confirm that this is your account'] } });
    return { userId: await this.identity.checkPassword({ email, password: body.password, ip: browser.ip }) };
  }

  private async introduce({ display_name: displayName, password }: Acceptance): Promise<Person> {
    const checked = chosenPassword.safeParse(password ?? '');
    const fields = {
      ...(!displayName && { display_name: ['must not be empty'] }),
      ...(!checked.success && { password: checked.error.issues.map(({ message }) => message) }),
    };
    if (!displayName || !checked.success) throw new AppError('invalid_input', { fields });
    return { displayName, passwordHash: await this.identity.hashPassword(checked.data) };
  }

  /** One transaction: of ten that accept at once, one joins and nine are told. */
  private async join(
    db: Db,
    { tokenHash, person, browser }: { tokenHash: string; person: Person; browser: Browser },
  ): Promise<{ business: string; cookies: string[] }> {
    const invite = await this.requireOpen(db, { tokenHash, lock: true });
    const userId = 'userId' in person ? person.userId : await this.identity.createAccount(db, { email: invite.email, ...person });
    // Somebody made the account between the two transactions: its owner confirms with its password.
    if (userId === null) throw new AppError('conflict');
    const memberId = await this.identity.admit(db, { userId, ...(invite.title !== '' && { title: invite.title }) });
    await settleInvite(db, { id: invite.id, status: 'accepted', memberId });
    const given = await replaceRoleIds(db, { memberId, roleIds: invite.role_ids });
    await this.announce(db, { invite, memberId, given });
    const cookies = await this.identity.openSession(db, { userId, memberId, ...browser });
    return { business: (await this.identity.tenant(db)).name, cookies };
  }

  private async announce(
    db: Db,
    { invite, memberId, given }: { invite: StoredInvite; memberId: number; given: readonly string[] },
  ): Promise<void> {
    const name = (await memberNames(db, this.platform)).get(memberId) ?? invite.email;
    await addAudit(db, { action: 'joined', kind: 'member', id: memberId, subject: name, added: given.map((role) => `role ${role}`) });
    db.emit('manage_members.member.joined@1', { member_id: memberId });
    if (invite.invited_by_id)
      await this.platform
        .api('notifications')
        .notify(db, [invite.invited_by_id], { title: `${name} has joined`, content: `The invitation to ${invite.email} was accepted.` });
    announcePermissions(db, { memberIds: [memberId], ports: this.platform });
  }

  private async requireOpen(db: Db, { tokenHash, lock }: { tokenHash: string; lock: boolean }): Promise<StoredInvite> {
    const invite = await this.find(db, { tokenHash, lock });
    const state = stateOf(invite, this.platform.clock());
    const name = await this.inviter(db, invite);
    if (state === 'accepted') throw new AppError('manage_members.invite_used', { name });
    if (state === 'revoked') throw new AppError('manage_members.invite_revoked', { name });
    if (state === 'expired') throw new AppError('manage_members.invite_expired', { name });
    return invite;
  }

  private async find(db: Db, { tokenHash, lock }: { tokenHash: string; lock: boolean }): Promise<StoredInvite> {
    const invite = await inviteByHash(db, { tokenHash, lock });
    if (!invite) throw new AppError('not_found');
    return invite;
  }

  private async inviter(db: Db, invite: StoredInvite): Promise<string> {
    return (await memberNames(db, this.platform)).get(invite.invited_by_id ?? 0) ?? (await this.identity.tenant(db)).name;
  }

  private inBusiness<T>(token: string, work: (db: Db, tokenHash: string) => Promise<T>): Promise<T> {
    const link = readInviteToken(token, this.platform.signer);
    if (!link) throw new AppError('not_found');
    return this.platform.db.withTenant({ tenantId: link.tenantId, memberId: null }, (db) => work(db, link.tokenHash));
  }

  private get identity() {
    return this.platform.api('auth_and_admin');
  }
}
