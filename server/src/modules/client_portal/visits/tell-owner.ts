import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { people } from '../repository';

/** Tells who looks after the project that somebody has opened their portal for the first time. */
export function tellFirstVisit({ api }: Pick<Platform, 'api'>): Listener<'client_portal.first_visit@1'> {
  return async ({ payload: { person_id, project_id } }, db) => {
    const project = await api('tenant_crm').project(db, project_id);
    const person = await people.find(db, person_id);
    if (!project || !person) return;
    const all = (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'client_portal'));
    const allowed = all.map(({ memberId }) => memberId);
    const among = project.owner_id !== null && allowed.includes(project.owner_id) ? [project.owner_id] : allowed;
    await api('notifications').notify(db, await api('manage_members').membersSeeing(db, { projectId: project_id, among }), {
      title: `${person.name} has opened the portal`,
      content: `It is their first visit to “${project.name}”.`,
      link: `/client_portal/settings/${project_id}`,
    });
  };
}
