import type { Db } from '../../../platform/db/db';
import { siteOf } from '../../../platform/mail/site-of';
import type { Listeners } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { PORTAL, portalPath } from '../link';
import { messageMail } from '../mails';
import { peopleOf, portalOf, shownSections } from '../repository';
import { tellTeam } from '../visits/tell-owner';
import { toldLately } from './repository';

/** Who gets a mail about a message gets none about the next ones of so many minutes, until it was read. */
const PAUSE_MINUTES = 10;

type Parts = Pick<Platform, 'api' | 'env' | 'links' | 'mail'>;
type Told = Pick<Listeners, 'client_portal.file.sent@1' | 'client_portal.message.written@1'>;

const wrote = (name: string, project: string) => ({
  title: `${name} has written to you`,
  content: `It stands in the portal of “${project}”.`,
});
const sent = (name: string, project: string) => ({ title: `${name} has sent a file`, content: `It lies with the files of “${project}”.` });

/** Tells the other side: the team what a client wrote or sent, clients by mail what the team wrote. News of weeks ago is none. */
export function tellPeople(platform: Parts): Told {
  return {
    'client_portal.message.written@1': {
      hear: async ({ payload: { message_id: messageId, project_id: projectId, person_id: personId } }, db) =>
        personId === null
          ? mailClients(db, platform, { projectId, messageId })
          : tellTeam(db, platform, { projectId, personId, words: wrote }),
      whenOff: 'skip',
    },
    'client_portal.file.sent@1': {
      hear: async ({ payload: { project_id: projectId, person_id: personId } }, db) =>
        tellTeam(db, platform, { projectId, personId, words: sent }),
      whenOff: 'skip',
    },
  };
}

async function mailClients(db: Db, { api, env, links, mail }: Parts, about: { projectId: number; messageId: number }): Promise<void> {
  const { projectId } = about;
  const portal = await portalOf(db, projectId);
  if (!portal?.is_on || !shownSections(portal).messages) return;
  const lately = await toldLately(db, { ...about, minutes: PAUSE_MINUTES });
  const [tenant, project] = [await api('auth_and_admin').tenant(db), await api('tenant_crm').project(db, projectId)];
  for (const person of await peopleOf(db, projectId)) {
    const { id, link_id, name, email: to, language } = person;
    if (!person.is_active || !person.sees_messages || link_id === null || lately.has(id)) continue;
    const token = await links.reveal(db, PORTAL, { id: link_id, subjectId: id });
    if (token === null) continue;
    const link = `${siteOf(env)}${portalPath(token)}/messages`;
    await mail.sendPersonal(db, messageMail({ tenant, to, name, language, projectId, link, projectName: project?.name ?? '' }));
  }
}
