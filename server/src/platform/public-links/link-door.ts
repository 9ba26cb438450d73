import { randomInt } from 'node:crypto';
import { passwordMatches } from '../auth/password-hash';
import { sameSecret, type TokenSigner } from '../auth/token-signer';
import type { Database } from '../db/database';
import type { UnitOfWork } from '../db/unit-of-work';
import { AppError } from '../http/app-error';
import { readClientCookie } from './client-cookies';
import type { ClientSessions } from './client-sessions';
import type { ClientSession } from './client-sessions.repository';
import { stateOfLink, type LinkKind, type Proof, type PublicLink } from './link-kind';
import { readLinkToken } from './link-token';
import {
  giveTryBack,
  linkByHash,
  noteLinkUsed,
  noteMiss,
  setCode,
  takeCodeTry,
  takeTry,
  useCode,
  type StoredLink,
} from './public-links.repository';

const MOST_MISSES = 30;
const MISSES_MS = 60 * 60_000;
const MOST_TRIES = 10;
const TRIES_MS = 15 * 60_000;
const CODE_MS = 10 * 60_000;
const MOST_CODE_TRIES = 5;
const MOST_CODES = 5;
const CODES_MS = 60 * 60_000;
const HALF_DAY_SECONDS = 12 * 3_600;

/** Somebody with a link. */
export interface Visit<Scope extends string = string> {
  readonly kind: Pick<LinkKind<Scope>, 'name' | 'scopes'>;
  readonly token: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
}

/** Done as the business of a link that opens, with what was shown. */
type OpenWork<T, Scope extends string> = (db: UnitOfWork, link: PublicLink<Scope>) => Promise<T>;

/** `cookies` are the Set-Cookie values by which the link stays open. */
interface Entered<T> {
  readonly cookies: string[];
  readonly result: T;
}

/** What the door says of a visit. What a link is about is known only where it opens. */
export type Seen<Scope extends string = string> =
  | { readonly state: 'locked'; readonly demands: 'password' | 'code' }
  | { readonly state: 'open'; readonly link: PublicLink<Scope>; readonly proof: Proof; readonly session: ClientSession | null };

/** Of a kind that tells its visitors why it opens no more. */
export type SeenOrEnded<Scope extends string = string> = Seen<Scope> | { readonly state: 'ended'; readonly link: PublicLink<Scope> };

interface DoorParts {
  readonly db: Database;
  readonly signer: TokenSigner;
  readonly clock: () => Date;
  readonly sessions: ClientSessions;
  /** Off only for load tests and browser suites on one address. */
  readonly limited: boolean;
  /** Is the module that gives a kind of link on for the business? */
  isOn(place: { tenantId: number; module: string }): Promise<boolean>;
}

/**
 * The only way from a token to what it opens. Made up, taken back, ended, of another kind, of a business that switched the plugin off:
 * all answer the same 404. Thirty made-up tokens in an hour close the door to their address. Every method opens its own transactions.
 */
export class LinkDoor {
  constructor(private readonly parts: DoorParts) {}

  /**
   * Runs `work` as the business of the link, under its row-level security.
   *
   * @throws AppError `not_found`, `rate_limited`
   * @example
   * door.visit({ kind: SHARE, token, headers, ip }, async (db, seen) => {
   *   if (seen.state === 'locked') throw new AppError('moodboard.share_locked');
   *   return readBoard(db, seen.link.subject_id);
   * });
   */
  visit<T, Scope extends string>(visit: Visit<Scope>, work: (db: UnitOfWork, seen: Seen<Scope>) => Promise<T>): Promise<T> {
    return this.visitAny(visit, (db, seen) => {
      if (seen.state === 'ended') throw new AppError('not_found');
      return work(db, seen);
    });
  }

  /** As `visit`, for pages that tell why a link opens no more. */
  visitAny<T, Scope extends string>(visit: Visit<Scope>, work: (db: UnitOfWork, seen: SeenOrEnded<Scope>) => Promise<T>): Promise<T> {
    return this.#inBusiness(visit, async (db, link) => work(db, await this.#see(db, visit, link)));
  }

  /**
   * Opens a link with its password, for half a day in this browser, and does what the visitor came for. Ten wrong passwords close it for a
   * quarter of an hour, to everybody.
   *
   * @returns the Set-Cookie values, none where no password is asked for, with what `work` answers; null: it was the wrong one.
   */
  async enterPassword<T, Scope extends string>(
    visit: Visit<Scope> & { readonly password: string },
    work: OpenWork<T, Scope>,
  ): Promise<Entered<T> | null> {
    const link = await this.#openLink(visit, async (db, found) => {
      const now = this.parts.clock();
      const since = new Date(now.getTime() - TRIES_MS);
      if (found.password_hash === null || (await takeTry(db, { id: found.id, now, since, most: MOST_TRIES }))) return found;
      throw this.#tooMany(found.tries_since, TRIES_MS);
    });
    // Takes 50 ms on purpose, outside any transaction.
    if (link.password_hash !== null && !(await passwordMatches(link.password_hash, visit.password))) return null;
    return this.#openLink(visit, async (db, found) => {
      // Another password since then.
      if (found.password_hash !== link.password_hash) throw new AppError('not_found');
      const result = await work(db, shownOf<Scope>(found));
      await noteLinkUsed(db, { id: found.id, at: this.parts.clock() });
      if (found.password_hash === null) return { cookies: [], result };
      await giveTryBack(db, found.id);
      return { cookies: await this.#openSession(db, { visit, link: found, proof: 'password' }), result };
    });
  }

  /**
   * Sends six digits to the mailbox of the link, good for ten minutes and five tries; at most five codes an hour. Answers the same
   * whether there is a mailbox or not.
   *
   * @param send writes the mail in the transaction it is given: `(db, { email, code }) => deps.mail.sendPersonal(db, …)`
   */
  async sendCode(
    visit: Visit,
    send: (db: UnitOfWork, mail: { email: string; code: string; subjectId: number }) => Promise<void>,
  ): Promise<void> {
    await this.#openLink(visit, async (db, { id, email, subject_id: subjectId }) => {
      if (email === null) return;
      const now = this.parts.clock();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const isSet = await setCode(db, {
        id,
        hash: this.#hashOfCode(visit.token, code),
        now,
        expiresAt: new Date(now.getTime() + CODE_MS),
        since: new Date(now.getTime() - CODES_MS),
        most: MOST_CODES,
      });
      if (!isSet) throw this.#tooMany(null, CODES_MS);
      await send(db, { email, code, subjectId });
    });
  }

  /** As `enterPassword`, with the code from the mailbox; a code opens once. Null: wrong, too old, or tried too often. */
  async enterCode<T, Scope extends string>(
    visit: Visit<Scope> & { readonly code: string },
    work: OpenWork<T, Scope>,
  ): Promise<Entered<T> | null> {
    // The try counts although the code is wrong: it is committed on its own.
    const kept = await this.#openLink(visit, (db, { id }) => takeCodeTry(db, { id, now: this.parts.clock(), most: MOST_CODE_TRIES }));
    const hash = this.#hashOfCode(visit.token, visit.code);
    if (!sameSecret(kept ?? '', hash)) return null;
    return this.#openLink(visit, async (db, link) => {
      if (!(await useCode(db, { id: link.id, hash }))) return null;
      const result = await work(db, shownOf<Scope>(link));
      await noteLinkUsed(db, { id: link.id, at: this.parts.clock() });
      return { cookies: await this.#openSession(db, { visit, link, proof: 'code' }), result };
    });
  }

  /**
   * Runs with a link that opens, whatever it asks for: for what is written to the mailbox of its person, and for how a page that asks looks.
   * What the link is about must not get into the answer.
   *
   * @throws AppError `not_found`, `rate_limited`
   * @example
   * await door.knock(visit, (db, link) => writePasswordMail(db, link.subject_id));
   */
  knock<T, Scope extends string>(visit: Visit<Scope>, work: OpenWork<T, Scope>): Promise<T> {
    return this.#openLink(visit, (db, link) => work(db, shownOf<Scope>(link)));
  }

  #openSession(db: UnitOfWork, { visit, link, proof }: { visit: Visit; link: StoredLink; proof: Proof }): Promise<string[]> {
    const { ip, headers, token: linkToken } = visit;
    const userAgent = headers['user-agent'] ?? '';
    return this.parts.sessions.openForLink(db, {
      linkToken,
      linkId: link.id,
      scopes: link.scopes,
      proof,
      seconds: HALF_DAY_SECONDS,
      ip,
      userAgent,
    });
  }

  async #see<Scope extends string>(db: UnitOfWork, { headers, token }: Visit<Scope>, stored: StoredLink): Promise<SeenOrEnded<Scope>> {
    const link = shownOf<Scope>(stored);
    if (stateOfLink(stored, this.parts.clock()) !== 'open') return { state: 'ended', link };
    const cookie = readClientCookie(headers['cookie'], token);
    const found = cookie === undefined ? null : await this.parts.sessions.find(db, cookie);
    const session = found?.link_id === link.id ? found : null;
    if (link.demands !== 'nothing' && !session) return { state: 'locked', demands: link.demands };
    return { state: 'open', link, session, proof: session?.proof ?? 'link' };
  }

  /** For what is done with a link that opens. */
  #openLink<T>(visit: Visit, work: (db: UnitOfWork, link: StoredLink) => Promise<T>): Promise<T> {
    return this.#inBusiness(visit, (db, link) => {
      if (stateOfLink(link, this.parts.clock()) !== 'open') throw new AppError('not_found');
      return work(db, link);
    });
  }

  async #inBusiness<T>(visit: Visit, work: (db: UnitOfWork, link: StoredLink) => Promise<T>): Promise<T> {
    const { kind, token, ip } = visit;
    const read = readLinkToken(token, this.parts.signer);
    const [module = ''] = kind.name.split('.');
    const address = this.parts.signer.hash(`link-guess ${ip}`);
    const since = new Date(this.parts.clock().getTime() - MISSES_MS);
    if (!read || !(await this.parts.isOn({ tenantId: read.tenantId, module }))) return this.#miss(address);
    const done = await this.parts.db.withTenant({ tenantId: read.tenantId, memberId: null }, async (db) => {
      const { link, misses } = await linkByHash(db, { kind: kind.name, tokenHash: read.hash, address, since });
      if (this.parts.limited && misses >= MOST_MISSES) throw this.#tooMany(null, MISSES_MS);
      return link ? { result: await work(db, link) } : null;
    });
    return done ? done.result : this.#miss(address);
  }

  async #miss(address: string): Promise<never> {
    const now = this.parts.clock();
    const since = new Date(now.getTime() - MISSES_MS);
    const misses = this.parts.limited ? await this.parts.db.withoutTenant((db) => noteMiss(db, { address, now, since })) : 0;
    if (misses > MOST_MISSES) throw this.#tooMany(null, MISSES_MS);
    throw new AppError('not_found');
  }

  #hashOfCode(token: string, code: string): string {
    return this.parts.signer.hash(`link-code ${token} ${code}`);
  }

  #tooMany(since: string | null, periodMs: number): AppError {
    const passed = since === null ? 0 : this.parts.clock().getTime() - Date.parse(since);
    const wait = Math.max(1, Math.ceil((periodMs - passed) / 1_000));
    return new AppError('rate_limited', { retry_after: wait }, { 'retry-after': String(wait) });
  }
}

/** Without what is compared on the server alone. */
function shownOf<Scope extends string>({
  token_hash: _hash,
  password_hash: _password,
  email: _email,
  tries_since: _since,
  ...shown
}: StoredLink) {
  return shown as PublicLink<Scope>;
}
