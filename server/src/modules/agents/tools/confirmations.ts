import type { Confirmation } from '@butterfly/contracts/agents';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/db';
import type { PlannedAction } from '../runs/turn';
import { insertConfirmation } from './repository';

/** Long enough to think about it, short enough that the data is still what was shown. */
const VALID_MS = 30 * 60_000;

/** Puts an action aside until its member clicks. */
export async function createConfirmation(
  db: Db,
  { action, sessionId, now }: { action: PlannedAction; sessionId: number; now: Date },
): Promise<Confirmation> {
  const { tool, title, description, details, effect } = action;
  const card: Confirmation = {
    token: randomBytes(24).toString('base64url'),
    tool,
    title,
    description,
    effect,
    details: details.map((detail) => ({ ...detail })),
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    status: 'waiting',
  };
  await insertConfirmation(db, { sessionId, card, call: action.arguments });
  return card;
}
