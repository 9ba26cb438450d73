import type { Project } from '@butterfly/contracts/tenant_crm';

/** Strong ETag of a project, without quotes. */
export function etagOf(project: Pick<Project, 'id' | 'version'>): string {
  return `${project.id}-${project.version}`;
}

/** Compares after dropping `W/`, which compressing proxies add (decision A-44). `*` means any version. */
export function matches(ifMatch: string, project: Pick<Project, 'id' | 'version'>): boolean {
  return ifMatch.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '').replace(/^"|"$/g, '');
    return bare === '*' || bare === etagOf(project);
  });
}
