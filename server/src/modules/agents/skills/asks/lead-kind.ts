import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import type { State } from '../../planner/reading/ask';
import { sayDay } from '../../planner/dates';
import { readPage } from '../find-project';
import { money } from '../job';
import { localDayOf, type Kind } from './item';

const MOST = 200;

/** Inquiries by the day they came. */
export const leads: Kind = {
  ...{ tool: 'tenant_crm.find_leads', yours: 'the leads', one: 'lead', many: 'leads', dayIs: 'came' },
  states: ['open', 'overdue', 'new', 'contacted', 'qualified', 'lost', 'done'],
  load: async (job) => {
    const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: MOST, ordering: '-id' });
    if (!page || page.count > page.results.length) return null;
    const now = new Date().toISOString();
    return page.results.map((row) => {
      const came = localDayOf(row.created_at, job.business.tz);
      const most =
        row.budget_max_cents === null
          ? ''
          : `up to ${money(row.budget_max_cents, { currency: row.currency, locale: job.business.locale })}`;
      const states: readonly (readonly [State, boolean])[] = [
        ['open', ['new', 'contacted', 'qualified'].includes(row.status)],
        ['overdue', row.status === 'new' && row.first_response_at === null && (row.sla_due_at ?? now) < now],
        ['new', row.status === 'new'],
        ['contacted', row.status === 'contacted'],
        ['qualified', row.status === 'qualified'],
        ['lost', row.status === 'lost'],
        ['done', row.status === 'converted'],
      ];
      return {
        name: row.title,
        line: [row.title, row.status, `came ${sayDay(came)}`, row.event_date ? `event ${sayDay(row.event_date)}` : '', most]
          .filter(Boolean)
          .join(' · '),
        projectId: row.converted_project_id,
        people: [row.title, `${row.first_name} ${row.last_name}`],
        day: came,
        ...(row.budget_max_cents === null ? {} : { cents: row.budget_max_cents }),
        states: states.filter(([, holds]) => holds).map(([state]) => state),
        url: `/tenant_crm/leads/${String(row.id)}`,
      };
    });
  },
};
