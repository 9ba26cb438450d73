import { createHash } from 'node:crypto';
import type { BankRow, ConfirmedRow, ReadStatement, Reconciled } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { AskedPart } from '../../proposal_and_invoice/api';
import type { PaymentService } from '../service';
import { matchRow, type Candidate } from './match';
import { readBankStatement } from './read-statement';

const MOST = 20_000;

/** Bank statements: which line may have paid which invoice, and booking what somebody has agreed to. Runs in the transaction it is given. */
export class ReconcileService {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock'>,
    private readonly service: PaymentService,
  ) {}

  /** @throws AppError `payments.no_statement` */
  async read(db: Db, csv: string): Promise<ReadStatement> {
    const { tz, locale, currency } = await this.platform.api('auth_and_admin').tenant(db);
    const { rows, bad, went_out } = readBankStatement(csv, { locale, currency, today: localDay(this.platform.clock(), tz) });
    const booked = await bookedRefs(db, rows.map(refOfRow));
    const candidates = await this.#candidates(db, currency);
    return {
      rows: rows.map((row) => {
        if (booked.has(refOfRow(row))) return { ...row, confidence: 'booked', why: 'This line is booked already.', places: [] };
        const { confidence, why, places } = matchRow(row, candidates);
        return { ...row, confidence, why, places: places.map(({ amounts: _amounts, ...place }) => place) };
      }),
      bad: [...bad],
      went_out,
    };
  }

  /** Each line once for ever, however often and by whomever it is sent. @throws AppError `not_found`, `payments.in_the_future` */
  async book(db: Db, rows: readonly ConfirmedRow[]): Promise<Reconciled> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const today = localDay(this.platform.clock(), tz);
    const receipts: string[] = [];
    let already = 0;
    // In the order of the projects: two who book at once wait for each other and never for each other in turn.
    const placed = await this.#placed(db, rows);
    for (const { row, projectId } of placed) {
      if (row.booked_on > today) throw new AppError('payments.in_the_future');
      const made = await this.service.book(db, {
        ...{ project_id: projectId, amount_cents: row.amount_cents, method: 'bank_transfer', received_on: row.booked_on },
        ...{ note: row.text, ref: refOfRow(row), invoiceId: row.invoice_id },
      });
      if (made) receipts.push(made.receipt_number);
      else already += 1;
    }
    return { booked: receipts.length, already, receipts };
  }

  async #placed(db: Db, rows: readonly ConfirmedRow[]): Promise<{ row: ConfirmedRow; projectId: number }[]> {
    const { invoices } = this.platform.api('proposal_and_invoice');
    const placed: { row: ConfirmedRow; projectId: number }[] = [];
    for (const row of rows) {
      const invoice = await invoices.find(db, row.invoice_id);
      if (!invoice || invoice.kind === 'credit_note' || invoice.status === 'draft') throw new AppError('not_found');
      placed.push({ row, projectId: invoice.project_id });
    }
    return placed.sort((a, b) => a.projectId - b.projectId);
  }

  async #candidates(db: Db, currency: string): Promise<Candidate[]> {
    const asked = await this.platform.api('proposal_and_invoice').invoices.asked(db, { until: '9999-12-31', limit: MOST });
    const names = new Map(
      (await this.platform.api('tenant_crm').projectsById(db, [...new Set(asked.map(({ project_id }) => project_id))])).map(
        ({ id, name }) => [id, name],
      ),
    );
    const byInvoice = new Map<number, AskedPart[]>();
    for (const part of asked) byInvoice.set(part.invoice_id, [...(byInvoice.get(part.invoice_id) ?? []), part]);
    return [...byInvoice.values()].flatMap((parts) => {
      const [first] = parts;
      if (!first || first.currency !== currency) return [];
      const { invoice_id, project_id, number, bill_to, due_on } = first;
      return [
        {
          invoice_id,
          project_id,
          number,
          due_on,
          bill_to_name: bill_to.name,
          project_name: names.get(project_id) ?? '',
          ...amountsOf(parts),
        },
      ];
    });
  }
}

/** What a client may have paid at once: one part, the first ones together, all. */
function amountsOf(parts: readonly AskedPart[]): { open_cents: number; amounts: number[] } {
  let sum = 0;
  const together = parts.map(({ open_cents }) => (sum += open_cents));
  return { open_cents: sum, amounts: [...new Set([...parts.map(({ open_cents }) => open_cents), ...together])] };
}

/** What a line says, as a name that it keeps whatever file it comes in. */
function refOfRow({ booked_on, amount_cents, text, nth }: BankRow): string {
  const said = JSON.stringify([booked_on, amount_cents, text, nth]);
  return `bank:${createHash('sha256').update(said).digest('base64url')}`;
}

async function bookedRefs(db: Db, refs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ ref: string }>(
    "select coalesce(provider_ref, '') as ref from payments_payment where provider = 'manual' and provider_ref = any ($1::text[])",
    [refs],
  );
  return new Set(rows.map(({ ref }) => ref));
}
