import type { TokenSigner } from '../auth/token-signer';
import type { Database } from '../db/database';
import type { Db } from '../db/db';
import { clientCookies, clientCsrfCookie, endedClientCookies } from './client-cookies';
import {
  clientSessionByHash,
  endClientSession,
  endSessionsOfPerson,
  insertClientSession,
  touchClientSession,
  type ClientSession,
} from './client-sessions.repository';
import type { Proof } from './link-kind';
import { newLinkToken, readLinkToken } from './link-token';

const SEEN_EVERY_MS = 10 * 60_000;
const CSRF_SECONDS = 86_400;

/** Where somebody opens a session from. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

interface Opening extends Visitor {
  readonly scopes: readonly string[];
  readonly proof: Proof;
  readonly seconds: number;
}

/**
 * Sessions of clients and partners, beside those of members: a table, cookies and a form of token of their own, so that neither is ever
 * taken for the other. A session of a link ends with it.
 */
export class ClientSessions {
  readonly #secure: boolean;

  constructor(
    private readonly parts: {
      readonly db: Database;
      readonly signer: TokenSigner;
      readonly clock: () => Date;
      readonly publicUrl: string | undefined;
    },
  ) {
    this.#secure = parts.publicUrl?.startsWith('https:') ?? false;
  }

  /** Opens a session of a link. Answers the Set-Cookie values. */
  openForLink(db: Db, { linkToken, linkId, ...how }: Opening & { linkToken: string; linkId: number }): Promise<string[]> {
    return this.#open(db, { ...how, linkToken, linkId, contactId: null, projectId: null });
  }

  /**
   * Opens a session of a person in a project: the portal after its password, a partner after signing in. Answers the Set-Cookie values.
   *
   * @example
   * const cookies = await deps.clients.openForPerson(db, { contactId, projectId, scopes: ['read', 'pay'], proof: 'password', seconds: 86_400, ip, userAgent });
   */
  openForPerson(db: Db, { contactId, projectId, ...how }: Opening & { contactId: number; projectId: number }): Promise<string[]> {
    return this.#open(db, { ...how, linkToken: null, linkId: null, contactId, projectId });
  }

  /** Whose session is this token? Null: nobody's, ended, or of a link that has ended. */
  async resolve(token: string): Promise<{ tenantId: number; session: ClientSession } | null> {
    const read = readLinkToken(token, this.parts.signer);
    if (!read) return null;
    const session = await this.parts.db.withTenant({ tenantId: read.tenantId, memberId: null }, (db) => this.find(db, token));
    return session ? { tenantId: read.tenantId, session } : null;
  }

  /** As `resolve`, in the transaction of the business whose session it should be. */
  async find(db: Db, token: string): Promise<ClientSession | null> {
    const read = readLinkToken(token, this.parts.signer);
    if (read?.tenantId !== db.tenantId) return null;
    const now = this.parts.clock();
    const session = await clientSessionByHash(db, { tokenHash: read.hash, now });
    if (!session) return null;
    if (now.getTime() - Date.parse(session.last_seen_at) > SEEN_EVERY_MS) await touchClientSession(db, { id: session.id, at: now });
    return session;
  }

  /** Ends the session of a token. Answers the Set-Cookie values that forget it. */
  async end(db: Db, { token, linkToken }: { token: string; linkToken: string | null }): Promise<string[]> {
    const read = readLinkToken(token, this.parts.signer);
    if (read?.tenantId === db.tenantId) await endClientSession(db, { tokenHash: read.hash, at: this.parts.clock() });
    return endedClientCookies(linkToken, { signer: this.parts.signer, secure: this.#secure });
  }

  /** Signs a person out everywhere, in one project or (null) in all. */
  endOfPerson(db: Db, person: { contactId: number; projectId: number | null }): Promise<void> {
    return endSessionsOfPerson(db, { ...person, at: this.parts.clock() });
  }

  /** The Set-Cookie value of a CSRF token for a page of clients; `sessionToken` is `''` before anything was shown. */
  csrfCookie(linkToken: string | null, sessionToken: string): string {
    return clientCsrfCookie(linkToken, sessionToken, { signer: this.parts.signer, secure: this.#secure, maxAge: CSRF_SECONDS });
  }

  async #open(
    db: Db,
    {
      linkToken,
      seconds,
      ...facts
    }: Opening & { linkToken: string | null; linkId: number | null; contactId: number | null; projectId: number | null },
  ): Promise<string[]> {
    const at = this.parts.clock();
    const { token, hash } = newLinkToken(db.tenantId, this.parts.signer);
    const expiresAt = new Date(at.getTime() + seconds * 1_000);
    await insertClientSession(db, { ...facts, userAgent: facts.userAgent.slice(0, 300), tokenHash: hash, at, expiresAt });
    return clientCookies(linkToken, token, { signer: this.parts.signer, secure: this.#secure, maxAge: seconds });
  }
}
