import type { Expense, ExpenseCategory, ExpenseQuery } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

export const expenses = new RecordTable<Expense>({
  name: 'payments_expense',
  reads: {
    id: true,
    project_id: true,
    category: true,
    vendor: true,
    note: true,
    amount_cents: true,
    tax_cents: true,
    currency: true,
    spent_on: true,
    created_at: true,
    updated_at: true,
    archived_at: true,
    version: true,
  },
  writes: {
    project_id: 'int',
    category: 'text',
    vendor: 'text',
    note: 'text',
    amount_cents: 'bigint',
    tax_cents: 'bigint',
    currency: 'text',
    spent_on: 'date',
    archived_at: 'timestamptz',
  },
});

export function expensePage(db: Db, query: ExpenseQuery): Promise<CountedPage<Expense>> {
  const filter = new FilterBuilder(['archived_at is null']).add((at) => `project_id = ${at}::int`, query.project).build();
  return countedPage<Expense>(db, { table: expenses.name, columns: expenses.columns, filter, order: 'spent_on desc, id desc', query });
}

/** What a project has cost without tax, by what it was spent on; the most first. */
export function costsOf(db: Db, projectId: number): Promise<{ category: ExpenseCategory; cents: number }[]> {
  return db.rows<{ category: ExpenseCategory; cents: number }>(
    `select category, sum(amount_cents - tax_cents)::bigint as cents from payments_expense
     where project_id = $1 and archived_at is null group by category order by 2 desc, category`,
    [projectId],
  );
}
