import type { Draft } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { findDraft, moveDraft } from './repository';

export async function requireDraft(db: Db, id: number): Promise<Draft> {
  const draft = await findDraft(db, id);
  if (!draft) throw new AppError('not_found');
  return draft;
}

/** An open draft is taken over or put aside, once: of two pages that try only one succeeds. */
export async function settleDraft(db: Db, id: number, to: 'applied' | 'discarded'): Promise<Draft> {
  const moved = await moveDraft(db, id, { from: ['open'], to });
  if (!moved) throw new AppError('agents.draft_not_open', { status: (await requireDraft(db, id)).status });
  if (to === 'applied') db.emit('agents.draft.applied@1', { draft_id: id, project_id: moved.project_id, kind: moved.kind });
  return moved;
}

export async function reopenDraft(db: Db, id: number): Promise<Draft> {
  const moved = await moveDraft(db, id, { from: ['applied', 'discarded'], to: 'open' });
  if (moved) return moved;
  await requireDraft(db, id);
  throw new AppError('agents.draft_open');
}
