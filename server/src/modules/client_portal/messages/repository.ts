import type { NewMessage } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';

export interface StoredMessage {
  readonly id: number;
  readonly person_id: number | null;
  readonly author: string;
  readonly body: string;
  readonly at: string;
}

interface Written extends NewMessage {
  readonly projectId: number;
  readonly personId: number | null;
  readonly author: string;
  readonly at: Date;
}

const MOST_SHOWN = 300;
const COLUMNS = 'id, person_id, author, body, created_at as at';

/** The newest at the end. */
export async function messagesOf(db: Db, projectId: number): Promise<StoredMessage[]> {
  const found = await db.rows<StoredMessage>(
    `select ${COLUMNS} from client_portal_message where project_id = $1 order by id desc limit $2`,
    [projectId, MOST_SHOWN],
  );
  return found.reverse();
}

export async function findMessage(db: Db, id: number): Promise<StoredMessage | undefined> {
  const [found] = await db.rows<StoredMessage>(`select ${COLUMNS} from client_portal_message where id = $1`, [id]);
  return found;
}

/** The message, and whether it is there since now: the same key of the same author is the message of before. */
export async function keepMessage(
  db: Db,
  { projectId, personId, author, key, body, at }: Written,
): Promise<{ message: StoredMessage; isNew: boolean }> {
  const [made] = await db.rows<StoredMessage>(
    `insert into client_portal_message (project_id, person_id, author, key, body, created_at, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, project_id, coalesce(person_id, 0), key) do nothing returning ${COLUMNS}`,
    [projectId, personId, author, key, body, at, db.memberId],
  );
  if (made) return { message: made, isNew: true };
  const [before] = await db.rows<StoredMessage>(
    `select ${COLUMNS} from client_portal_message where project_id = $1 and coalesce(person_id, 0) = coalesce($2::int, 0) and key = $3`,
    [projectId, personId, key],
  );
  if (!before) throw new Error('A message is neither new nor there');
  return { message: before, isNew: false };
}

/** Up to which message each person has read. */
export async function readersOf(db: Db, projectId: number): Promise<{ id: number; name: string; read_up_to: number }[]> {
  return db.rows<{ id: number; name: string; read_up_to: number }>(
    'select id, name, read_up_to from client_portal_person where project_id = $1 and sees_messages order by id',
    [projectId],
  );
}

export async function teamReadUpTo(db: Db, projectId: number): Promise<number> {
  const [row] = await db.rows<{ team_read_up_to: number }>('select team_read_up_to from client_portal_portal where project_id = $1', [
    projectId,
  ]);
  return row?.team_read_up_to ?? 0;
}

/** Never further than the thread goes, and never back. */
export async function notePersonRead(
  db: Db,
  { personId, projectId, id }: { personId: number; projectId: number; id: number },
): Promise<void> {
  await db.rows(
    `update client_portal_person set read_up_to = m.id from client_portal_message m
     where client_portal_person.id = $1 and m.project_id = $2 and m.id = $3 and read_up_to < m.id`,
    [personId, projectId, id],
  );
}

export async function noteTeamRead(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<void> {
  await db.rows(
    `update client_portal_portal set team_read_up_to = m.id from client_portal_message m
     where client_portal_portal.project_id = $1 and m.project_id = $1 and m.id = $2 and team_read_up_to < m.id`,
    [projectId, id],
  );
}

/** Messages of the team that a person has not read. */
export async function unreadOf(db: Db, { personId, projectId }: { personId: number; projectId: number }): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from client_portal_message m join client_portal_person p on p.id = $1
     where m.project_id = $2 and m.person_id is null and m.id > p.read_up_to`,
    [personId, projectId],
  );
  return row?.count ?? 0;
}

/** Of some people those who were told of an unread message a moment ago. */
export async function toldLately(db: Db, { projectId, messageId, minutes }: { projectId: number; messageId: number; minutes: number }) {
  const rows = await db.rows<{ id: number }>(
    `select p.id from client_portal_person p where p.project_id = $1 and exists (
       select 1 from client_portal_message o join client_portal_message m on m.id = $2
       where o.project_id = $1 and o.person_id is null and o.id > p.read_up_to and o.id < m.id
         and o.created_at > m.created_at - make_interval(mins => $3))`,
    [projectId, messageId, minutes],
  );
  return new Set(rows.map(({ id }) => id));
}
