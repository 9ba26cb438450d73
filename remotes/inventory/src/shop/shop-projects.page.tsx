import type { ShopProject } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, Money, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { shareText } from '../model/share-text';
import { TableHead } from '../model/table-head';

/** Projects with the flowers they need and have, the next event first. */
export function Page() {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: [...keys.shop, 'projects'],
    queryFn: async ({ signal }) => (await api.listShopProjects({ signal })).data,
  });
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('shop')}>Shop</Link>}
        title="Flowers by project"
        meta="What each event needs, what is kept for it, and what is still missing."
      />
      <Loaded query={found} what="the projects" kind="table">
        {(projects) =>
          projects.length === 0 ? (
            <EmptyState
              drawing="wreath"
              title="No project needs flowers"
              text="As soon as recipes name stems, their project stands here."
            />
          ) : (
            <ProjectTable projects={projects} />
          )
        }
      </Loaded>
    </div>
  );
}

function ProjectTable({ projects }: { projects: readonly ShopProject[] }) {
  const { nav } = usePlugin();
  const seesCosts = projects.some(({ cost_cents: cents }) => cents !== undefined);
  return (
    <div className="inv-scroll">
      <table className="inv-table bf-figures">
        <TableHead labels={['Project', 'Event', 'Needs', 'Kept for it', 'State', 'Waste', ...(seesCosts ? ['Flowers cost'] : [])]} />
        <tbody>
          {projects.map((project) => (
            <tr key={project.project_id}>
              <th scope="row">
                <Link to={nav.href('complete_project', { projectId: project.project_id })}>{project.project_name}</Link>
              </th>
              <td>{project.event_date ? <DateText value={project.event_date} /> : 'No date yet'}</td>
              <td>{project.needed}</td>
              <td>{project.allocated}</td>
              <td>
                <ShopState project={project} />
              </td>
              <td>{shareText(project.waste_bps)}</td>
              {project.cost_cents !== undefined && (
                <td>
                  <Money minor={project.cost_cents} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the flowers of a project are all there, or done with. */
export function ShopState({ project: { is_complete: isComplete, missing } }: { project: Pick<ShopProject, 'is_complete' | 'missing'> }) {
  if (isComplete) return <StatusTag tone="neutral">Completed</StatusTag>;
  return missing > 0 ? <StatusTag tone="marigold">{missing} missing</StatusTag> : <StatusTag tone="eucalyptus">All there</StatusTag>;
}
