import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { findSession, type SessionRow } from './repository';

/** @throws AppError `agents.session_not_found` */
export async function requireSession(db: Db, key: string): Promise<SessionRow> {
  const session = await findSession(db, key);
  if (!session) throw new AppError('agents.session_not_found');
  return session;
}
