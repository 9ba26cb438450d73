import { chosenPassword, type Acceptance, type Invitation } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Call, Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Browser } from '../../auth_and_admin/api';
import { announcePermissions } from '../announce-permissions';
import { addAudit } from '../audit/repository';
import { replaceRoleIds } from '../members/repository';
import { rolesOf } from '../roles/repository';
import type { PublicLink } from '../../../platform/public-links/link-kind';
import { INVITE } from './invite-link';
import { inviteById, settleInvite, type StoredInvite } from './repository';
import { stateOf } from './service';

interface Visitor {
  readonly token: string;
  readonly session: Session | null;
  readonly headers: Call['headers'];
  readonly ip: string;
}

type Person = { readonly userId: number } | { readonly displayName: string; readonly passwordHash: string };

/** What who holds the link may do: look, and join. Opens its own transactions. */
export class InviteAcceptance {
  constructor(private readonly platform: Platform) {}

  async read(visitor: Visitor): Promise<Invitation> {
    const { session } = visitor;
    return this.inBusiness(visitor, async (db, link) => {
      const invite = await this.find(db, { link, lock: false });
      const account = await this.identity.account(db, invite.email);
      const roles = (await rolesOf(db)).filter(({ id }) => invite.role_ids.includes(id)).map(({ name }) => name);
      return {
        state: stateOf(invite, { until: endOf(link), now: this.platform.clock() }),
        business: (await this.identity.tenant(db)).name,
        email: invite.email,
        roles,
        expires_at: endOf(link),
        invited_by: await this.inviter(db, invite),
        has_account: account !== null,
        signed_in: account !== null && session?.userId === account.id,
      };
    });
  }

  /** Answers the Set-Cookie values of the new session. */
  async accept({
    body,
    browser,
    ...visitor
  }: Visitor & { body: Acceptance; browser: Browser }): Promise<{ business: string; cookies: string[] }> {
    const { session } = visitor;
    const seen = await this.inBusiness(visitor, async (db, link) => {
      const invite = await this.requireOpen(db, { link, lock: false });
      return { email: invite.email, account: await this.identity.account(db, invite.email) };
    });
    // Passwords take their time; the transaction that joins begins afterwards.
    const person = seen.account
      ? await this.confirm({ account: seen.account, email: seen.email, session, body, browser })
      : await this.introduce(body);
    return this.inBusiness(visitor, (db, link) => this.join(db, { link, person, browser }));
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
    { link, person, browser }: { link: PublicLink; person: Person; browser: Browser },
  ): Promise<{ business: string; cookies: string[] }> {
    const invite = await this.requireOpen(db, { link, lock: true });
    const userId = 'userId' in person ? person.userId : await this.identity.createAccount(db, { email: invite.email, ...person });
    // Somebody made the account between the two transactions: its owner confirms with its password.
    if (userId === null) throw new AppError('conflict');
    const memberId = await this.identity.admit(db, { userId, ...(invite.title !== '' && { title: invite.title }) });
    await settleInvite(db, { id: invite.id, status: 'accepted', memberId });
    await this.platform.links.noteUsed(db, link.id);
    const given = await replaceRoleIds(db, { memberId, roleIds: invite.role_ids });
    await this.announce(db, { invite, memberId, given });
    const cookies = await this.identity.openSession(db, { userId, memberId, ...browser });
    return { business: (await this.identity.tenant(db)).name, cookies };
  }

  private async announce(
    db: Db,
    { invite, memberId, given }: { invite: StoredInvite; memberId: number; given: readonly string[] },
  ): Promise<void> {
    const name = (await this.platform.api('auth_and_admin').memberNames(db)).get(memberId) ?? invite.email;
    await addAudit(db, { action: 'joined', kind: 'member', id: memberId, subject: name, added: given.map((role) => `role ${role}`) });
    db.emit('manage_members.member.joined@1', { member_id: memberId });
    if (invite.invited_by_id)
      await this.platform.api('notifications').notify(db, [invite.invited_by_id], {
        title: `${name} has joined`,
        content: `The invitation to ${invite.email} was accepted.`,
        link: '/manage_members',
      });
    announcePermissions(db, { memberIds: [memberId], ports: this.platform });
  }

  private async requireOpen(db: Db, { link, lock }: { link: PublicLink; lock: boolean }): Promise<StoredInvite> {
    const invite = await this.find(db, { link, lock });
    const state = stateOf(invite, { until: endOf(link), now: this.platform.clock() });
    const name = await this.inviter(db, invite);
    if (state === 'accepted') throw new AppError('manage_members.invite_used', { name });
    if (state === 'revoked') throw new AppError('manage_members.invite_revoked', { name });
    if (state === 'expired') throw new AppError('manage_members.invite_expired', { name });
    return invite;
  }

  private async find(db: Db, { link, lock }: { link: PublicLink; lock: boolean }): Promise<StoredInvite> {
    const invite = await inviteById(db, { id: link.subject_id, lock });
    if (!invite) throw new AppError('not_found');
    return invite;
  }

  private async inviter(db: Db, invite: StoredInvite): Promise<string> {
    return (
      (await this.platform.api('auth_and_admin').memberNames(db)).get(invite.invited_by_id ?? 0) ?? (await this.identity.tenant(db)).name
    );
  }

  private inBusiness<T>({ token, headers, ip }: Visitor, work: (db: Db, link: PublicLink) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visitAny({ kind: INVITE, token, headers, ip }, (db, seen) => {
      if (seen.state === 'locked') throw new AppError('not_found');
      return work(db, seen.link);
    });
  }

  private get identity() {
    return this.platform.api('auth_and_admin');
  }
}

/** Every invitation ends. */
const endOf = ({ expires_at: until, created_at: made }: PublicLink): string => until ?? made;
