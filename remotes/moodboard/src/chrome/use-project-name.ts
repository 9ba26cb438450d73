import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { crmProjects } from './crm-projects';

/** The name of a project, where the member may read it; else what every board is called. */
export function useProjectName(projectId: number): string {
  const { can } = usePlugin();
  const query = useQuery({
    queryKey: ['moodboard', 'project-name', projectId],
    queryFn: async ({ signal }) =>
      (await crmProjects.getProject({ params: { id: String(projectId) }, signal, noRedirect: true })).data.name,
    enabled: can('tenant_crm'),
    retry: false,
    staleTime: 300_000,
  });
  return query.data ?? 'Moodboard';
}
