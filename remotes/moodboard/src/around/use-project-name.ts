import type { operations } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';

const projects = createClient<typeof operations>(paths);

/** The name of a project, where the member may read it; else what every board is called. */
export function useProjectName(projectId: number): string {
  const { can } = usePlugin();
  const query = useQuery({
    queryKey: ['moodboard', 'project-name', projectId],
    queryFn: async ({ signal }) => (await projects.getProject({ params: { id: String(projectId) }, signal, noRedirect: true })).data.name,
    enabled: can('tenant_crm'),
    retry: false,
    staleTime: 300_000,
  });
  return query.data ?? 'Moodboard';
}
