import type { HomeProject } from '@butterfly/contracts/home_view';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Link } from 'react-router-dom';

/** The name of a project; it leads to its page where the person may open it. */
export function ProjectLink({ project: { id, name } }: { project: Pick<HomeProject, 'id' | 'name'> }) {
  const { nav } = usePlugin();
  const href = nav.linkTo?.('tenant_crm.project', { id });
  return href ? <Link to={href}>{name}</Link> : <span>{name}</span>;
}
