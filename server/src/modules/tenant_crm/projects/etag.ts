import type { Project } from '@butterfly/contracts/tenant_crm';

/** Strong ETag of a project, without quotes. */
export function etagOf(project: Pick<Project, 'id' | 'version'>): string {
  return `${project.id}-${project.version}`;
}
