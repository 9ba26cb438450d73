import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ProjectLinkProps {
  /** Of the project; null: it belongs to none. */
  readonly id: number | string | null;
  readonly children: ReactNode;
}

/**
 * The name of a project, as the title of a tool or in a list: it leads to the record of the project where the person may open it, and is
 * plain words where not.
 *
 * @example <PageHeader eyebrow="Project Timeline" title={<ProjectLink id={project.id}>{project.name}</ProjectLink>} />
 */
export function ProjectLink({ id, children }: ProjectLinkProps) {
  const { nav } = usePlugin();
  const href = id === null ? null : nav.linkTo?.('tenant_crm.project', { id: Number(id) });
  return href ? <Link to={href}>{children}</Link> : <span>{children}</span>;
}
