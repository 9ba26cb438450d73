import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import type { Method, TestClient } from '../platform/testing/test-client';

const AT_ONCE = 10;

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

/** A change of a record that was read before. `body` gets the number of the attempt, so that each wants something else. */
interface Change {
  readonly method: Method;
  readonly url: string;
  readonly read: string;
  readonly body?: (attempt: number) => object;
  readonly type?: string;
}

const create = async <T = { id: number }>(url: string, body: object) => {
  const answer = await admin.post(url, body);
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`);
  return answer.json<T>();
};
const project = async () => (await create('/api/tenant_crm/projects/', { name: 'Ten at once', event_date: '2027-06-12' })).id;
const stages = async () => (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; kind: string }[]>();
const lead = async () => (await create('/api/tenant_crm/leads/', { title: 'Ten at once' })).id;
const board = async () => {
  const id = await project();
  await create('/api/moodboard/', { project: id, data: { title: 'a' } });
  return id;
};

const changes: readonly (readonly [string, () => Promise<Change>])[] = [
  [
    'moves of a project to other stages',
    async () => {
      const [id, open] = [await project(), (await stages()).filter(({ kind }) => kind === 'open')];
      return {
        method: 'POST',
        url: `/api/tenant_crm/projects/${id}/move/`,
        read: `/api/tenant_crm/projects/${id}/`,
        body: (at) => ({ stage_id: open[at % open.length]?.id, position: 0 }),
      };
    },
  ],
  [
    'changes of a project',
    async () => {
      const url = `/api/tenant_crm/projects/${await project()}/`;
      return { method: 'PATCH', url, read: url, body: (at) => ({ name: `Name ${at}` }) };
    },
  ],
  [
    'archivings of a project',
    async () => {
      const read = `/api/tenant_crm/projects/${await project()}/`;
      return { method: 'POST', url: `${read}archive/`, read };
    },
  ],
  [
    'changes of a lead',
    async () => {
      const url = `/api/tenant_crm/leads/${await lead()}/`;
      return { method: 'PATCH', url, read: url, body: (at) => ({ title: `Lead ${at}` }) };
    },
  ],
  [
    'steps of a lead',
    async () => {
      const read = `/api/tenant_crm/leads/${await lead()}/`;
      return { method: 'POST', url: `${read}contact/`, read };
    },
  ],
  [
    'losses of a lead',
    async () => {
      const read = `/api/tenant_crm/leads/${await lead()}/`;
      return { method: 'POST', url: `${read}lose/`, read, body: (at) => ({ lost_reason: 'other', lost_note: `Because ${at}` }) };
    },
  ],
  [
    'changes of a contact',
    async () => {
      const url = `/api/tenant_crm/contacts/${(await create('/api/tenant_crm/contacts/', { first_name: 'Ada' })).id}/`;
      return { method: 'PATCH', url, read: url, body: (at) => ({ last_name: `Name ${at}` }) };
    },
  ],
  [
    'changes of an organization',
    async () => {
      const url = `/api/tenant_crm/organizations/${(await create('/api/tenant_crm/organizations/', { name: 'Rivergate' })).id}/`;
      return { method: 'PATCH', url, read: url, body: (at) => ({ name: `Name ${at}` }) };
    },
  ],
  [
    'saves of a whole board',
    async () => {
      const id = await board();
      return { method: 'PATCH', url: `/api/moodboard/${id}/`, read: `/api/moodboard/${id}/`, body: (at) => ({ data: { at } }) };
    },
  ],
  [
    'patches of a board',
    async () => {
      const id = await board();
      return {
        method: 'PATCH',
        url: `/api/moodboard/${id}/patch/`,
        read: `/api/moodboard/${id}/`,
        type: 'application/json-patch+json',
        body: (at) => ({ patches: [{ op: 'replace', path: '/title', value: `${at}` }] }),
      };
    },
  ],
];

it.each(changes)('of ten %s made to the same version one is done, and nine are told', async (_what, prepare) => {
  const { method, url, read, body, type } = await prepare();
  const { etag } = (await admin.get(read)).headers;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      admin.send(method, { url, body: body?.(at) ?? {}, headers: { 'if-match': etag ?? '', ...(type && { 'content-type': type }) } }),
    ),
  );
  const told = answers
    .map(({ statusCode, body: text }) => ([200, 201, 412].includes(statusCode) ? statusCode : `${statusCode} ${text}`))
    .sort();
  expect(told).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 412)]);
});
