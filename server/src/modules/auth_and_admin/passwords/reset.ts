import type { Db } from '../../../platform/db/db';
import type { FastifyBaseLogger } from 'fastify';
import type { TokenSigner } from '../../../platform/auth/token-signer';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { Mailer, PersonalMail } from '../../../platform/mail/mailer';
import { accountByEmail, membershipsOf, setPassword, type Account } from '../repository';
import { revokeSessions } from '../sessions/repository';
import { hashPassword } from '../../../platform/auth/password-hash';
import { clearAllFailures, insertReset, useReset } from './repository';

const LIFETIME_MS = 60 * 60_000;

export interface ResetOptions {
  readonly db: Database;
  readonly signer: TokenSigner;
  readonly mail: Mailer;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  forgetAccess(what: { userId?: number }): void;
}

/** The forgotten password: a link by mail, once, for an hour. */
export class PasswordReset {
  private readonly sending = new Set<Promise<void>>();

  constructor(private readonly options: ResetOptions) {}

  /** Answers at once and works afterwards, so that neither body nor time tells whether the address is known. */
  request(email: string, site: string): void {
    const work = this.send(email.toLowerCase(), site)
      .catch((error: unknown) => this.options.log.error({ err: error }, 'a password link could not be sent'))
      .finally(() => this.sending.delete(work));
    this.sending.add(work);
  }

  /** Waits for links that are on their way; before the database closes. */
  async settle(): Promise<void> {
    await Promise.all(this.sending);
  }

  async confirm({ uid, token, password }: { uid: string; token: string; password: string }): Promise<void> {
    const { db, signer, clock } = this.options;
    const userId = Number(Buffer.from(uid, 'base64url').toString('utf8'));
    if (!Number.isInteger(userId) || userId < 1 || userId > 2_147_483_647) throw new AppError('auth_and_admin.reset_invalid');
    const passwordHash = await hashPassword(password);
    await db.withoutTenant(async (tx) => {
      if (!(await useReset(tx, { userId, tokenHash: signer.hash(token), at: clock() }))) throw new AppError('auth_and_admin.reset_invalid');
      await this.set(tx, { userId, passwordHash });
    });
    this.options.forgetAccess({ userId });
  }

  /** A password that the operator hands over, where no link can be sent. False: no active account has the address. */
  async replace({ email, password }: { email: string; password: string }): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    const userId = await this.options.db.withoutTenant(async (tx) => {
      const account = await accountByEmail(tx, email);
      if (account) await this.set(tx, { userId: account.id, passwordHash });
      return account?.id ?? null;
    });
    if (userId !== null) this.options.forgetAccess({ userId });
    return userId !== null;
  }

  /** Signs out everywhere, and opens what too many attempts have locked. */
  private async set(tx: Db, { userId, passwordHash }: { userId: number; passwordHash: string }): Promise<void> {
    const email = await setPassword(tx, userId, passwordHash);
    await revokeSessions(tx, { userId, except: 0, at: this.options.clock() });
    await clearAllFailures(tx, email);
  }

  private async send(email: string, site: string): Promise<void> {
    const { db, signer, clock, mail } = this.options;
    const token = signer.token();
    await db.withoutTenant(async (tx) => {
      const account = await accountByEmail(tx, email);
      if (!account || (await membershipsOf(tx, account.id)).length === 0) return;
      const at = clock();
      await insertReset(tx, { userId: account.id, tokenHash: signer.hash(token), at, expiresAt: new Date(at.getTime() + LIFETIME_MS) });
      await mail.sendPersonal(
        tx,
        mailFor(account, `${site}/reset-password/${Buffer.from(String(account.id)).toString('base64url')}/${token}`),
      );
    });
  }
}

function mailFor(account: Account, link: string): PersonalMail {
  return {
    secret: link,
    to: account.email,
    subject: 'Set a new password',
    text: `Hello ${account.display_name},\n\nsomebody asked to set a new password for your Butterfly account. If it was you, open this link within an hour:\n\n${link}\n\nIt works once. If it was not you, nothing has changed and you need not do anything.\n`,
  };
}
