import type { Db } from '../../platform/db/db';
import type { DomainEvent } from '../../platform/outbox/domain-events';
import type { ListenerRule } from '../../platform/outbox/listener';
import type { NotificationsApi } from '../notifications/api';
import type { TenantPeople } from './people';
import { projectNames } from './projects/repository';

type Created = DomainEvent<'tenant_crm.project.created@1'>;

interface AnnounceDeps {
  readonly people: Pick<TenantPeople, 'adminIds' | 'nameOf'>;
  readonly notifications: () => NotificationsApi;
}

/** Tells the other administrators about a new project. Whoever created it knows already. News that come weeks later are none. */
export function announceNewProject({ people, notifications }: AnnounceDeps): ListenerRule<'tenant_crm.project.created@1'> {
  const hear = async (events: readonly Created[], db: Db): Promise<void> => {
    const admins = await people.adminIds(db);
    const names = await projectNames(
      db,
      events.map(({ payload }) => payload.project_id),
    );
    await Promise.all(
      events.map(async ({ payload: { project_id, by_id } }) => {
        const others = admins.filter((id) => id !== by_id);
        const name = names.get(project_id);
        if (others.length === 0 || by_id === null || name === undefined) return;
        const who = (await people.nameOf(db, by_id)) ?? 'A colleague';
        const message = { title: 'New project', content: `${who} added ${name}.`, link: `/tenant_crm/projects/${project_id}` };
        await notifications().notify(db, others, message);
      }),
    );
  };
  return { hear: (event, db) => hear([event], db), hearTogether: hear, whenOff: 'skip' };
}
