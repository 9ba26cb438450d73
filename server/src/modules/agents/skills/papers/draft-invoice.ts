import type { Project } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { currencySaid, moneySaid } from '../../planner/reading/money-said';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { money, type Job } from '../job';
import { oneProjectOf, untimed } from '../project-of';
import { readData } from '../topics/topic';
import { bookOf } from '../recipes/piece-meant';

const TOOL = 'proposal_and_invoice.draft_invoice';
const FROM_RECIPES = /\b(?:from|out of|by|aus|nach|de|segun) (?:the |its |their |our |den |las? )?(?:recipes?|rezepte\w*|recetas?)\b/;
const ON_THE_DAY =
  /\b(?:due )?(?:on|by|the) (?:the )?(?:day of the event|event day|wedding day|day(?: itself)?)\b|\bam (?:tag|veranstaltungstag)\b|\bel (?:mismo )?dia\b/;

interface InvoiceLine {
  readonly name: string;
  readonly qty: number;
  readonly cents: number;
}

/** “Make an invoice for Whitcomb, 2350, due on the day”: an invoice is begun by a click and goes to nobody. Undefined: whose or how much is not known. */
export async function draftInvoice(job: Job): Promise<Outcome | undefined> {
  const row = job.tools.has(TOOL) ? await oneProjectOf(job) : undefined;
  const project = row && (await readData<Project>(job, 'tenant_crm.get_project', { id: row.id }));
  if (!project) return undefined;
  const lines = await linesOf(job, project);
  if (lines === undefined || lines.length === 0) return undefined;
  const currency = currencySaid(job.turn.message);
  if (currency !== undefined && currency !== project.currency) return undefined;
  const amount = (cents: number) => money(cents, { ...job.business, currency: project.currency });
  const total = lines.reduce((sum, { qty, cents }) => sum + qty * cents, 0);
  const due = dueOf(job, project);
  const title = `Flowers for ${project.name}`.slice(0, 160);
  return ask(
    job,
    TOOL,
    { project_id: project.id, title, ...(due && { due_date: due }), lines: lines.map(written) },
    {
      say: `I would begin an invoice of ${amount(total)} before tax for ${project.name}${due ? `, due ${sayDay(due)}` : ''}. It has no number and goes to nobody before you issue it; no tax is on it yet, set the rate there.`,
      details: [
        { label: 'Project', value: project.name },
        ...lines
          .slice(0, 6)
          .map(({ name, qty, cents }) => ({ label: qty === 1 ? name : `${String(qty)} × ${name}`, value: amount(qty * cents) })),
        { label: 'Before tax', value: amount(total) },
        ...(due ? [{ label: 'Due', value: sayDay(due) }] : []),
      ],
      projectId: project.id,
    },
  );
}

/** Its pieces where they were named as its source, else the one amount that was said. */
async function linesOf(job: Job, project: Project): Promise<readonly InvoiceLine[] | undefined> {
  if (FROM_RECIPES.test(plainLetters(job.turn.message))) {
    const open = await bookOf(job, project);
    return open?.recipes
      .filter(({ quantity }) => quantity > 0)
      .map(({ name, quantity, price }) => ({ name, qty: quantity, cents: price.unit_cents }));
  }
  const said = moneySaid(untimed(job));
  return said.kind === 'cents' ? [{ name: 'Flowers as agreed', qty: 1, cents: said.cents }] : undefined;
}

const written = ({ name, qty, cents }: InvoiceLine) => ({
  ...{ name, section: '', qty_milli: qty * 1_000, unit: '', unit_price_cents: cents },
  ...{ discount_bps: 0, tax_bps: null, rental_cents: 0 },
});

function dueOf({ turn, plan: { span }, business: { today } }: Job, { event_date: day }: Project): string | undefined {
  if (ON_THE_DAY.test(plainLetters(turn.message))) return day ?? undefined;
  return span && span.from === span.to && span.from >= today ? span.from : undefined;
}
