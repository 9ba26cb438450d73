import type { ContractRow } from '@butterfly/contracts/contract';
import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { QuestionnaireRow } from '@butterfly/contracts/questionnaire';
import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { saySpan, sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { projectsOf, typeIn } from '../projects';
import { counted, listing, type Heard, type Topic } from './topic';

const MOST = 200;

/** What a project may be without. */
interface Thing {
  readonly name: string;
  /** In plain letters, in three languages. */
  readonly words: string;
  /** What may be taken for it and is none, in words behind the list; of what has ended nothing is left. */
  readonly counts?: string;
  /** The projects among some that have it; undefined where that could not be read whole. */
  having(job: Job, projects: readonly ProjectRow[]): Promise<ReadonlySet<number> | undefined>;
}

/** Those that a row of a tool belongs to. Of more rows than are read some project would be told to have none. */
const byTool =
  <Row extends { readonly project_id: number | null }>(tool: string, isOne: (row: Row) => boolean): Thing['having'] =>
  async (job) => {
    const page = job.tools.has(tool) ? await readPage<Row>(job, tool, { page_size: MOST }) : null;
    if (!page || page.count > page.results.length) return undefined;
    return new Set(page.results.filter(isOne).flatMap(({ project_id: id }) => (id === null ? [] : [id])));
  };
const byRow =
  (has: (project: ProjectRow) => boolean): Thing['having'] =>
  (_job, projects) =>
    Promise.resolve(new Set(projects.filter(has).map(({ id }) => id)));

const GONE = new Set<ContractRow['state']>(['declined', 'expired', 'superseded', 'voided']);

const THINGS: readonly Thing[] = [
  {
    name: 'contract',
    words: 'contracts?|agreements?|vertrag|vertrage|contratos?',
    counts: 'One that is only drafted counts as a contract; one that was declined, withdrawn or has run out does not.',
    having: byTool<ContractRow>('contract.find_contracts', ({ state }) => !GONE.has(state)),
  },
  {
    name: 'invoice',
    words: 'invoices?|bills?|rechnung(?:en)?|facturas?',
    counts: 'One that is only drafted counts as an invoice; one that was voided does not.',
    having: byTool<InvoiceRow>('proposal_and_invoice.find_invoices', ({ status }) => status !== 'void'),
  },
  {
    name: 'questionnaire',
    words: 'questionnaires?|fragebogen|cuestionarios?',
    having: byTool<QuestionnaireRow>('questionnaire.find_questionnaires', () => true),
  },
  { name: 'date', words: 'dates?|days?|datum|termin|fechas?', having: byRow(({ event_date: day }) => day !== null) },
  {
    name: 'venue',
    words: 'venues?|locations?|veranstaltungsort|ort|lugar(?:es)?|sitio',
    having: byRow(({ venue_text: venue }) => venue !== ''),
  },
  {
    name: 'person in charge',
    words: 'owners?|(?:(?:person|somebody|someone) )?in charge|responsible|verantwortlichen?|responsable',
    having: byRow(({ owner_id: owner }) => owner !== null),
  },
];

const BOOKED = words('booked|confirmed|gebucht\\w*|bestatigt\\w*|reservad[oa]s?|confirmad[oa]s?');
const WITHOUT =
  "without|(?:that |who |which )?(?:have|has|had|having|got|having) (?:still |got )?no|with no|no|missing|lack(?:ing|s)?|(?:do|does) not (?:yet |still )?have|(?:don'?t|doesn'?t) (?:yet |still )?have|(?:have|has) not got|(?:haven'?t|hasn'?t) got|(?:still )?needs?|noch kein(?:en|e)?|kein(?:en|e)?|(?:with )?(?:nobody|no one)|ohne|fehlt|fehlen|sin|no tienen?|no hay|(?:les )?faltan?";

const THING_WORDS = THINGS.map((thing) => thing.words).join('|');
const ABSENT = words(`(?:${WITHOUT}) (?:(?:yet|still|noch|aun|todavia|any|an?|the|einen?|die|den|der|un|una|el|la) )*(?:${THING_WORDS})`);

/** Projects that are still to come, or all of a time that is named, and of those the ones that have no such thing; lost ones need none. */
async function projectsWithout(job: Job, { text: said, span }: Heard): Promise<Outcome | undefined> {
  const [absent = '', ...others] = said.match(ABSENT) ?? [];
  // Of two things a project may lack one or both.
  const thing = others.length > 0 ? undefined : THINGS.find((one) => absent.search(words(one.words)) >= 0);
  const type = typeIn(said);
  const page = await projectsOf(job, { type, span, most: MOST });
  const stages = await job.tools.read('tenant_crm.stages');
  if (!thing || !page || page.count > page.results.length || stages.kind !== 'ok') return undefined;
  const stageOf = new Map((stages.data as Stage[]).map((stage) => [stage.id, stage]));
  const isBooked = said.search(BOOKED) >= 0;
  const isToCome = ({ event_date: day, stage_id: stage }: ProjectRow) => {
    const kind = stageOf.get(stage)?.kind;
    return (
      (span !== undefined || day === null || day >= job.business.today) &&
      (isBooked ? kind === 'booked' : kind !== 'lost' && (span !== undefined || kind !== 'done'))
    );
  };
  const projects = page.results.filter(isToCome);
  const having = await thing.having(job, projects);
  if (!having) return undefined;
  const without = projects.filter(({ id }) => !having.has(id));
  const kind = `${isBooked ? 'booked ' : ''}${type ? `${type} ` : ''}project`;
  const when = span ? `, ${saySpan(span)}` : ' still to come';
  if (without.length === 0)
    return text(`No ${kind}${when} is without a ${thing.name}: I looked at ${String(projects.length)}.${note(thing)}`);
  const lines = without.map(({ name, event_date: day, stage_id: stage }) => {
    return [name, day === null ? 'no date' : sayDay(day), stageOf.get(stage)?.name].filter(Boolean).join(' · ');
  });
  const head = `${counted(without.length, kind)} of ${String(projects.length)}${when} ${without.length === 1 ? 'has' : 'have'} no ${thing.name}:`;
  return text(`${listing(head, lines, 12)}${note(thing)}`, {
    ...(without.length === 1 && without[0] ? { projectId: without[0].id } : {}),
    cards: { data: without.slice(0, 8).map(({ id, name }) => ({ id, name, url: `/tenant_crm/projects/${String(id)}` })) },
  });
}

const note = ({ counts }: Thing): string => (counts ? `\n${counts}` : '');

/** Questions about what has no contract, invoice, questionnaire, date, venue or owner. */
export const WITHOUT_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      ABSENT,
      words(
        'projects?|jobs?|events?|weddings?|elopements?|funerals?|memorials?|galas?|corporates?|workshops?|projekte?|hochzeit(?:en)?|veranstaltung(?:en)?|trauerfeiern?|auftrage?|proyectos?|bodas?|eventos?|fiestas?|funerales?',
      ),
    ],
    beside: words(
      'booked|confirmed|gebucht\\w*|bestatigt\\w*|reservad[oa]s?|confirmad[oa]s?|which|what|who|show|list|tell|give|me|us|of|our|all|the|any|are|is|there|still|yet|do|does|have|has|that|we|so far|how many|how much|coming|upcoming|open|welche[nrs]?|alle|unsere[nr]?|haben|hat|noch|wir|es|gibt|zeig|mir|uns|que|cuales|cuantas|cuantos|hay|tenemos|nuestr[oa]s|todavia|aun|ya|las|los|muestra(?:me)?',
    ),
    never: words('signed|sent|paid|lost|done|why|when|who is'),
    names: 'none',
    time: 'may',
    answer: projectsWithout,
  },
];
