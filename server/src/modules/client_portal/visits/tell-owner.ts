import type { Db } from '../../../platform/db/db';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { people } from '../repository';

type Parts = Pick<Platform, 'api'>;

/** Tells who looks after the project that somebody has opened their portal for the first time. */
export function tellFirstVisit(platform: Parts): Listener<'client_portal.first_visit@1'> {
  return ({ payload: { person_id: personId, project_id: projectId } }, db) =>
    tellTeam(db, platform, {
      ...{ projectId, personId },
      words: (name, project) => ({ title: `${name} has opened the portal`, content: `It is their first visit to “${project}”.` }),
    });
}

interface Told {
  readonly projectId: number;
  readonly personId: number;
  readonly words: (person: string, project: string) => { readonly title: string; readonly content: string };
}

/** Tells who looks after a project what somebody has done in its portal. */
export async function tellTeam(db: Db, { api }: Parts, { projectId, personId, words }: Told): Promise<void> {
  const project = await api('tenant_crm').project(db, projectId);
  const person = await people.find(db, personId);
  if (!project || !person) return;
  const told = await api('manage_members').concerned(db, { projectId, ownerId: project.owner_id, plugin: 'client_portal' });
  await api('notifications').notify(db, told, { ...words(person.name, project.name), link: `/client_portal/settings/${projectId}` });
}
