import { addDays } from '@butterfly/contracts/days';
import type { HomeProject, Summary } from '@butterfly/contracts/home_view';
import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import type { AuthAndAdminApi } from '../auth_and_admin/api';
import type { TenantCrmApi } from '../tenant_crm/api';
import { localDay } from '../../platform/time/local-time';

const DAYS_AHEAD = 14;
const EVENTS = 12;
const RECENT = 5;

interface SummaryInput {
  readonly api: Platform['api'];
  readonly now: Date;
  /** False when the member may not use tenant_crm, or the business does not have it. */
  readonly withProjects: boolean;
}

/** The parts of the first page, asked of the modules that own them. */
export async function readSummary(db: Db, { api, now, withProjects }: SummaryInput): Promise<Summary> {
  const business: AuthAndAdminApi = api('auth_and_admin');
  const { tz, currency } = await business.tenant(db);
  const today = localDay(now, tz);
  if (!withProjects) return { today, projects: null, pipeline: null };
  const crm: TenantCrmApi = api('tenant_crm');
  const stages = await crm.stages(db);
  const upcoming = await crm.upcoming(db, { from: today, to: addDays(today, DAYS_AHEAD), limit: EVENTS });
  const recent = await crm.changed(db, RECENT);
  const totals = await crm.totals(db);
  const shown = (row: ProjectRow) => homeProject(row, stages);
  return { today, projects: { upcoming: upcoming.map(shown), recent: recent.map(shown) }, pipeline: { currency, ...totals } };
}

function homeProject(row: ProjectRow, stages: readonly Stage[]): HomeProject {
  const stage = stages.find(({ id }) => id === row.stage_id);
  if (!stage) throw new Error(`Project ${row.id} stands in a stage that is not there`);
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    event_type: row.event_type,
    event_date: row.event_date,
    venue_text: row.venue_text,
    stage: { name: stage.name, color: stage.color },
    updated_at: row.updated_at,
  };
}
