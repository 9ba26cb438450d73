import { addDays } from '@butterfly/contracts/days';
import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { hoursOf } from '../production/hours-of';
import { listing, readData, type Heard, type Topic } from './topic';

/** Flowers are worked two days before an event at the earliest; what lies further ahead waits. */
const AHEAD_DAYS = 10;
const SHOWN = 12;

/** What the bench has to make next: the pieces of the events that come, the nearest event first. */
async function madeNext(job: Job, { span }: Heard): Promise<Outcome> {
  const { today } = job.business;
  const from = span?.from ?? today;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    ...{ from, to: addDays(from, AHEAD_DAYS), ordering: 'event_date', page_size: 50 },
  });
  if (!page) return text(notRead('The projects'));
  const lines: string[] = [];
  const rows: ProjectRow[] = [];
  for (const project of page.results) {
    const sheet = await readData<ProductionSheet>(job, 'floral_recipe_builder.production', { projectId: project.id });
    if (!sheet || sheet.pieces.length === 0) continue;
    rows.push(project);
    const pieces = sheet.pieces.map(
      ({ name, quantity, minutes }) => `${String(quantity)} × ${name}${minutes > 0 ? `, ${hoursOf(minutes * quantity)}` : ''}`,
    );
    const cut = [...new Set(sheet.processing.map(({ process_on: day }) => day))].sort();
    lines.push(
      `${project.name}, ${sayDay(project.event_date ?? from)}: ${pieces.join('; ')}${cut[0] ? `; stems in water from ${sayDay(cut[0])}` : ''}`,
    );
  }
  const until = sayDay(addDays(from, AHEAD_DAYS));
  if (lines.length === 0) return text(`No event until ${until} has recipes, so nothing has to be made.`);
  return text(listing('What has to be made, the nearest event first; which piece of it comes first is yours to say:', lines, SHOWN), {
    cards: { data: rows.map(({ id, name }) => ({ id, name, url: `/floral_recipe_builder/production/${String(id)}` })) },
  });
}

/** Questions about what is to be made next. */
export const BENCH_TOPICS: readonly Topic[] = [
  {
    tool: 'floral_recipe_builder.production',
    yours: 'the floral recipes',
    needs: [
      words('made|make|making|bench|produce|production|arrange|gemacht|machen|binden|werkbank|hacer|montar'),
      words('next|first|now|nachste\\w*|zuerst|primero'),
    ],
    beside: words(
      'what|which|has|have|to|be|is|are|on|at|the|we|i|should|do|must|in|studio|start with|pieces?|was|muss|mussen|wir|ich|als|que|hay|tengo|tenemos',
    ),
    never: words('appointments?|calls?|meetings?|offers?|quotes?|proposals?|invoices?|payments?'),
    names: 'none',
    time: 'may',
    answer: madeNext,
  },
];
