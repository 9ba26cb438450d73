import type { HomeProject } from '@butterfly/contracts/home_view';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, StatusDot, type Tone } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

/** Where the team was working last. */
export function RecentProjects({ projects }: { projects: readonly HomeProject[] }) {
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">Pick up where you left off</h2>
      {projects.length === 0 && (
        <p className="bf-soft">
          Nothing yet. <Link to="/tenant_crm/projects/new">Create your first project</Link>
        </p>
      )}
      <ul className="home-list">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectLink id={project.id}>{project.name}</ProjectLink>
            <span className="bf-soft">
              <DateText value={project.updated_at} as="moment" />
            </span>
            <StatusDot tone={project.stage.color as Tone}>{project.stage.name}</StatusDot>
          </li>
        ))}
      </ul>
    </section>
  );
}
