import { events } from '@butterfly/contracts/tenant_crm';
import type { Listener } from '../../platform/define-module';
import type { NotificationsApi } from '../notifications/api';
import type { TenantPeople } from './people';
import { findProject } from './projects/repository';

const created = events['tenant_crm.project.created@1'];

interface AnnounceDeps {
  readonly people: Pick<TenantPeople, 'adminIds' | 'nameOf'>;
  readonly notifications: () => NotificationsApi;
}

/** Tells the other administrators about a new project. Whoever created it knows already. */
export function announceNewProject({ people, notifications }: AnnounceDeps): Listener {
  return async (event, db) => {
    const { project_id, by_id } = created.parse(event.payload);
    const others = (await people.adminIds(db)).filter((id) => id !== by_id);
    if (others.length === 0 || by_id === null) return;
    const project = await findProject(db, project_id);
    if (!project) return;
    const who = (await people.nameOf(db, by_id)) ?? 'A colleague';
    await notifications().notify(db, others, { title: 'New project', content: `${who} added ${project.name}.` });
  };
}
