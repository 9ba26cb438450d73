import { allocate } from '@butterfly/contracts/money';
import type { Agreed } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';

const NOT_IN_FORCE = new Set(['draft', 'void']);

/**
 * What a project was agreed at, by its invoices in force, and what of it is the business's own: without tax and damage waiver. What was
 * changed afterwards, less or more, is of both in the same proportion.
 */
export async function agreedOf(db: Db, { platform, projectId }: { platform: Pick<Platform, 'api'>; projectId: number }): Promise<Agreed> {
  const { invoices } = platform.api('proposal_and_invoice');
  const { invoices: rows } = await invoices.ofProject(db, projectId);
  let [gross, others, changed] = [0, 0, 0];
  for (const { id, status, kind, total_cents, credited_cents } of rows) {
    if (NOT_IN_FORCE.has(status) || kind === 'credit_note') continue;
    changed += credited_cents + (kind === 'amendment' ? total_cents : 0);
    if (kind === 'amendment') continue;
    const invoice = await invoices.find(db, id);
    if (!invoice) continue;
    gross += invoice.total_cents;
    others += invoice.waiver_cents + invoice.taxes.reduce((sum, { tax_cents }) => sum + tax_cents, 0);
  }
  const left = Math.max(0, gross + changed);
  const [net_cents = 0] = left === 0 ? [0] : allocate(left, [gross - others, others]);
  return { gross_cents: left, net_cents };
}
