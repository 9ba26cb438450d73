import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { people } from '../repository';

/** Tells who looks after the project that somebody has opened their portal for the first time. */
export function tellFirstVisit({ api }: Pick<Platform, 'api'>): Listener<'client_portal.first_visit@1'> {
  return async ({ payload: { person_id, project_id } }, db) => {
    const project = await api('tenant_crm').project(db, project_id);
    const person = await people.find(db, person_id);
    if (!project || !person) return;
    const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId: project.owner_id, plugin: 'client_portal' });
    await api('notifications').notify(db, told, {
      title: `${person.name} has opened the portal`,
      content: `It is their first visit to “${project.name}”.`,
      link: `/client_portal/settings/${project_id}`,
    });
  };
}
