import type { ProjectLight } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { crmProjects } from './crm-projects';

/** The name of a project, for every member: who may not read the project's record finds it in the list of the picker. Null until it is known. */
export function useProjectName(projectId: number): string | null {
  const { can } = usePlugin();
  const mayRead = can('tenant_crm');
  const query = useQuery({
    queryKey: ['moodboard', 'project-name', projectId],
    queryFn: async ({ signal }) => (mayRead ? nameOfRecord(projectId, signal) : nameInPicker(projectId, signal)),
    retry: false,
    staleTime: 300_000,
  });
  return query.data ?? null;
}

async function nameOfRecord(id: number, signal: AbortSignal): Promise<string> {
  return (await crmProjects.getProject({ params: { id: String(id) }, signal, noRedirect: true })).data.name;
}

async function nameInPicker(id: number, signal: AbortSignal): Promise<string | null> {
  const projects = (await crmProjects.listProjects({ signal })).data as readonly ProjectLight[];
  return projects.find((project) => project.id === id)?.name ?? null;
}
