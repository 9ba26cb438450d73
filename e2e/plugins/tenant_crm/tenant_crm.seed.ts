import type { test } from '../../fixtures';

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];

export interface SeededProject {
  readonly id: number;
  readonly version: number;
}

/** A project of its own for a test, so that no two tests share one. */
export async function seedProject(api: Api, project: { name: string } & Record<string, unknown>): Promise<SeededProject> {
  const answer = await api('POST', '/api/tenant_crm/projects/', project);
  if (answer.status() !== 201) throw new Error(`Creating a project failed: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as SeededProject;
}
