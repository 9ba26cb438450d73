import type { Overview } from '@butterfly/contracts/inventory';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { readPage } from '../find-project';
import { text, type Job, type Skill } from '../job';
import { notRead, notYours } from './whose';

const SHOWN = 8;

/** What leaves and comes back within a week, what is short and what runs low. */
export const sayStockMoves: Skill = async (job) => {
  const answer = await job.tools.read('inventory.overview');
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? notYours('the inventory') : notRead('The stock'));
  const { leaving, returning, short, low, in_repair: repair } = answer.data as Overview;
  const projects = await namesOf(job);
  const lines = (title: string, rows: Overview['leaving'], dayOf: (row: Overview['leaving'][number]) => string): string =>
    rows.length === 0
      ? ''
      : `${title}:\n${rows
          .slice(0, SHOWN)
          .map((row) => `- ${sayDay(dayOf(row))} · ${row.qty} ${row.item_name} · ${projects.get(row.project_id) ?? 'a project'}`)
          .join('\n')}`;
  const parts = [
    lines('Leaving within a week', leaving, ({ out_on: day }) => day),
    lines('Coming back within a week', returning, ({ back_on: day }) => day),
    lines('Promised more often than there is', short, ({ out_on: day }) => day),
    `${low} thing${low === 1 ? ' is' : 's are'} below the least, ${repair} in repair.`,
  ];
  return text(parts.filter(Boolean).join('\n'));
};

const namesOf = async (job: Job): Promise<Map<number, string>> =>
  new Map(
    ((await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: 200 }))?.results ?? []).map(({ id, name }) => [id, name]),
  );
