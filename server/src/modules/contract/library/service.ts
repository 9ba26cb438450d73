import type { NewTemplate, Template, TemplatePatch } from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { clauses, clausesById, templates } from '../repository';

/** Templates and the clauses they are made of. Knows no HTTP; every method runs in the transaction it is given. */
export const library = {
  async create(db: Db, input: NewTemplate): Promise<Template> {
    await requireClauses(db, input.clause_ids);
    return templates.insert(db, input);
  },

  /** What was made from a template stays as it is; the next contract is of the next revision. */
  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: TemplatePatch; ifMatch: string | undefined }): Promise<Template> {
    const before = await templates.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('contract.template_archived');
    if (patch.clause_ids) await requireClauses(db, patch.clause_ids);
    if (patch.is_default) await db.rows('update contract_template set is_default = false where is_default and id <> $1', [id]);
    const isReworded = Object.keys(patch).some((field) => field !== 'is_default');
    return templates.patch(db, { id, changes: { ...patch, revision: before.revision + (isReworded ? 1 : 0) } });
  },

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Template> {
    await templates.mark(db, { ids: [id], column: 'archived_at', on: archived });
    return templates.read(db, id);
  },

  async archiveClause(db: Db, id: number) {
    await clauses.mark(db, { ids: [id], column: 'archived_at', on: true });
    return clauses.read(db, id);
  },
};

async function requireClauses(db: Db, ids: readonly number[]): Promise<void> {
  if ((await clausesById(db, ids)).length !== new Set(ids).size) throw new AppError('contract.unknown_clause');
}
