import type { Db } from '../db/db';
import type { Demand, PublicLink } from './link-kind';

/** A link with what is compared on the server alone. */
export interface StoredLink extends PublicLink {
  readonly token_hash: string;
  readonly password_hash: string | null;
  readonly email: string | null;
  readonly tries_since: string | null;
}

const SHOWN = 'id, subject_id, scopes, label, demands, expires_at, revoked_at, used_count, last_used_at, created_at, created_by_id';
const STORED = `${SHOWN}, token_hash, password_hash, email, tries_since`;

export interface NewLinkRow {
  readonly kind: string;
  readonly subjectType: string;
  readonly subjectId: number;
  readonly scopes: readonly string[];
  readonly label: string;
  readonly tokenHash: string;
  readonly sealedToken: string | null;
  readonly demands: Demand;
  readonly passwordHash: string | null;
  readonly email: string | null;
  readonly at: Date;
  readonly expiresAt: Date | null;
  readonly forgetAt: Date | null;
}

const INSERT = `insert into platform_public_link
  (kind, subject_type, subject_id, scopes, label, token_hash, sealed_token, demands, password_hash, email, created_at, expires_at, forget_at, created_by_id)
  values ($1, $2, $3, $4::text[], $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${SHOWN}`;

export async function insertLink(db: Db, row: NewLinkRow): Promise<PublicLink> {
  const [made] = await db.rows<PublicLink>(INSERT, [
    row.kind,
    row.subjectType,
    row.subjectId,
    row.scopes,
    row.label,
    row.tokenHash,
    row.sealedToken,
    row.demands,
    row.passwordHash,
    row.email,
    row.at,
    row.expiresAt,
    row.forgetAt,
    db.memberId,
  ]);
  if (!made) throw new Error('The link was not written.');
  return made;
}

/** The newest first; at most 200 per call. */
export function linksAbout(
  db: Db,
  { kind, subjectIds, revoked }: { kind: string; subjectIds: readonly number[]; revoked: boolean },
): Promise<PublicLink[]> {
  return db.rows<PublicLink>(
    `select ${SHOWN} from platform_public_link where kind = $1 and subject_id = any ($2::int[]) and ($3::boolean or revoked_at is null)
     order by id desc limit 200`,
    [kind, subjectIds, revoked],
  );
}

export async function sealedTokenOf(
  db: Db,
  { kind, id }: { kind: string; id: number },
): Promise<{ subject_id: number; sealed: string } | undefined> {
  const [row] = await db.rows<{ subject_id: number; sealed: string }>(
    'select subject_id, sealed_token as sealed from platform_public_link where kind = $1 and id = $2 and sealed_token is not null',
    [kind, id],
  );
  return row;
}

export async function setLinkRevoked(
  db: Db,
  { kind, id, subjectId, at }: { kind: string; id: number; subjectId: number; at: Date | null },
): Promise<PublicLink | undefined> {
  const [row] = await db.rows<PublicLink>(
    `update platform_public_link set revoked_at = case when $4::timestamptz is not null then coalesce(revoked_at, $4::timestamptz) end
     where kind = $1 and id = $2 and subject_id = $3 returning ${SHOWN}`,
    [kind, id, subjectId, at],
  );
  return row;
}

/** False: there is no such link. What was tried at the one before counts no more. */
export async function setLinkDemand(
  db: Db,
  { kind, id, demands, passwordHash }: { kind: string; id: number; demands: Demand; passwordHash: string | null },
): Promise<boolean> {
  const set = await db.rows(
    `update platform_public_link set demands = $3, password_hash = $4, tries = 0, tries_since = null where kind = $1 and id = $2 returning id`,
    [kind, id, demands, passwordHash],
  );
  return set.length > 0;
}

export interface Rotation {
  readonly kind: string;
  readonly id: number;
  readonly tokenHash: string;
  readonly sealedToken: string | null;
  readonly expiresAt: Date | null;
  readonly forgetAt: Date | null;
}

/** Another token for the link, open and without what was tried at the one before. */
export async function rotateLink(db: Db, to: Rotation): Promise<PublicLink | undefined> {
  const [row] = await db.rows<PublicLink>(
    `update platform_public_link set token_hash = $3, sealed_token = $4, expires_at = $5, forget_at = $6, revoked_at = null,
       tries = 0, tries_since = null, code_hash = null, code_tries = 0 where kind = $1 and id = $2 returning ${SHOWN}`,
    [to.kind, to.id, to.tokenHash, to.sealedToken, to.expiresAt, to.forgetAt],
  );
  return row;
}

/** The link of a token together with how often its address has missed; one row, its link null when nobody has made it. */
export async function linkByHash(
  db: Db,
  { kind, tokenHash, address, since }: { kind: string; tokenHash: string; address: string; since: Date },
): Promise<{ link: StoredLink | null; misses: number }> {
  const [row] = await db.rows<Partial<StoredLink> & { misses: number }>(
    `select ${STORED}, coalesce(guess.misses, 0) as misses from (select 1) one
     left join (select ${STORED} from platform_public_link where kind = $1 and token_hash = $2) link on true
     left join (select misses from platform_link_guess where address = $3 and since > $4) guess on true`,
    [kind, tokenHash, address, since],
  );
  return { link: row?.id ? (row as StoredLink) : null, misses: row?.misses ?? 0 };
}

/** Counts a miss and answers how many there are; the count begins anew with the first one after its hour. */
export async function noteMiss(db: Db, { address, now, since }: { address: string; now: Date; since: Date }): Promise<number> {
  const [row] = await db.rows<{ misses: number }>(
    `insert into platform_link_guess as known (address, misses, since) values ($1, 1, $2) on conflict (address) do update set
       misses = case when known.since > $3 then known.misses + 1 else 1 end, since = case when known.since > $3 then known.since else $2 end
     returning misses`,
    [address, now, since],
  );
  return row?.misses ?? 0;
}

export async function noteLinkUsed(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.rows('update platform_public_link set used_count = used_count + 1, last_used_at = $2 where id = $1', [id, at]);
}

/** Takes one try at the password, before it is looked at: of many at once no more are judged than there may be. False: they are used up. */
export async function takeTry(db: Db, { id, now, since, most }: { id: number; now: Date; since: Date; most: number }): Promise<boolean> {
  const taken = await db.rows(
    `update platform_public_link set tries = case when tries_since > $3 then tries + 1 else 1 end,
       tries_since = case when tries_since > $3 then tries_since else $2 end
     where id = $1 and not (tries >= $4::int and coalesce(tries_since > $3, false)) returning id`,
    [id, now, since, most],
  );
  return taken.length > 0;
}

/** The password was right: it was no failure. */
export async function giveTryBack(db: Db, id: number): Promise<void> {
  await db.rows('update platform_public_link set tries = greatest(tries - 1, 0) where id = $1', [id]);
}

export interface NewCode {
  readonly id: number;
  readonly hash: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly since: Date;
  readonly most: number;
}

/** Puts a new code in the place of the one before. False: as many were sent as may be. */
export async function setCode(db: Db, { id, hash, now, expiresAt, since, most }: NewCode): Promise<boolean> {
  const set = await db.rows(
    `update platform_public_link set code_hash = $2, code_expires_at = $4, code_tries = 0,
       codes_sent = case when codes_since > $5 then codes_sent + 1 else 1 end, codes_since = case when codes_since > $5 then codes_since else $3 end
     where id = $1 and not (codes_sent >= $6::int and coalesce(codes_since > $5, false)) returning id`,
    [id, hash, now, expiresAt, since, most],
  );
  return set.length > 0;
}

/** Takes one try at the code. Null: there is none, it is too old, or its tries are used up. */
export async function takeCodeTry(db: Db, { id, now, most }: { id: number; now: Date; most: number }): Promise<string | null> {
  const [row] = await db.rows<{ code_hash: string }>(
    `update platform_public_link set code_tries = code_tries + 1
     where id = $1 and code_hash is not null and code_expires_at > $2 and code_tries < $3::int returning code_hash`,
    [id, now, most],
  );
  return row?.code_hash ?? null;
}

/** A code opens once. False: another request has used it meanwhile. */
export async function useCode(db: Db, { id, hash }: { id: number; hash: string }): Promise<boolean> {
  return (
    (await db.rows('update platform_public_link set code_hash = null where id = $1 and code_hash = $2 returning id', [id, hash])).length > 0
  );
}

/** Removes links and misses that nobody needs any more. In the platform's own transaction. */
export async function forgetOldLinks(db: Db, now: Date): Promise<void> {
  await db.rows('delete from platform_public_link where forget_at < $1', [now]);
  await db.rows(`delete from platform_link_guess where since < $1::timestamptz - interval '1 day'`, [now]);
}
