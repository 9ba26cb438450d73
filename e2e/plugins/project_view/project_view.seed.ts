import type { test } from '../../fixtures';

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];

/** A project of its own for a test, with a date, so that no two tests share a timeline. */
export async function newProject(api: Api, name: string): Promise<number> {
  const answer = await api('POST', '/api/tenant_crm/projects/', {
    name,
    event_type: 'wedding',
    event_date: '2027-06-12',
    start_time: '16:30',
    venue_text: 'Stonecroft Barn',
  });
  if (answer.status() !== 201) throw new Error(`Creating a project failed: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}
