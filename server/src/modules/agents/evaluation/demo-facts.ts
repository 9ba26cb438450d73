import type { LeadRow, ProjectLight, Stage } from '@butterfly/contracts/tenant_crm';
import type { RunningApp } from '../../../app';
import type { TestClient } from '../../../platform/testing/test-client';
import type { Asker } from '../runs/turn';
import type { DemoFacts } from './case';

/** What a signed-in person of the demo business sees, by name. */
export async function demoFacts(client: TestClient, today: string): Promise<DemoFacts> {
  const projects = (await client.get('/api/tenant_crm/projects/')).json<ProjectLight[]>();
  const leads = (await client.get('/api/tenant_crm/leads/?page_size=200')).json<{ results: LeadRow[] }>().results;
  const stages = (await client.get('/api/tenant_crm/project_stages/')).json<Stage[]>();
  const idOf = <T extends { id: number }>(rows: readonly T[], nameOf: (row: T) => string, name: string): number => {
    const row = rows.find((candidate) => nameOf(candidate) === name);
    if (!row) throw new Error(`The demo data has no ${name}.`);
    return row.id;
  };
  return {
    today,
    project: (name) => idOf(projects, (row) => row.name, name),
    lead: (title) => idOf(leads, (row) => row.title, title),
    stage: (name) => idOf(stages, (row) => row.name, name),
    weekday: (name) => nextWeekday(today, name),
    inDays: (days) => dayAfter(today, days),
  };
}

function nextWeekday(today: string, name: string): string {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day)).toLowerCase() === name) return day;
  }
  throw new Error(`${name} is no day of the week.`);
}

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The person of a test client, as a request of theirs would be. */
export async function askerOf(client: TestClient, { platform }: Pick<RunningApp, 'platform'>): Promise<Asker> {
  const session = await platform.access.session(client.sessionToken ?? '');
  if (!session) throw new Error('Nobody is signed in.');
  return { session, permissions: await platform.access.permissionsOf(session), headers: { cookie: client.cookieHeader } };
}
