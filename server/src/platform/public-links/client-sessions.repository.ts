import type { Db } from '../db/db';
import type { Proof } from './link-kind';

/** A session of a client or partner. `link_id` or `contact_id` with `project_id` say what it is for. */
export interface ClientSession {
  readonly id: number;
  readonly link_id: number | null;
  readonly contact_id: number | null;
  readonly project_id: number | null;
  readonly scopes: readonly string[];
  readonly proof: Proof;
  readonly last_seen_at: string;
}

export interface NewClientSession {
  readonly tokenHash: string;
  readonly linkId: number | null;
  readonly contactId: number | null;
  readonly projectId: number | null;
  readonly scopes: readonly string[];
  readonly proof: Proof;
  readonly ip: string;
  readonly userAgent: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertClientSession(db: Db, session: NewClientSession): Promise<void> {
  await db.rows(
    `insert into platform_client_session
       (token_hash, link_id, contact_id, project_id, scopes, proof, ip, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5::text[], $6, $7, $8, $9, $9, $10)`,
    [
      session.tokenHash,
      session.linkId,
      session.contactId,
      session.projectId,
      session.scopes,
      session.proof,
      session.ip,
      session.userAgent,
      session.at,
      session.expiresAt,
    ],
  );
}

/** The open session of a token. One of a link ends with it. */
export async function clientSessionByHash(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<ClientSession | undefined> {
  const [row] = await db.rows<ClientSession>(
    `select session.id, session.link_id, session.contact_id, session.project_id, session.scopes, session.proof, session.last_seen_at
     from platform_client_session session left join platform_public_link link on link.tenant_id = session.tenant_id and link.id = session.link_id
     where session.token_hash = $1 and session.revoked_at is null and session.expires_at > $2
       and (session.link_id is null or (link.revoked_at is null and coalesce(link.expires_at > $2, true)))`,
    [tokenHash, now],
  );
  return row;
}

export async function touchClientSession(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.rows('update platform_client_session set last_seen_at = $2 where id = $1', [id, at]);
}

export async function endSessionsOfLink(db: Db, { linkId, at }: { linkId: number; at: Date }): Promise<void> {
  await db.rows('update platform_client_session set revoked_at = $2 where link_id = $1 and revoked_at is null', [linkId, at]);
}

/** Of a person, in one project or in all. */
export async function endSessionsOfPerson(
  db: Db,
  { contactId, projectId, at }: { contactId: number; projectId: number | null; at: Date },
): Promise<void> {
  await db.rows(
    `update platform_client_session set revoked_at = $3 where contact_id = $1 and ($2::int is null or project_id = $2) and revoked_at is null`,
    [contactId, projectId, at],
  );
}

export async function endClientSession(db: Db, { tokenHash, at }: { tokenHash: string; at: Date }): Promise<void> {
  await db.rows('update platform_client_session set revoked_at = $2 where token_hash = $1 and revoked_at is null', [tokenHash, at]);
}
