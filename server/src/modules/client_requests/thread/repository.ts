import type { Db } from '../../../platform/db/db';

/** A line of the thread as it is kept. */
export interface StoredMessage {
  readonly id: number;
  readonly request_id: number;
  readonly from_client: boolean;
  readonly author: string;
  readonly body: string;
  readonly internal: boolean;
  readonly file_ids: readonly number[];
  readonly created_at: string;
}

export type NewMessage = Omit<StoredMessage, 'created_at' | 'id'> & { readonly project_id: number; readonly at: Date };

const COLUMNS = 'id, request_id, from_client, author, body, internal, file_ids, created_at';

export async function addMessage(db: Db, message: NewMessage): Promise<StoredMessage> {
  const { request_id, project_id, from_client, author, body, internal, file_ids, at } = message;
  const [made] = await db.rows<StoredMessage>(
    `insert into client_requests_message (request_id, project_id, from_client, author, body, internal, file_ids, created_at, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7::int[], $8::timestamptz, $9) returning ${COLUMNS}`,
    [request_id, project_id, from_client, author, body, internal, file_ids, at.toISOString(), db.memberId],
  );
  if (!made) throw new Error('A message of a request was not kept.');
  return made;
}

/** The threads of some requests, the oldest first. */
export const messagesOf = (db: Db, requestIds: readonly number[]): Promise<StoredMessage[]> =>
  db.rows<StoredMessage>(
    `select ${COLUMNS} from client_requests_message where request_id = any ($1::int[]) order by created_at, id limit 2000`,
    [requestIds],
  );

/** Puts a thread into another one. */
export async function moveMessages(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await db.rows('update client_requests_message set request_id = $2 where request_id = $1', [from, to]);
}
