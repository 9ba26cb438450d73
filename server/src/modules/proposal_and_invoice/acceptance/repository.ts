import type { AcceptanceEffects, ClientAnswer, ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** What was before the eyes of who answered. */
export interface Snapshot {
  readonly content_hash: string | null;
  readonly selected: readonly string[];
  readonly shown: ShownProposal;
}

export interface StoredAnswer extends ClientAnswer {
  readonly id: number;
  readonly proposal_id: number;
  readonly project_id: number;
  readonly snapshot: Snapshot;
  readonly repeat_hash: string | null;
  readonly request_hash: string;
  readonly version: number;
}

export const answers = new RecordTable<StoredAnswer>({
  name: 'proposal_and_invoice_answer',
  reads: {
    id: true,
    proposal_id: true,
    project_id: true,
    kind: true,
    at: true,
    name: true,
    email: true,
    ip: true,
    user_agent: true,
    signature: true,
    consent: true,
    reason: true,
    snapshot: true,
    snapshot_hash: true,
    repeat_hash: true,
    request_hash: true,
    effects: true,
    version: true,
  },
  writes: {
    proposal_id: 'int',
    project_id: 'int',
    kind: 'text',
    at: 'timestamptz',
    name: 'text',
    email: 'text',
    ip: 'text',
    user_agent: 'text',
    signature: 'jsonb',
    consent: 'text',
    reason: 'text',
    snapshot: 'jsonb',
    snapshot_hash: 'text',
    repeat_hash: 'text',
    request_hash: 'text',
    effects: 'jsonb',
  },
});

/** Undefined while nobody has answered. */
export async function answerOf(db: Db, proposalId: number): Promise<StoredAnswer | undefined> {
  const [found] = await db.rows<StoredAnswer>(`select ${answers.columns} from proposal_and_invoice_answer where proposal_id = $1`, [
    proposalId,
  ]);
  return found;
}

/** The answer as the team sees it. */
export async function shownAnswer(db: Db, proposalId: number): Promise<ClientAnswer | null> {
  const found = await answerOf(db, proposalId);
  if (!found) return null;
  const { kind, at, name, email, ip, user_agent, signature, consent, reason, snapshot_hash, effects } = found;
  return { kind, at, name, email, ip, user_agent, signature, consent, reason, snapshot_hash, effects };
}

export async function keepEffects(db: Db, { proposalId, effects }: { proposalId: number; effects: AcceptanceEffects }): Promise<void> {
  const found = await answerOf(db, proposalId);
  if (!found) throw new Error('An acceptance that is finished was not written.');
  await answers.patch(db, { id: found.id, changes: { effects } });
}
