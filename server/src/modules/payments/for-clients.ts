import { openOf } from '@butterfly/contracts/payments';
import { addDays } from '@butterfly/contracts/days';
import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ClientDocument, ClientDocuments, ClientPaper, ClientReader } from '../../platform/clients/client-documents';
import type { Db } from '../../platform/db/db';
import type { Bytes } from '../../platform/define-module';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';
import type { PayDoor } from './pay-door';

/** What is due later than so many days from now is asked for then. */
const ASKED_DAYS = 30;
/** A way to pay that is asked for in the portal ends like a visit there. */
const VISIT_MS = 12 * 3_600_000;
const HIDDEN = new Set<InvoiceRow['status']>(['draft', 'void']);

/** Invoices of a project, and their parts with their days, as its clients see them. */
export function moneyForClients({ api, clock }: Pick<Platform, 'api' | 'clock'>, door: Pick<PayDoor, 'linkTo'>): ClientDocuments {
  const issued = async (db: Db, projectId: number) => {
    const { invoices, parts } = await api('proposal_and_invoice').invoices.ofProject(db, projectId);
    return { parts, invoices: invoices.filter(({ status }) => !HIDDEN.has(status)) };
  };
  const openInvoice = async (db: Db, { projectId, id }: { projectId: number; id: number }) => {
    const found = (await issued(db, projectId)).invoices.find((invoice) => invoice.id === id && invoice.kind !== 'credit_note');
    return found ? (await door.linkTo(db, found, new Date(clock().getTime() + VISIT_MS))).path : null;
  };
  const paperOf = async (db: Db, { projectId, id }: { projectId: number; id: number }): Promise<ClientPaper | null> => {
    const { invoices } = api('proposal_and_invoice');
    const isTheirs = (await issued(db, projectId)).invoices.some((invoice) => invoice.id === id);
    const invoice = isTheirs ? await invoices.find(db, id) : undefined;
    if (!invoice) return null;
    const paper = await invoices.papers.of(db, invoice);
    return { name: `${invoice.number}.pdf`, bytes: async () => bufferOf(await invoices.papers.print(paper)) };
  };
  return {
    plugin: 'payments',
    sections: [
      { section: 'payments', list: listParts, open: openPart },
      {
        section: 'invoice',
        list: async (db, { projectId }) => (await issued(db, projectId)).invoices.map(shownInvoice),
        open: (db, { projectId, key }) => openInvoice(db, { projectId, id: Number(key) }),
        paper: (db, { projectId, key }) => paperOf(db, { projectId, id: Number(key) }),
      },
    ],
  };

  async function listParts(db: Db, { projectId }: ClientReader): Promise<ClientDocument[]> {
    const { tz } = await api('auth_and_admin').tenant(db);
    const { invoices, parts } = await issued(db, projectId);
    const soon = addDays(localDay(clock(), tz), ASKED_DAYS);
    return parts.flatMap((part) => {
      const invoice = invoices.find(({ id }) => id === part.invoice_id);
      const open_cents = openOf(part);
      // A part that is waived whole asks for nothing and was not paid.
      if (!invoice || (open_cents <= 0 && part.paid_cents <= 0)) return [];
      const state = stateOf({ open_cents, due_on: part.due_on, soon });
      const money = { cents: part.amount_cents, open_cents, currency: invoice.currency };
      const { label, due_on } = part;
      const title = label || invoice.title;
      return [{ key: String(part.id), title, number: invoice.number, state, since: null, due_on, money, progress_bps: null, opens: true }];
    });
  }

  async function openPart(db: Db, { projectId, key }: ClientReader & { readonly key: string }): Promise<string | null> {
    const part = (await issued(db, projectId)).parts.find(({ id }) => String(id) === key);
    return part ? openInvoice(db, { projectId, id: part.invoice_id }) : null;
  }
}

function stateOf({ open_cents, due_on, soon }: { open_cents: number; due_on: string | null; soon: string }): ClientDocument['state'] {
  if (open_cents <= 0) return 'done';
  return due_on === null || due_on <= soon ? 'todo' : 'waiting';
}

function shownInvoice({
  id,
  title,
  number,
  kind,
  status,
  issue_date,
  total_cents: cents,
  balance_cents,
  currency,
}: InvoiceRow): ClientDocument {
  const isCredit = kind === 'credit_note';
  return {
    ...{ key: String(id), title, number, due_on: null, progress_bps: null, opens: !isCredit },
    // Its parts say what is to be paid.
    state: isCredit || balance_cents <= 0 || status === 'written_off' ? 'done' : 'waiting',
    since: issue_date === null ? null : `${issue_date}T00:00:00.000Z`,
    money: { cents, open_cents: Math.max(0, balance_cents), currency },
  };
}

/** What was laid out is whole. */
function bufferOf({ bytes }: Bytes): Buffer {
  if (!Buffer.isBuffer(bytes)) throw new Error('An invoice on paper is no file.');
  return bytes;
}
