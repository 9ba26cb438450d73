import type { Db } from '../../platform/db/db';
import type { Listeners } from '../../platform/outbox/listener';
import type { Platform } from '../../platform/platform';
import { requests, type StoredRequest } from './requests/repository';

type Told = Pick<
  Listeners,
  | 'client_requests.request.answered@1'
  | 'client_requests.request.approved@1'
  | 'client_requests.request.created@1'
  | 'client_requests.request.declined@1'
  | 'client_requests.request.sla_breached@1'
>;
type Words = (project: string, request: StoredRequest) => { readonly title: string; readonly content: string } | null;

const said = ({ number, title }: StoredRequest): string => `${number}: “${title}”.`;

/** Tells who looks after a request what its client did, and what is late. News of weeks ago is none. */
export function tellTeam(platform: Pick<Platform, 'api'>): Told {
  const telling = (words: Words) => ({
    hear: ({ payload }: { payload: { request_id: number; project_id: number } }, db: Db) => tell(db, platform, { ...payload, words }),
    whenOff: 'skip' as const,
  });
  return {
    // What colleagues wrote down themselves is no news to them.
    'client_requests.request.created@1': telling((project, request) =>
      request.source === 'staff' ? null : { title: `${project} asks for something`, content: said(request) },
    ),
    'client_requests.request.answered@1': telling((project, request) => ({ title: `${project} has answered`, content: said(request) })),
    'client_requests.request.approved@1': telling((project, request) => ({
      title: `${project} approved a change`,
      content: `${said(request)} Apply it to make it a new version of the proposal.`,
    })),
    'client_requests.request.declined@1': telling((project, request) =>
      request.quote === null ? null : { title: `${project}: a change is off`, content: said(request) },
    ),
    'client_requests.request.sla_breached@1': {
      hear: ({ payload }, db) =>
        tell(db, platform, {
          ...payload,
          words: (project, request) => ({
            title: payload.kind === 'response' ? `${project} waits for a first answer` : `A request of ${project} is late`,
            content: said(request),
          }),
        }),
      whenOff: 'skip',
    },
  };
}

async function tell(
  db: Db,
  { api }: Pick<Platform, 'api'>,
  { request_id, project_id, words }: { request_id: number; project_id: number; words: Words },
): Promise<void> {
  const [request, project] = [await requests.find(db, request_id), await api('tenant_crm').project(db, project_id)];
  const news = request && project && words(project.name, request);
  if (!news) return;
  const ownerId = request.assignee_id ?? project.owner_id;
  const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId, plugin: 'client_requests' });
  await api('notifications').notify(db, told, { ...news, link: `/client_requests/crm/${request_id}` });
}
