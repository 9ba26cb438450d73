import { addDays } from '@butterfly/contracts/days';
import type { NewExpense } from '@butterfly/contracts/payments';
import type { DemoBuilder } from '../../demo/demo-business';
import { inNameOf } from '../../platform/db/worker';
import { costsOf } from './expenses/repository';
import { ExpenseService } from './expenses/service';
import { Moves } from './moves';
import { PaymentProviders } from './providers/providers';
import { RefundService } from './refunds/service';
import { PaymentService } from './service';

interface Came {
  readonly project: string;
  /** Null: all that is open, and `more` beside it. */
  readonly cents: number | null;
  readonly more?: number;
  readonly daysAgo: number;
  readonly refund?: number;
}

const CAME: readonly Came[] = [
  { project: 'Marlow & Okafor wedding', cents: 200_000, daysAgo: 5 },
  { project: 'Park wedding', cents: null, daysAgo: 41 },
  { project: 'Reyes wedding', cents: 300_000, daysAgo: 20 },
  { project: 'St Brendan’s school benefit', cents: null, more: 5_000, daysAgo: 4 },
  { project: 'Osei wedding', cents: null, daysAgo: 35, refund: 100_000 },
];

type Bill = Pick<NewExpense, 'amount_cents' | 'category' | 'tax_cents' | 'vendor'> & { readonly project: string; readonly daysAgo: number };
const BILLS: readonly Bill[] = [
  { project: 'Park wedding', category: 'flowers', vendor: 'Hudson Wholesale', amount_cents: 131_650, tax_cents: 0, daysAgo: 44 },
  { project: 'Park wedding', category: 'freelancers', vendor: 'Ida Holm', amount_cents: 42_000, tax_cents: 0, daysAgo: 41 },
  { project: 'Park wedding', category: 'transport', vendor: 'Catskill Vans', amount_cents: 18_402, tax_cents: 1_402, daysAgo: 41 },
];

/** Paid, paid in part, over paid, refunded; what is overdue has no payment. A project that has payments keeps what it has. */
export const builder: DemoBuilder = {
  order: 70,
  build: async ({ platform, business, projects, today }) => {
    if (business.key !== 'fern') return;
    const moves = new Moves(platform);
    const service = new PaymentService(platform, moves);
    const refunds = new RefundService({ platform, moves, providers: new PaymentProviders(platform.env) });
    const bills = new ExpenseService(platform);
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('walter') ?? null });
    await platform.db.withTenant(worker, async (db) => {
      for (const { project, cents, more = 0, daysAgo, refund } of CAME) {
        const project_id = projects.get(project);
        if (project_id === undefined) continue;
        const before = await service.money(db, project_id);
        const amount_cents = (cents ?? before.balance_cents) + more;
        if (before.payments.length > 0 || before.parts.length === 0 || amount_cents <= 0) continue;
        const received_on = addDays(today, -daysAgo);
        const after = await service.record(db, { project_id, amount_cents, method: 'bank_transfer', received_on, note: '' });
        const id = after.payments[0]?.id;
        if (refund === undefined || id === undefined) continue;
        await refunds.ask(db, { id, refund: { amount_cents: refund, reason: 'The wedding was called off' } });
        const { parts } = await service.money(db, project_id);
        // What went back is not asked for again.
        for (const part of parts) await service.waive(db, { projectId: project_id, id: part.id });
      }
      for (const { project, daysAgo, ...bill } of BILLS) {
        const project_id = projects.get(project);
        if (project_id === undefined || (await costsOf(db, project_id)).some(({ category }) => category === bill.category)) continue;
        await bills.create(db, { project_id, note: '', spent_on: addDays(today, -daysAgo), ...bill });
      }
    });
  },
};
