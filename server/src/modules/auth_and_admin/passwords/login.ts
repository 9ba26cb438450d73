import type { User } from '@butterfly/contracts/auth_and_admin';
import type { Database } from '../../../platform/db/database';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { accountByEmail, type Account } from '../repository';
import type { SessionService } from '../sessions/service';
import { addressBlock } from '../../../platform/http/address-block';
import { OneByOne } from './one-by-one';
import { passwordMatches } from '../../../platform/auth/password-hash';
import { addressesOf, countAttempt, EVERYWHERE, forgiveAttempts, lockedUntil } from './repository';

/** Of one account from one address, and of one account from everywhere. */
const LIMIT = 10;
const LIMIT_EVERYWHERE = 100;
const LOCK_MS = 15 * 60_000;
const KNOWN_MS = 90 * 86_400_000;

export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Session token this browser had before. */
  readonly replaces: string | undefined;
}

interface LoginOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly sessions: SessionService;
  readonly matches?: typeof passwordMatches;
}

/**
 * Signs in with e-mail and password. An attempt is counted before its password is looked at, so that many at once gain nothing; a
 * right one takes back what it counted. Ten wrong ones of an account from one address lock that pair for 15 minutes. A hundred
 * from everywhere lock the account for 15 minutes, except where its owner has signed in from before: a stranger can neither
 * guess on with more addresses nor shut the owner out. A new password by mail ends both.
 */
export class Login {
  private readonly turns = new OneByOne();

  constructor(private readonly options: LoginOptions) {}

  /** Whose password this is. A wrong one is counted and refused. */
  check(attempt: Pick<Attempt, 'email' | 'password' | 'ip'>): Promise<Account> {
    return this.attempt(attempt, (_db, account) => Promise.resolve(account));
  }

  signIn(attempt: Attempt): Promise<{ token: string; user: User }> {
    const { ip, userAgent, replaces } = attempt;
    return this.attempt(attempt, async (db, account) => {
      const opened = await this.options.sessions.open(db, { userId: account.id, ip, userAgent, replaces });
      if (!opened) throw new AppError('auth_and_admin.wrong_credentials');
      return { token: opened.token, user: { id: account.id, username: account.username, email: account.email } };
    });
  }

  /** What comes at once from one address for one account goes one by one: ten right ones are no eleventh wrong one. */
  private attempt<T>(
    { email: address, password, ip }: Pick<Attempt, 'email' | 'password' | 'ip'>,
    admit: (db: Db, account: Account) => Promise<T>,
  ): Promise<T> {
    const { db, clock, matches = passwordMatches } = this.options;
    const [email, block] = [address.toLowerCase(), addressBlock(ip)];
    return this.turns.run(`${block} ${email}`, async () => {
      const { account, isLast } = await db.withoutTenant((tx) => this.count(tx, { email, block }));
      // Outside any transaction: hashing takes 50 ms on purpose.
      if (!(await matches(account?.password_hash ?? null, password)) || !account) {
        throw isLast ? this.locked(new Date(clock().getTime() + LOCK_MS)) : new AppError('auth_and_admin.wrong_credentials');
      }
      return db.withoutTenant(async (tx) => {
        await forgiveAttempts(tx, { email, ip: block });
        return admit(tx, account);
      });
    });
  }

  /** Takes an attempt, or refuses. What is refused is not counted: it is not looked at either. */
  private async count(tx: Db, { email, block }: { email: string; block: string }): Promise<{ account: Account | null; isLast: boolean }> {
    const now = this.options.clock();
    const window = { email, now, windowStart: new Date(now.getTime() - LOCK_MS), lockUntil: new Date(now.getTime() + LOCK_MS) };
    const here = await countAttempt(tx, { ...window, ip: block, limit: LIMIT });
    if (!here) throw this.locked(await lockedUntil(tx, { email, ip: block }));
    const account = await accountByEmail(tx, email);
    const everywhere = await countAttempt(tx, { ...window, ip: EVERYWHERE, limit: LIMIT_EVERYWHERE });
    if (!everywhere && !(await this.isKnown(tx, { account, block, now })))
      throw this.locked(await lockedUntil(tx, { email, ip: EVERYWHERE }));
    return { account, isLast: here.locks };
  }

  private async isKnown(tx: Db, { account, block, now }: { account: Account | null; block: string; now: Date }): Promise<boolean> {
    const addresses = account ? await addressesOf(tx, { userId: account.id, since: new Date(now.getTime() - KNOWN_MS) }) : [];
    return addresses.some((address) => addressBlock(address) === block);
  }

  private locked(until: Date): AppError {
    const seconds = Math.max(1, Math.ceil((until.getTime() - this.options.clock().getTime()) / 1_000));
    return new AppError('auth_and_admin.locked', { minutes: Math.ceil(seconds / 60) }, { 'retry-after': String(seconds) });
  }
}
