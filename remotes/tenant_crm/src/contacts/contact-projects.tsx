import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { Contact } from '@butterfly/contracts/tenant_crm';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { crm } from '../crm.client';
import { useStages } from '../parts/use-stages';
import { peopleKeys } from './keys';
import { projectRoles } from '@butterfly/contracts/tenant_crm/labels';

/** The projects somebody takes part in, with the role in each. */
export function ContactProjects({ contact }: { contact: Contact }) {
  const { nav } = usePlugin();
  const { stages } = useStages();
  const id = String(contact.id);
  const { data, error } = useQuery({
    queryKey: peopleKeys.contactProjects(id),
    queryFn: async ({ signal }) => (await crm.listContactProjects({ params: { id }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-labelledby="projects-title">
      <h2 id="projects-title">Projects</h2>
      {error && (
        <p className="bf-field-error" role="alert">
          The projects could not be loaded. {errorMessage(error)}
        </p>
      )}
      {data?.length === 0 && <p className="bf-soft">None yet. Add this person on the page of a project.</p>}
      <ul className="crm-rows">
        {data?.map(({ id: link, project_id, name, event_date, role, is_billing, stage_name, archived }) => (
          <li key={link}>
            <Link to={nav.href('project', { id: project_id })}>{name}</Link>
            <span className="bf-soft">
              {projectRoles[role]}
              {is_billing && role !== 'billing' && ' · pays the bill'} · {event_date ? <DateText value={event_date} /> : 'no date yet'}
              {archived && ' · archived'}
            </span>
            <StatusDot tone={stages.find((stage) => stage.name === stage_name)?.color ?? 'neutral'}>{stage_name}</StatusDot>
          </li>
        ))}
      </ul>
    </section>
  );
}
