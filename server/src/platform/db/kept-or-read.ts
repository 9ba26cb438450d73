import type { Db } from './db';
import type { Question } from './kept-reads';

/**
 * The answer as others have read it, or read now and kept for them. It is shared: nobody changes it.
 *
 * @example
 * const settings = await keptOrRead(db, { key: 'shop.settings', tables: ['shop_settings'] }, () => readSettings(db));
 */
export async function keptOrRead<T>(db: Db, question: Question, read: () => Promise<T>): Promise<T> {
  const kept = db.kept<T>(question);
  if (kept?.answer !== undefined) return kept.answer;
  const answer = await read();
  kept?.keep(answer);
  return answer;
}
