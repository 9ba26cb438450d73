import type { Draft, DraftEnvelope, DraftKind, ProposalData, RecipeData } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';

type Status = Draft['status'];
type NewDraft = { readonly projectId: number | null } & (
  | { readonly kind: 'proposal'; readonly data: ProposalData }
  | { readonly kind: 'recipe'; readonly data: RecipeData }
);

const FIELDS = '1 as v, id, project_id, kind, data, status, created_at, changed_at';

export async function insertDraft(db: Db, { projectId, kind, data }: NewDraft): Promise<DraftEnvelope> {
  const [row] = await db.rows<{ id: number; created_at: string }>(
    'insert into agents_draft (member_id, project_id, kind, data) values ($1, $2, $3, $4) returning id, created_at',
    [db.memberId, projectId, kind, JSON.stringify(data)],
  );
  if (!row) throw new Error('The draft was not written.');
  db.emit('agents.draft.created@1', { draft_id: row.id, project_id: projectId, kind });
  return { v: 1, id: row.id, project_id: projectId, created_at: row.created_at, kind, data } as DraftEnvelope;
}

export function listDrafts(
  db: Db,
  { projectId, kind, status }: { projectId: number | null; kind: DraftKind | null; status: Status | null },
): Promise<Draft[]> {
  return db.rows<Draft>(
    `select ${FIELDS} from agents_draft
     where member_id = $1 and ($2::int is null or project_id = $2::int) and ($3::text is null or kind = $3::text) and ($4::text is null or status = $4::text)
     order by id desc limit 50`,
    [db.memberId, projectId, kind, status],
  );
}

export async function findDraft(db: Db, id: number): Promise<Draft | undefined> {
  return (await db.rows<Draft>(`select ${FIELDS} from agents_draft where member_id = $1 and id = $2`, [db.memberId, id]))[0];
}

/** Undefined: it is in another state, so nothing was changed. Of two that ask at once one gets it. */
export async function moveDraft(db: Db, id: number, { from, to }: { from: readonly Status[]; to: Status }): Promise<Draft | undefined> {
  return (
    await db.rows<Draft>(
      `update agents_draft set status = $4, changed_at = now() where member_id = $1 and id = $2 and status = any($3::text[]) returning ${FIELDS}`,
      [db.memberId, id, from, to],
    )
  )[0];
}
