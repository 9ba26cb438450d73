import type { ProposalRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { State } from '../../planner/reading/ask';
import { sayDay } from '../../planner/dates';
import { readPage } from '../find-project';
import type { SentMail } from '@butterfly/contracts/transactional_emails';
import { money, type Job } from '../job';
import { localDayOf, type Item, type Kind } from './item';

/** Without a project those of the projects that were worked on last. */
const PROJECTS = 60;
const OPEN = new Set<string>(['sent', 'viewed']);

export const proposals: Kind = {
  ...{
    tool: 'proposal_and_invoice.find_proposals',
    yours: 'the proposals',
    one: 'proposal',
    many: 'proposals',
    done: 'accepted',
    dayIs: 'sent',
  },
  states: ['open', 'done', 'draft', 'opened'],
  load: async (job, { projectId }) => {
    const projects = await projectsOf(job, projectId);
    const items: Item[] = [];
    for (const { id, name } of projects) {
      const page = await readPage<ProposalRow>(job, 'proposal_and_invoice.find_proposals', { project: id, page_size: 20 });
      if (projectId !== null) items.push(...(await mailsOf(job, projectId)));
      items.push(...(page?.results ?? []).filter(({ status }) => status !== 'superseded').map((row) => itemOf(job, row, name)));
    }
    return items;
  },
};

/** The mails a proposal went out with say when it was sent and whether somebody has opened it. */
async function mailsOf(job: Job, project: number): Promise<Item[]> {
  if (!job.tools.has('transactional_emails.sent_mails')) return [];
  const page = await readPage<SentMail>(job, 'transactional_emails.sent_mails', { project, page_size: 100 });
  return (page?.results ?? [])
    .filter(({ template }) => template === 'proposal_sent')
    .map(({ recipient, subject, status, opened_at: opened, created_at: at }) => {
      const day = localDayOf(at, job.business.tz);
      return {
        name: subject,
        line: `${sayDay(day)} · mail to ${recipient} · “${subject}” · ${status.replace(/_/g, ' ')}${opened ? `, opened ${sayDay(localDayOf(opened, job.business.tz))}` : ''}`,
        projectId: project,
        people: [recipient],
        day,
        states: [...(opened ? (['opened'] as const) : []), 'open' as const],
      };
    });
}

async function projectsOf(job: Job, projectId: number | null): Promise<readonly Pick<ProjectRow, 'id' | 'name'>[]> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    page_size: projectId === null ? PROJECTS : 200,
    ordering: '-updated_at',
  });
  const rows = page?.results ?? [];
  if (projectId === null) return rows;
  return [rows.find(({ id }) => id === projectId) ?? { id: projectId, name: 'The project' }];
}

function itemOf(job: Job, row: ProposalRow, project: string): Item {
  const {
    business: { tz, locale },
  } = job;
  const day = (moment: string) => sayDay(localDayOf(moment, tz));
  const facts = [
    money(row.total_cents, { currency: row.currency, locale }),
    row.sent_at ? `sent ${day(row.sent_at)}` : 'not sent yet',
    row.first_viewed_at ? `opened ${day(row.first_viewed_at)}` : '',
    row.sent_at && !row.first_viewed_at ? 'not opened yet' : '',
    row.status === 'accepted' || row.status === 'declined' || row.status === 'expired' ? row.status : '',
  ];
  const states: readonly (readonly [State, boolean])[] = [
    ['open', OPEN.has(row.status)],
    ['done', row.status === 'accepted'],
    ['draft', row.status === 'draft'],
    ['opened', row.first_viewed_at !== null],
  ];
  return {
    name: row.title,
    line: `${project} · ${row.number} “${row.title}” · ${facts.filter(Boolean).join(' · ')}`,
    projectId: row.project_id,
    people: [project],
    day: row.sent_at ? localDayOf(row.sent_at, tz) : null,
    cents: row.total_cents,
    states: states.filter(([, holds]) => holds).map(([state]) => state),
    url: `/proposal_and_invoice/version/${String(row.id)}`,
  };
}
