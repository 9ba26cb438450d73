import type { Project } from '@butterfly/contracts/tenant_crm';
import { useQuery } from '@tanstack/react-query';
import { crm, keys } from '../crm.client';

/** A project with the version that a save names. */
export interface VersionedProject {
  readonly project: Project;
  readonly etag: string | null;
}

export function useProject(id: string) {
  return useQuery({
    queryKey: keys.project(id),
    queryFn: async ({ signal }): Promise<VersionedProject> => {
      const { data, etag } = await crm.getProject({ params: { id }, signal });
      return { project: data, etag };
    },
  });
}
