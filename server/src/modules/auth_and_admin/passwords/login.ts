import type { User } from '@butterfly/contracts/auth_and_admin';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import { accountByEmail, type Account } from '../repository';
import type { SessionService } from '../sessions/service';
import { passwordMatches } from './password-hash';
import { clearFailures, countFailure, lockedUntil } from './repository';

const LIMIT = 10;
const LOCK_MS = 15 * 60_000;

export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Session token this browser had before. */
  readonly replaces: string | undefined;
}

/** Signs in with e-mail and password. Ten failures of one account from one address lock that pair for 15 minutes. */
export class Login {
  constructor(private readonly options: { db: Database; clock: () => Date; sessions: SessionService }) {}

  /** Whose password this is. A wrong one is counted and refused. */
  async check({ email: address, password, ip }: Pick<Attempt, 'email' | 'password' | 'ip'>): Promise<Account> {
    const email = address.toLowerCase();
    const account = await this.find(email, ip);
    // Outside any transaction: hashing takes 50 ms on purpose.
    if (!(await passwordMatches(account?.password_hash ?? null, password)) || !account) return this.refuse(email, ip);
    await this.options.db.withoutTenant((db) => clearFailures(db, { email, ip }));
    return account;
  }

  async signIn(attempt: Attempt): Promise<{ token: string; user: User }> {
    const email = attempt.email.toLowerCase();
    const account = await this.find(email, attempt.ip);
    // Outside any transaction: hashing takes 50 ms on purpose.
    if (!(await passwordMatches(account?.password_hash ?? null, attempt.password)) || !account) return this.refuse(email, attempt.ip);
    const opened = await this.options.db.withoutTenant(async (db) => {
      await clearFailures(db, { email, ip: attempt.ip });
      return this.options.sessions.open(db, { userId: account.id, ip: attempt.ip, userAgent: attempt.userAgent, replaces: attempt.replaces });
    });
    if (!opened) return this.refuse(email, attempt.ip);
    return { token: opened.token, user: { id: account.id, username: account.username, email: account.email } };
  }

  private find(email: string, ip: string): Promise<Account | null> {
    return this.options.db.withoutTenant(async (db) => {
      const until = await lockedUntil(db, { email, ip, now: this.options.clock() });
      if (until) throw this.locked(until);
      return accountByEmail(db, email);
    });
  }

  private async refuse(email: string, ip: string): Promise<never> {
    const now = this.options.clock();
    const until = await this.options.db.withoutTenant(async (db) => {
      await countFailure(db, { email, ip, now, windowStart: new Date(now.getTime() - LOCK_MS), lockUntil: new Date(now.getTime() + LOCK_MS), limit: LIMIT });
      return lockedUntil(db, { email, ip, now });
    });
    throw until ? this.locked(until) : new AppError('auth_and_admin.wrong_credentials');
  }

  private locked(until: string): AppError {
    const seconds = Math.max(1, Math.ceil((Date.parse(until) - this.options.clock().getTime()) / 1_000));
    return new AppError('auth_and_admin.locked', { minutes: Math.ceil(seconds / 60) }, { 'retry-after': String(seconds) });
  }
}
