import type { ClientLanguage } from '@butterfly/contracts/core';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';

/** What of a booking nobody is shown. */
export interface Plumbing {
  readonly uid: string;
  readonly site: string;
  /** That the visitor spoke; null: it is not known. */
  readonly language: ClientLanguage | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly root_id: number;
  readonly link_id: number | null;
  readonly asked: boolean;
}

export async function plumbingOf(db: Db, id: number): Promise<Plumbing> {
  const [row] = await db.rows<Plumbing>(
    'select uid, site, language, utm, coalesce(root_id, id) as root_id, link_id, asked from event_meetings_booking where id = $1',
    [id],
  );
  if (!row) throw new AppError('not_found');
  return row;
}

/** The booking that took the place of the first one last. */
export async function newestOf(db: Db, rootId: number): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    'select id from event_meetings_booking where root_id = $1 or id = $1 order by id desc limit 1',
    [rootId],
  );
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** How many meetings an address has that are not over at `now`; of all kinds. */
export async function openOf(db: Db, { email, now }: { email: string; now: Date }): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from event_meetings_booking where email = $1 and status in ('pending', 'accepted') and end_at > $2::timestamptz`,
    [email, now],
  );
  return row?.count ?? 0;
}

export const formIsKnown = async (db: Db, nonce: string): Promise<boolean> =>
  (await db.rows('select 1 as one from event_meetings_booking where form_nonce = $1', [nonce])).length > 0;
