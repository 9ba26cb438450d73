import type { Client } from '@butterfly/contracts/contact_management';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { projectRoles } from '@butterfly/contracts/tenant_crm/labels';

type Project = Client['projects'][number];
const tones = ['neutral', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay'] as const;

/** Projects of a client, with the ways into them that this member has. */
export function ClientProjects({ projects }: { projects: readonly Project[] }) {
  const { can } = usePlugin();
  return (
    <section aria-labelledby="projects-title">
      <h2 id="projects-title">Projects</h2>
      {projects.length === 0 && <p className="bf-soft">No project yet.</p>}
      <ul className="cm-rows">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectLink id={project.project_id}>{project.name}</ProjectLink>
            <span className="bf-soft">
              {projectRoles[project.role]}
              {project.is_billing && project.role !== 'billing' && ' · pays the bill'} ·{' '}
              {project.event_date ? <DateText value={project.event_date} /> : 'no date yet'}
              {project.archived && ' · archived'}
              {can('moodboard') && (
                <>
                  {' '}
                  · <Link to={`/moodboard/${project.project_id}`}>Moodboard</Link>
                </>
              )}
              {can('project_view') && (
                <>
                  {' '}
                  · <Link to={`/project_view/${project.project_id}`}>Timeline</Link>
                </>
              )}
            </span>
            <span className="cm-rows-end">
              <StatusDot tone={tones.find((tone) => tone === project.stage_color) ?? 'neutral'}>{project.stage_name}</StatusDot>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
