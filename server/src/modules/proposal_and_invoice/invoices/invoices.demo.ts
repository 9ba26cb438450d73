import { addDays } from '@butterfly/contracts/days';
import { invoiceTotals } from '@butterfly/contracts/proposal_and_invoice';
import type { DemoBuilder } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import { proposals } from '../repository';
import { InvoiceBook } from './of-proposals';
import { InvoicePapers } from './paper/invoice-papers';
import { InvoiceService } from './service';

/** The day on which the worked example was accepted. */
const ACCEPTED = '2026-11-02';

interface Asked {
  readonly project: string;
  readonly title: string;
  readonly cents: number;
  /** Days from today on which its only part is due. */
  readonly due: number;
}

/** Paid, overdue by 12 days, paid in part, over paid, refunded. */
const ASKED: readonly Asked[] = [
  { project: 'Park wedding', title: 'Flowers for the Park wedding', cents: 418_000, due: -40 },
  { project: 'Hollis Foundation gala', title: 'Twenty-four centrepieces', cents: 384_000, due: -12 },
  { project: 'Reyes wedding', title: 'Flowers for the Reyes wedding', cents: 612_500, due: 6 },
  { project: 'St Brendan’s school benefit', title: 'Stage and entrance', cents: 96_000, due: -3 },
  { project: 'Osei wedding', title: 'Retainer', cents: 150_000, due: -30 },
];

/** Invoices in every state that money can be in. A project that has invoices keeps what it has. */
export const builder: DemoBuilder = {
  order: 65,
  build: async ({ platform, business, projects, today }) => {
    const service = new InvoiceService(platform);
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null });
    await platform.db.withTenant(worker, async (db) => {
      const begun = await db.rows<{ project_id: number }>('select distinct project_id from proposal_and_invoice_invoice');
      const isNew = (id: number | undefined): id is number => id !== undefined && !begun.some(({ project_id }) => project_id === id);
      const ask = async (id: number | undefined, { title, cents, due }: Omit<Asked, 'project'>) => {
        if (!isNew(id)) return;
        const tax_mode = business.key === 'fern' ? ('exclusive' as const) : ('inclusive' as const);
        const line = { name: title, section: '', qty_milli: 1_000, unit: '', unit_price_cents: cents, discount_bps: 0, rental_cents: 0 };
        const lines = [{ ...line, tax_bps: tax_mode === 'inclusive' ? 2_100 : 825 }];
        const { subtotal_cents, total_cents, taxes } = invoiceTotals({ tax_mode, lines });
        const written = {
          ...{ project_id: id, kind: 'standard' as const, title, currency: business.currency, tax_mode, subtotal_cents, total_cents },
          ...{ taxes: [...taxes], lines: lines.map((one) => ({ ...one, total_cents: subtotal_cents })) },
        };
        const due_on = addDays(today, due);
        const on = due_on < today ? addDays(due_on, -14) : today;
        await service.issueWritten(db, { written, parts: [{ label: 'Payment', due_on, amount_cents: total_cents }], on });
      };
      if (business.key === 'reiger') return ask([...projects.values()][0], { title: 'Bloemen', cents: 121_000, due: -4 });
      await wedding(db, {
        book: new InvoiceBook(service, new InvoicePapers(platform)),
        projectId: projects.get('Marlow & Okafor wedding'),
        isNew,
      });
      for (const one of ASKED) await ask(projects.get(one.project), one);
    });
  },
};

async function wedding(
  db: Db,
  { book, projectId, isNew }: { book: InvoiceBook; projectId: number | undefined; isNew: (id: number | undefined) => id is number },
): Promise<void> {
  if (!isNew(projectId)) return;
  const [found] = await db.rows<{ id: number }>(
    "select id from proposal_and_invoice_proposal where project_id = $1 and status <> 'draft' order by id desc limit 1",
    [projectId],
  );
  if (!found) return;
  const { id, title, currency, content } = await proposals.read(db, found.id);
  await book.invoiceOfProposal(db, {
    ...{ projectId, proposalId: id, title, currency, content, acceptedOn: ACCEPTED, issuedOn: ACCEPTED, eventOn: '2027-06-12' },
    billTo: { name: 'Tess Marlow', email: 'tess.marlow@example.com', address: '' },
  });
}
