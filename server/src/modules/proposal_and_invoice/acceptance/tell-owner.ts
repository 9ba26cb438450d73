import type { Db } from '../../../platform/db/db';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { proposals } from '../repository';
import { shownAnswer } from './repository';

type Parts = Pick<Platform, 'api'>;

/** Tells who looks after the project that the client has said yes. */
export function tellAccepted({ api }: Parts): Listener<'proposal_and_invoice.proposal.accepted@1'> {
  return ({ payload }, db) => tell(db, { api, ...payload, title: (name) => `${name} said yes`, verb: 'accepted' });
}

export function tellDeclined({ api }: Parts): Listener<'proposal_and_invoice.proposal.declined@1'> {
  return ({ payload }, db) => tell(db, { api, ...payload, title: (name) => `${name} said no`, verb: 'declined' });
}

interface Telling extends Parts {
  readonly proposal_id: number;
  readonly project_id: number;
  readonly title: (project: string) => string;
  readonly verb: string;
}

async function tell(db: Db, { api, proposal_id, project_id, title, verb }: Telling): Promise<void> {
  const [found, answer] = [await proposals.find(db, proposal_id), await shownAnswer(db, proposal_id)];
  const project = await api('tenant_crm').project(db, project_id);
  if (!found || !answer || !project) return;
  const told = await api('manage_members').concerned(db, {
    projectId: project_id,
    ownerId: project.owner_id,
    plugin: 'proposal_and_invoice',
  });
  const why = answer.reason === '' ? '' : `: “${answer.reason}”`;
  await api('notifications').notify(db, told, {
    title: title(project.name),
    content: `${found.number}, version ${found.revision}, was ${verb}${answer.name ? ` by ${answer.name}` : ''}${why}.`,
    link: `/proposal_and_invoice/version/${proposal_id}`,
  });
}
