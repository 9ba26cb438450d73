import type { Dashboard, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const VERBAL = words('verbal\\w*|verbal yes(?:es)?|handshake|mundlich\\w*|zusagen?|de palabra|verbales?|promised|zugesagt\\w*');
const WEIGHTED = words('weighted|weighting|gewichtet\\w*|ponderad[oa]s?|by (?:chance|probability)|probability|wahrscheinlich\\w*');

/** What the events of a time are worth that are booked, and on request those that said yes and have not signed. */
async function bookedIn(job: Job, { span: heard, text: said, names }: Heard): Promise<Outcome | undefined> {
  const span = heard ?? yearIn(said);
  if (!span || names.length > 0) return undefined;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from: span.from, to: span.to, page_size: MOST });
  const stages = await readData<readonly Stage[]>(job, 'tenant_crm.stages');
  if (!page || page.count > page.results.length || !stages) return text(notRead('The projects'));
  const stageOf = new Map(stages.map((stage) => [stage.id, stage]));
  const isBooked = ({ stage_id: id }: ProjectRow) => ['booked', 'done'].includes(stageOf.get(id)?.kind ?? '');
  const isVerbal = ({ stage_id: id }: ProjectRow) =>
    /verbal|yes|zusage/i.test(stageOf.get(id)?.name ?? '') && stageOf.get(id)?.kind === 'open';
  const withVerbal = said.search(VERBAL) >= 0;
  const [booked, verbal] = [page.results.filter(isBooked), page.results.filter(isVerbal)];
  const lines = (withVerbal ? [...booked, ...verbal] : booked).map(
    (row) =>
      `${row.name}${row.event_date ? ` · ${sayDay(row.event_date)}` : ''} · ${sumOf(job, [row])}${isVerbal(row) ? ` · ${stageOf.get(row.stage_id)?.name ?? ''}` : ''}`,
  );
  const head =
    booked.length === 0
      ? `Nothing is booked, ${saySpan(span)}`
      : `${sumOf(job, booked)} is booked, ${saySpan(span)}, in ${counted(booked.length, 'event')}`;
  const unsigned = verbal.length > 0 ? `; ${sumOf(job, verbal)} more has said yes and is not booked` : '';
  const more = withVerbal ? `; with those that said yes it is ${sumOf(job, [...booked, ...verbal])}` : unsigned;
  return text(listing(`${head}${more}. Values as in the pipeline:`, lines, 15), pageCard('The pipeline', '/tenant_crm/pipeline'));
}

/** A year that is said alone. */
function yearIn(said: string): Span | undefined {
  const year = /\b20\d\d\b/.exec(said)?.[0];
  return year === undefined ? undefined : { from: `${year}-01-01`, to: `${year}-12-31`, text: year };
}

const sumOf = ({ business }: Job, rows: readonly ProjectRow[]): string =>
  money(
    rows.reduce((sum, { value_cents: cents }) => sum + (cents ?? 0), 0),
    { ...business, currency: rows[0]?.currency ?? business.currency },
  );

/** What is in the pipeline, plain and weighted by the chance of each stage. */
async function pipelineValue(job: Job): Promise<Outcome> {
  const of = await readData<Dashboard>(job, 'tenant_crm.figures');
  if (!of) return text(notRead('The pipeline'));
  const say = (cents: number) => money(cents, { currency: of.currency, locale: job.business.locale });
  const lines = of.stages
    .filter(({ stage, count }) => stage.kind === 'open' && count > 0)
    .map(
      ({ stage, count, value_cents: value, weighted_cents: weighted }) =>
        `${stage.name}: ${counted(count, 'project')}, ${say(value)}, weighted ${say(weighted)}`,
    );
  const head = `The open pipeline is worth ${say(of.open.value_cents)} in ${counted(of.open.count, 'project')}, weighted by the chance of each ${say(of.open.weighted_cents)}.`;
  const booked = ` Booked on top: ${say(of.booked.value_cents)}.`;
  return text(listing(`${head}${booked}`, lines, 12), pageCard('The pipeline', '/tenant_crm/pipeline'));
}

/** Questions about what is booked for a time, and what the pipeline is worth. */
export const REVENUE_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words(
        'revenue|turnover|sales|business|volume|income|money|value|worth|umsatz|auftragsvolumen|volumen|ingresos|facturacion|ventas|negocio|valor',
      ),
      words(
        'booked|confirmed|signed|firm|firmly|secured|locked in|certain|fest gebucht|gebucht\\w*|fest|sicher|bestatigt\\w*|unterschrieben|reservad[oa]s?|confirmad[oa]s?|contratad[oa]s?|firmad[oa]s?|asegurad[oa]s?',
      ),
    ],
    beside: words(
      `${VERBAL.source}|how much|what|whats|is|do we have|have we|we|got|for|in|so far|already|with|the|that|include|including|incl|plus|also|and|counting|as well|total|wie ?viel|was|ist|haben wir|wir|fur|schon|bisher|mit|den|die|dem|und|auch|inklusive|cuanto|cuantos|que|hay|tenemos|para|en|ya|con|los|las|el|la|yes|yeses`,
    ),
    never: words('lost|invoiced|paid|per|average|weekly|leads?'),
    names: 'own',
    time: 'may',
    answer: bookedIn,
  },
  {
    tool: 'tenant_crm.figures',
    yours: 'the figures of the pipeline',
    needs: [
      words('pipeline|funnel|open projects|trichter|embudo|offene projekte|proyectos abiertos'),
      words(
        `${WEIGHTED.source}|value|worth|total|sum|volume|size|wert|summe|volumen|valor|vale|suma|how (?:much|big|full)|wie ?viel|wie (?:voll|gross)|cuanto`,
      ),
    ],
    beside: words(
      `what|whats|what's|is|our|the|in|of|too|also|and|both|right now|all|altogether|by stage|per stage|unser\\w*|ist|die|der|in|auch|und|je|pro|phase|cual|es|del|el|nuestro|tambien|y|raw|gross|plain|open|there|value`,
    ),
    never: words('chart|plot|graph|csv|source|last year|average|win rate|by (?:venue|type|month|source)'),
    names: 'none',
    answer: (job) => pipelineValue(job),
  },
  {
    tool: 'tenant_crm.figures',
    yours: 'the figures of the pipeline',
    needs: [
      words('worth|value|how much|sum|total|wert|wie ?viel|summe|vale|valor|cuanto'),
      words(
        "(?:has|have|is|are|did)(?:n't| not) (?:yet )?(?:said yes|say yes|signed|sign|booked|book|confirmed|decided|committed)|not (?:yet )?(?:signed|booked|confirmed|decided|committed|certain|sure)|un(?:signed|booked|confirmed|decided)|up in the air|noch nicht (?:zugesagt|gebucht|unterschrieben|fest|bestatigt)\\w*|(?:aun|todavia) no (?:ha|han|esta|estan) (?:dicho que si|firmad[oa]s?|reservad[oa]s?|confirmad[oa]s?|firmado|confirmado)",
      ),
    ],
    beside: words(
      "what|what's|whats|is|are|how|much|everything|all|anything|that|which|who|of|the|it|yet|still|so far|jobs?|projects?|events?|proposals?|quotes?|clients?|people|together|in all|was|ist|alles|das|die|was|noch|que|lo|todo|por|y|worth|value|total|sum",
    ),
    never: words('leads?|weddings?|average|paid|invoiced'),
    names: 'none',
    answer: (job) => pipelineValue(job),
  },
];
