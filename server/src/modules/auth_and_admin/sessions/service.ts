import type { SessionRow } from '@butterfly/contracts/auth_and_admin';
import type { Database } from '../../../platform/db/database';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { TokenSigner } from '../../../platform/auth/token-signer';
import { membershipsOf, sessionByHash, touchMembership, type Membership } from '../repository';
import {
  forgetOldSessions,
  insertSession,
  moveSession,
  openSessions,
  revokeSession,
  revokeSessionByHash,
  revokeSessions,
  touchSession,
} from './repository';

/** Seconds a session lasts. */
export const SESSION_SECONDS = 30 * 24 * 3_600;
const SEEN_EVERY_MS = 10 * 60_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface SessionServiceOptions {
  readonly db: Database;
  readonly signer: TokenSigner;
  readonly clock: () => Date;
  forgetAccess(what: { userId?: number }): void;
}

/** Who comes from where; `replaces` is the token this browser had before. */
interface Arrival {
  readonly userId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly replaces: string | undefined;
}

/** Sessions: an opaque token in a cookie, its keyed hash in the database. */
export class SessionService {
  constructor(private readonly options: SessionServiceOptions) {}

  /** Who holds this token? Notes now and then that the session is in use. */
  async resolve(token: string): Promise<Session | null> {
    const { db, signer, clock } = this.options;
    if (!TOKEN.test(token)) return null;
    return db.withoutTenant(async (tx) => {
      const found = await sessionByHash(tx, signer.hash(token), clock());
      if (!found) return null;
      const { last_seen_at: seenAt, ...session } = found;
      if (clock().getTime() - Date.parse(seenAt) > SEEN_EVERY_MS) await touchSession(tx, session.id, clock());
      return session;
    });
  }

  /** Opens a session in the business used last. Null: the person belongs to no business. */
  async open(db: Db, from: Arrival): Promise<{ token: string; membership: Membership } | null> {
    const [membership] = await membershipsOf(db, from.userId);
    return membership ? { token: await this.openIn(db, { ...from, membership }), membership } : null;
  }

  /** Opens a session in one business and ends the one this browser had before. Answers its token. */
  async openIn(db: Db, { membership, ...from }: Arrival & { membership: { id: number } }): Promise<string> {
    const { signer, clock } = this.options;
    const token = signer.token();
    const at = clock();
    const expiresAt = new Date(at.getTime() + SESSION_SECONDS * 1_000);
    await insertSession(db, {
      tokenHash: signer.hash(token),
      membershipId: membership.id,
      userId: from.userId,
      at,
      expiresAt,
      ip: from.ip,
      userAgent: from.userAgent.slice(0, 300),
    });
    await touchMembership(db, membership.id, at);
    if (from.replaces && TOKEN.test(from.replaces)) await revokeSessionByHash(db, signer.hash(from.replaces), at);
    return token;
  }

  list(session: Session): Promise<SessionRow[]> {
    return this.options.db.withoutTenant(async (db) => {
      const rows = await openSessions(db, session.userId, this.options.clock());
      return rows.map((row) => ({ ...row, current: row.id === session.id }));
    });
  }

  async end(session: Session, id: number): Promise<void> {
    if (!(await this.revoke(session, id))) throw new AppError('not_found');
  }

  /** Signs out. A session that another request has just ended is signed out as well. */
  async endOwn(session: Session): Promise<void> {
    await this.revoke(session, session.id);
  }

  private async revoke({ userId }: Session, id: number): Promise<boolean> {
    const ended = await this.options.db.withoutTenant((db) => revokeSession(db, { id, userId, at: this.options.clock() }));
    if (ended) this.options.forgetAccess({ userId });
    return ended;
  }

  async endOthers(session: Session): Promise<number> {
    const count = await this.options.db.withoutTenant((db) =>
      revokeSessions(db, { userId: session.userId, except: session.id, at: this.options.clock() }),
    );
    this.options.forgetAccess({ userId: session.userId });
    return count;
  }

  /** Lets this session work for another business of the person. */
  async switchTo(session: Session, tenantId: number): Promise<Membership> {
    const membership = await this.options.db.withoutTenant(async (db) => {
      const found = (await membershipsOf(db, session.userId)).find(({ tenant_id: id }) => id === tenantId);
      if (!found) throw new AppError('not_found');
      await moveSession(db, session.id, found.id);
      await touchMembership(db, found.id, this.options.clock());
      return found;
    });
    this.options.forgetAccess({ userId: session.userId });
    return membership;
  }

  /** Ended and expired sessions are kept for a month, for who wants to know where an account was used. */
  async sweep(): Promise<void> {
    const before = new Date(this.options.clock().getTime() - 30 * 24 * 3_600_000);
    await this.options.db.withoutTenant((db) => forgetOldSessions(db, before));
  }
}
