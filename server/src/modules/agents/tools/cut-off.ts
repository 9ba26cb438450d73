import type { Db } from '../../../platform/db/db';
import { giveUpCutOff, markCard } from './repository';

const CUT_OFF =
  'It was cut off: the server stopped in the middle of it, and nothing is known of its end. Look whether it was done, then ask again.';

/** Says of every action whose process died that nobody knows its end, in the conversation too. */
export async function settleCutOff(db: Db, which: { sessionId: number } | { token: string }): Promise<void> {
  for (const { token } of await giveUpCutOff(db, { ...which, message: CUT_OFF })) await markCard(db, token, 'cut_off');
}
