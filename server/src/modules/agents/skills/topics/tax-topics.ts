import type { Invoice, InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { backInTime } from '../asks/span';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
/** So many invoices are opened for the tax in them. */
const OPENED = 60;
const SINCE = words('since|from|after|seit|ab|desde|a partir');

/** The tax in what was invoiced in a time, or to one project: what was issued, credit notes taken off. */
async function taxInvoiced(job: Job, { span: said, text: sentence, project }: Heard): Promise<Outcome | undefined> {
  const { today } = job.business;
  const span = timeOf(backInTime(said, today), sentence, today);
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', {
    page_size: MOST,
    ...(project && { project: project.id }),
  });
  if (!page || page.count > page.results.length) return text(notRead('The invoices'));
  const rows = page.results.filter(
    ({ number, status, issue_date: day }) =>
      number !== null && status !== 'void' && day !== null && (!span || (day >= span.from && day <= span.to)),
  );
  if (rows.length > OPENED)
    return text(`That is the tax of ${String(rows.length)} invoices, more than I open at once. Name a shorter time.`);
  const when = span ? `, ${saySpan(span)}` : '';
  const whom = project ? ` to ${project.name}` : '';
  if (rows.length === 0)
    return text(`Nothing was invoiced${whom}${when}, so there is no tax.`, pageCard('The invoices', '/proposal_and_invoice'));
  const lines: string[] = [];
  let [tax, net] = [0, 0];
  for (const row of rows) {
    const invoice = await readData<Invoice>(job, 'proposal_and_invoice.invoice', { id: row.id });
    if (!invoice) return text(notRead('The invoices'));
    const own = invoice.taxes.reduce((sum, { tax_cents: cents }) => sum + cents, 0);
    tax += own;
    net += invoice.taxes.reduce((sum, { net_cents: cents }) => sum + cents, 0);
    lines.push(
      `${row.number ?? ''} · ${invoice.project_name} · ${sayDay(row.issue_date ?? '')} · ${money(own, { currency: row.currency, locale: job.business.locale })}`,
    );
  }
  return text(
    listing(
      `${money(tax, job.business)} of tax is in what was invoiced${whom}${when}, on ${money(net, job.business)}, in ${counted(rows.length, 'invoice')} by the day of issue:`,
      lines,
      15,
    ),
    pageCard('The invoices', '/proposal_and_invoice'),
  );
}

/** “Since 1 October” goes on until today. */
function timeOf(span: Span | undefined, sentence: string, today: string): Span | undefined {
  return span && sentence.search(SINCE) >= 0 && span.from <= today ? { ...span, to: today } : span;
}

/** Questions about the tax in what was invoiced. */
export const TAX_TOPICS: readonly Topic[] = [
  {
    tool: 'proposal_and_invoice.invoice',
    yours: 'the invoices',
    needs: [words('(?:sales )?tax(?:es)?|vat|mwst|mehrwertsteuer|umsatzsteuer|steuern?|impuestos?|iva')],
    beside: words(
      `${SINCE.source}|how much|what|whats|what's|is|was|the|did|do|have|we|to|on|in|of|for|everything|all|invoiced?|invoices|invoicing|billed?|bills?|charged?|collected|collect|owe|total|so far|until (?:today|now)|till (?:today|now)|wie ?viel|haben|wir|auf|allen?|alles|rechnung(?:en)?|berechnet|in rechnung|gestellt|ist|war|die|der|seit|cuanto|hemos|facturad[oa]s?|facturamos|todo|lo|que|en|de|el|la|las|facturas?|del|this|last|wedding|memorial|gala`,
    ),
    never: words('remind|due|when|deadline|pay|paid|exempt\\w*|rates?|percent|without|before|excluding|declar\\w*|file|filing'),
    names: 'may',
    time: 'may',
    answer: taxInvoiced,
  },
];
