import type { Timeline } from '@butterfly/contracts/project_view';
import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import type { State } from '../../planner/reading/ask';
import { readPage } from '../find-project';
import { money, type Job } from '../job';
import { DATELESS, typeIn } from '../projects';
import type { Item, Kind } from './item';

const MOST = 200;
const GUESTS = /\b(?:guests?|headcount|gaste|invitad[oa]s)\b/;

/** Projects by their day, stage, place and who is in charge of them. */
export const projects: Kind = {
  ...{ tool: 'tenant_crm.find_projects', yours: 'the project pipeline', one: 'project', many: 'projects', dayIs: 'on' },
  states: ['lost', 'next'],
  load: async (job, { text }) => {
    const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: 'event_date' });
    if (!page || page.count > page.results.length) return null;
    const [stages, team] = [await stagesOf(job), await teamOf(job, page.results)];
    const type = typeIn(text);
    const stage = [...stages.values()].find(({ name }) => text.includes(name.toLowerCase()));
    return page.results
      .filter(
        (row) =>
          (!type || row.event_type === type) && (!DATELESS.test(text) || row.event_date === null) && (!stage || row.stage_id === stage.id),
      )
      .map((row) =>
        itemOf(job, row, {
          stage: stages.get(row.stage_id),
          owner: row.owner_id === null ? undefined : team.get(row.owner_id),
          guests: GUESTS.test(text),
        }),
      );
  },
};

async function stagesOf(job: Job): Promise<ReadonlyMap<number, Stage>> {
  const answer = await job.tools.read('tenant_crm.stages');
  return new Map((answer.kind === 'ok' ? (answer.data as Stage[]) : []).map((stage) => [stage.id, stage]));
}

async function teamOf(job: Job, [any]: readonly ProjectRow[]): Promise<ReadonlyMap<number, string>> {
  const answer = any && (await job.tools.read('project_view.timeline', { projectId: any.id }));
  return new Map((answer?.kind === 'ok' ? (answer.data as Timeline).people : []).map(({ id, name }) => [id, name]));
}

interface Beside {
  readonly stage: Stage | undefined;
  readonly owner: string | undefined;
  /** How many come was asked for. */
  readonly guests: boolean;
}

function itemOf({ business }: Job, row: ProjectRow, { stage, owner, guests }: Beside): Item {
  const states: readonly State[] = stage?.kind === 'lost' ? ['lost'] : [];
  const value =
    row.value_cents === undefined ? '' : money(row.value_cents, { currency: row.currency ?? business.currency, locale: business.locale });
  const facts = [
    row.event_date ? sayDay(row.event_date) : 'no date yet',
    row.venue_text,
    stage?.name,
    guests ? `${String(row.guest_count ?? 0)} guests` : value,
    owner,
  ];
  return {
    name: `${row.name} ${row.venue_text}`,
    line: `${row.name} · ${facts.filter(Boolean).join(' · ')}`,
    projectId: row.id,
    people: owner ? [owner] : [],
    day: row.event_date,
    ...(row.value_cents === undefined || guests ? {} : { cents: row.value_cents }),
    states,
    url: `/tenant_crm/projects/${String(row.id)}`,
  };
}
