import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { ProjectLink } from '../page';
import '../styles/people.css';

/** A project as a person takes part in it. */
export interface PersonProject {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly role: string;
  readonly is_billing: boolean;
  readonly event_date: string | null;
  readonly stage_name: string;
  readonly stage_color: string;
  readonly archived: boolean;
}

interface PersonProjectsProps {
  /** Undefined until they are known. */
  readonly projects: readonly PersonProject[] | undefined;
  /** Role → its words. */
  readonly roles: Readonly<Record<string, string>>;
  /** Why there are none to show. */
  readonly problem?: string | null;
}

const tones = ['neutral', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay'] as const;

/**
 * The projects somebody takes part in, with the role in each and the ways into them that this member has.
 *
 * @example <PersonProjects projects={data} roles={projectRoles} problem={error && errorMessage(error)} />
 */
export function PersonProjects({ projects, roles, problem = null }: PersonProjectsProps) {
  const { nav } = usePlugin();
  return (
    <section className="bf-panel" aria-labelledby="projects-title">
      <h2 id="projects-title">Projects</h2>
      {problem !== null && (
        <p className="bf-field-error" role="alert">
          The projects could not be loaded. {problem}
        </p>
      )}
      {projects?.length === 0 && (
        <p className="bf-soft">None yet.{nav.linkTo?.('tenant_crm.new_project', {}) && ' Add this person on the page of a project.'}</p>
      )}
      <ul className="bf-person-rows">
        {projects?.map((project) => (
          <li key={project.id}>
            <ProjectLink id={project.project_id}>{project.name}</ProjectLink>
            <span className="bf-soft">
              {roles[project.role] ?? project.role}
              {project.is_billing && project.role !== 'billing' && ' · pays the bill'} ·{' '}
              {project.event_date ? <DateText value={project.event_date} /> : 'no date yet'}
              {project.archived && ' · archived'}
              <Ways id={project.project_id} />
            </span>
            <StatusDot tone={tones.find((tone) => tone === project.stage_color) ?? 'neutral'}>{project.stage_name}</StatusDot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Into the tools of a project. */
function Ways({ id }: { id: number }) {
  const { nav } = usePlugin();
  const ways = [
    { label: 'Moodboard', to: nav.linkTo?.('moodboard.board', { projectId: id }) },
    { label: 'Timeline', to: nav.linkTo?.('project_view.timeline', { projectId: id }) },
  ];
  return ways.map(
    ({ label, to }) =>
      to && (
        <span key={label}>
          {' '}
          · <Link to={to}>{label}</Link>
        </span>
      ),
  );
}
