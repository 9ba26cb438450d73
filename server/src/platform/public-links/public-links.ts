import type { SecretBox } from '../auth/secret-box';
import type { TokenSigner } from '../auth/token-signer';
import type { Db } from '../db/db';
import { endSessionsOfLink } from './client-sessions.repository';
import type { LinkKind, PublicLink } from './link-kind';
import { newLinkToken } from './link-token';
import { insertLink, linksAbout, noteLinkUsed, rotateLink, sealedTokenOf, setLinkDemand, setLinkRevoked } from './public-links.repository';

const DAY_MS = 86_400_000;

export interface LinkParts {
  readonly signer: TokenSigner;
  /** Keeps tokens that may be shown again. */
  readonly box: SecretBox;
  readonly clock: () => Date;
}

/** What the giver of a link says of it. */
export interface NewLink<Scope extends string> {
  /** The record it is about, of the kind's `subject`. */
  readonly subjectId: number;
  readonly scopes: readonly Scope[];
  /** Whom it is for, in words. */
  readonly label?: string;
  readonly expiresAt?: Date | null;
  /** Of `hashPassword`; the visitor is asked for the password. */
  readonly passwordHash?: string | null;
  /** Where codes go. */
  readonly email?: string | null;
  /** The visitor is asked for a code before anything is shown; needs `email`. */
  readonly demandsCode?: boolean;
}

/** Giving, taking back and renewing links, for the team. Every method works in the caller's transaction. */
export class PublicLinks {
  constructor(private readonly parts: LinkParts) {}

  /**
   * Makes a link. Its token is answered here; where the kind is not `shownAgain` it is never known again.
   *
   * @example
   * const { token } = await deps.links.create(db, PORTAL, { subjectId: projectId, scopes: ['read'], expiresAt });
   * const address = `${siteAddress(env, headers)}/portal/${token}`;
   */
  async create<Scope extends string>(
    db: Db,
    kind: LinkKind<Scope>,
    wanted: NewLink<Scope>,
  ): Promise<{ token: string; link: PublicLink<Scope> }> {
    const { subjectId, scopes, label = '', expiresAt = null, passwordHash = null, email = null, demandsCode = false } = wanted;
    const { token, hash } = newLinkToken(db.tenantId, this.parts.signer);
    const link = await insertLink(db, {
      kind: kind.name,
      subjectType: kind.subject,
      subjectId,
      scopes,
      label,
      tokenHash: hash,
      sealedToken: this.#sealed(db, { kind, token }),
      demands: demanded({ passwordHash, demandsCode }),
      passwordHash,
      email,
      at: this.parts.clock(),
      expiresAt,
      forgetAt: forgetAt(kind, expiresAt),
    });
    return { token, link: link as PublicLink<Scope> };
  }

  /** Links about some records, also those that have ended, and with `revoked` those that were taken back; the newest first, at most 200. */
  about<Scope extends string>(
    db: Db,
    kind: LinkKind<Scope>,
    { subjectIds, revoked = false }: { subjectIds: readonly number[]; revoked?: boolean },
  ): Promise<PublicLink<Scope>[]> {
    return linksAbout(db, { kind: kind.name, subjectIds, revoked }) as Promise<PublicLink<Scope>[]>;
  }

  /** The token of a link that may be shown again. Null: there is no such link about this record, or it was sealed under another secret. */
  async reveal(db: Db, kind: LinkKind, { id, subjectId }: { id: number; subjectId: number }): Promise<string | null> {
    const found = await sealedTokenOf(db, { kind: kind.name, id });
    return found?.subject_id === subjectId ? this.parts.box.open(ownerOf(db), found.sealed) : null;
  }

  /** Takes a link back, which ends what it has opened, or lets it work again. Undefined: there is none about this record. */
  async setRevoked<Scope extends string>(
    db: Db,
    kind: LinkKind<Scope>,
    { id, subjectId, revoked }: { id: number; subjectId: number; revoked: boolean },
  ): Promise<PublicLink<Scope> | undefined> {
    const now = this.parts.clock();
    const link = await setLinkRevoked(db, { kind: kind.name, id, subjectId, at: revoked ? now : null });
    if (link && revoked) await endSessionsOfLink(db, { linkId: id, at: now });
    return link as PublicLink<Scope> | undefined;
  }

  /** Gives a link another token: the one before opens nothing any more, and what it has opened ends. */
  async rotate(db: Db, kind: LinkKind, { id, expiresAt }: { id: number; expiresAt: Date | null }): Promise<string | null> {
    const { token, hash } = newLinkToken(db.tenantId, this.parts.signer);
    const sealedToken = this.#sealed(db, { kind, token });
    const rotated = await rotateLink(db, {
      kind: kind.name,
      id,
      tokenHash: hash,
      sealedToken,
      expiresAt,
      forgetAt: forgetAt(kind, expiresAt),
    });
    if (!rotated) return null;
    await endSessionsOfLink(db, { linkId: id, at: this.parts.clock() });
    return token;
  }

  /**
   * Asks for a password or a code from now on, or for nothing. Where more is asked for than before, or another password, who is in has to
   * show it as well. False: there is no such link of this kind.
   *
   * @example
   * await deps.links.setDemand(db, PORTAL, { id, passwordHash: await hashPassword(password) });
   */
  async setDemand(
    db: Db,
    kind: LinkKind,
    { id, passwordHash = null, demandsCode = false }: { id: number; passwordHash?: string | null; demandsCode?: boolean },
  ): Promise<boolean> {
    const demands = demanded({ passwordHash, demandsCode });
    const isSet = await setLinkDemand(db, { kind: kind.name, id, demands, passwordHash });
    if (isSet && demands !== 'nothing') await endSessionsOfLink(db, { linkId: id, at: this.parts.clock() });
    return isSet;
  }

  /** Notes that somebody has opened what the link leads to. */
  noteUsed(db: Db, id: number): Promise<void> {
    return noteLinkUsed(db, { id, at: this.parts.clock() });
  }

  #sealed(db: Db, { kind, token }: { kind: LinkKind; token: string }): string | null {
    return kind.shownAgain ? this.parts.box.seal(ownerOf(db), token) : null;
  }
}

/** To whom a sealed token is bound. */
export const ownerOf = ({ tenantId }: Pick<Db, 'tenantId'>): string => `link/${tenantId}`;

function demanded({ passwordHash, demandsCode }: { passwordHash: string | null; demandsCode: boolean }) {
  if (passwordHash !== null) return 'password';
  return demandsCode ? 'code' : 'nothing';
}

function forgetAt({ forgottenAfterDays: days }: LinkKind, expiresAt: Date | null): Date | null {
  return days === undefined || expiresAt === null ? null : new Date(expiresAt.getTime() + days * DAY_MS);
}
