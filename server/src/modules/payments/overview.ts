import { ageing, forecast, type AgeingBucket, type MoneyOverview } from '@butterfly/contracts/payments';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';
import { receivedSince } from './repository';

const MONTHS = 6;
const SHOWN = 20;
const WEEK = 7;

type Age = Exclude<AgeingBucket, 'current'>;
/** Days late, from the first to the last of each age. */
const DAYS: Readonly<Record<Age, readonly [number, number]>> = { d30: [1, 30], d60: [31, 60], d90: [61, 90], older: [91, 36_500] };

function daysOf(age: Age, today: string): { from: string; until: string } {
  const [first, last] = DAYS[age];
  return { from: addDays(today, -last), until: addDays(today, -first) };
}

/** What is due, late, expected and received in the whole business. */
export async function moneyOverview(db: Db, { api, clock }: Pick<Platform, 'api' | 'clock'>, age?: Age): Promise<MoneyOverview> {
  const { tz, currency } = await api('auth_and_admin').tenant(db);
  const today = localDay(clock(), tz);
  const { invoices } = api('proposal_and_invoice');
  const dues = await invoices.dues(db);
  const late = await invoices.late(db, { today, limit: SHOWN, ...(age && daysOf(age, today)) });
  const projects = await api('tenant_crm').projectsById(
    db,
    late.map(({ project_id }) => project_id),
  );
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const month = today.slice(0, 7);
  const firstOfAll = `${forecast([], { today: addDays(`${month}-01`, -140), months: 1 })[0]?.month ?? month}-01`;
  const received = new Map((await receivedSince(db, firstOfAll)).map((one) => [one.month, one.cents]));
  const sumOf = (wanted: (due_on: string) => boolean) =>
    dues.reduce((sum, { due_on, open_cents }) => sum + (due_on !== null && wanted(due_on) ? open_cents : 0), 0);
  return {
    currency,
    today,
    open_cents: dues.reduce((sum, { open_cents }) => sum + open_cents, 0),
    due_this_week_cents: sumOf((day) => day >= today && day < addDays(today, WEEK)),
    due_this_month_cents: sumOf((day) => day >= today && day.startsWith(month)),
    overdue_cents: sumOf((day) => day < today),
    received_this_month_cents: received.get(month) ?? 0,
    ageing: ageing(dues, today),
    forecast: forecast(dues, { today, months: MONTHS }),
    received: forecast([], { today: firstOfAll, months: MONTHS }).map((one) => ({ month: one.month, cents: received.get(one.month) ?? 0 })),
    late: late.map((one) => ({ ...one, project_name: names.get(one.project_id) ?? '' })),
  };
}
