import type { Listener } from '../../platform/outbox/listener';
import type { NotificationsApi } from '../notifications/api';
import type { TenantPeople } from './people';
import { findProject } from './projects/repository';

interface AnnounceDeps {
  readonly people: Pick<TenantPeople, 'adminIds' | 'nameOf'>;
  readonly notifications: () => NotificationsApi;
}

/** Tells the other administrators about a new project. Whoever created it knows already. */
export function announceNewProject({ people, notifications }: AnnounceDeps): Listener<'tenant_crm.project.created@1'> {
  return async ({ payload: { project_id, by_id } }, db) => {
    const others = (await people.adminIds(db)).filter((id) => id !== by_id);
    if (others.length === 0 || by_id === null) return;
    const project = await findProject(db, project_id);
    if (!project) return;
    const who = (await people.nameOf(db, by_id)) ?? 'A colleague';
    await notifications().notify(db, others, {
      title: 'New project',
      content: `${who} added ${project.name}.`,
      link: `/tenant_crm/projects/${project.id}`,
    });
  };
}
