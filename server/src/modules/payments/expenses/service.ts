import type { Expense, ExpensePatch, NewExpense, ProjectProfit } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { costsOf, expenses } from './repository';

/** Bills of projects, and what is left of them. Runs in the transaction it is given. */
export class ExpenseService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  async create(db: Db, input: NewExpense): Promise<Expense> {
    if (!(await this.platform.api('tenant_crm').projectExists(db, input.project_id))) throw new AppError('not_found');
    const { currency } = await this.platform.api('auth_and_admin').tenant(db);
    const made = await expenses.insert(db, { ...input, currency });
    this.#note(db, made.id, 'created');
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: ExpensePatch; ifMatch: string | undefined }): Promise<Expense> {
    const before = await expenses.lockVersion(db, { id, ifMatch });
    const next = { ...before, ...patch };
    if (next.tax_cents > next.amount_cents) throw new AppError('payments.tax_too_large');
    const saved = await expenses.patch(db, { id, changes: patch });
    this.#note(db, id, 'edited');
    return saved;
  }

  async putAway(db: Db, { id, isAway }: { id: number; isAway: boolean }): Promise<Expense> {
    const before = await expenses.lock(db, id);
    if ((before.archived_at !== null) === isAway) return before;
    this.#note(db, id, isAway ? 'archived' : 'unarchived');
    return expenses.patch(db, { id, changes: { archived_at: isAway ? this.platform.clock().toISOString() : null } });
  }

  /** Without tax on both sides: it was never the studio's money. */
  async profit(db: Db, projectId: number): Promise<ProjectProfit> {
    if (!(await this.platform.api('tenant_crm').projectExists(db, projectId))) throw new AppError('not_found');
    const { currency } = await this.platform.api('auth_and_admin').tenant(db);
    const revenue_cents = await this.#revenue(db, projectId);
    const costs = await costsOf(db, projectId);
    const costs_cents = costs.reduce((sum, { cents }) => sum + cents, 0);
    const profit_cents = revenue_cents - costs_cents;
    return {
      ...{ currency, revenue_cents, costs_cents, profit_cents },
      margin_bps: revenue_cents > 0 ? Math.round((profit_cents * 10_000) / revenue_cents) : null,
      costs: costs.map((one) => ({ ...one, share_bps: costs_cents > 0 ? Math.round((one.cents * 10_000) / costs_cents) : 0 })),
    };
  }

  /** Credit notes and waived parts take their share of the tax with them. */
  async #revenue(db: Db, projectId: number): Promise<number> {
    const { invoices } = await this.platform.api('proposal_and_invoice').invoices.ofProject(db, projectId);
    const inForce = invoices.filter(({ status, kind }) => status !== 'draft' && status !== 'void' && kind !== 'credit_note');
    let revenue = 0;
    for (const { id, total_cents, credited_cents, written_off_cents } of inForce) {
      const whole = await this.platform.api('proposal_and_invoice').invoices.find(db, id);
      const tax = (whole?.taxes ?? []).reduce((sum, { tax_cents }) => sum + tax_cents, 0);
      const kept = total_cents + credited_cents - written_off_cents;
      revenue += total_cents === 0 ? 0 : kept - Math.round((tax * kept) / total_cents);
    }
    return revenue;
  }

  #note(db: Db, id: number, kind: string): void {
    this.platform.api('records').of('payments').record(db, { subject_type: 'expense', subject_id: id, kind });
  }
}
