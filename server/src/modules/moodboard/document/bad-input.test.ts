import { MAX_PATCH_OPERATIONS } from '@butterfly/contracts/moodboard';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let url: string;
let before: { body: string; etag: string | undefined };

const read = async () => {
  const { body, headers } = await admin.get(url);
  return { body, etag: headers.etag };
};

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Hostile' })).json<{ id: number }>().id;
  url = `/api/moodboard/${project}/`;
  const elements = [
    { id: 'a', x: 1, props: { text: 'one' } },
    { id: 'b', x: 2, props: {} },
  ];
  expect(
    (
      await admin.post('/api/moodboard/', {
        project,
        data: { pages: [{ id: 'p', elements }], filler: 'y'.repeat(6_500_000), title: 'Board' },
      })
    ).statusCode,
  ).toBe(201);
  before = await read();
});
afterAll(() => test.stop());

const add = (path: string, value: unknown = 1) => ({ op: 'add', path, value });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ op: 'replace', path: '/title', value: at }));

const bodies: readonly (readonly [what: string, body: unknown, status: number, code: string])[] = [
  ['more bytes than a body may have', { patches: [add('/x', 'z'.repeat(13_000_000))] }, 413, 'body_too_large'],
  ['a board that grows beyond its bound', { patches: [add('/x', 'z'.repeat(6_500_000))] }, 413, 'moodboard.too_large'],
  ['10,001 operations', { patches: many(10_001) }, 400, 'invalid_input'],
  ['one operation more than a patch may have', { patches: many(MAX_PATCH_OPERATIONS + 1) }, 400, 'invalid_input'],
  ['a value that is nested without end', `{"patches":[{"op":"add","path":"/x","value":${nested(70)}}]}`, 400, 'bad_request'],
  ['a body that is nested a million deep', nested(1_000_000), 400, 'bad_request'],
  ['a pointer of 2,000 steps', { patches: [add('/a'.repeat(2_000))] }, 400, 'invalid_input'],
  [
    'a move into its own child',
    { patches: [{ op: 'move', from: '/pages/0', path: '/pages/0/elements/0/props' }] },
    400,
    'moodboard.patch_failed',
  ],
  ['a move of the whole into itself', { patches: [{ op: 'move', from: '', path: '/pages' }] }, 400, 'moodboard.patch_failed'],
  [
    'a move of an element into itself',
    { patches: [{ op: 'move', from: '/pages/0/elements/0', path: '/pages/0/elements/0/props/me' }] },
    400,
    'moodboard.patch_failed',
  ],
  ['__proto__ in a path', { patches: [add('/__proto__/polluted')] }, 400, 'moodboard.patch_failed'],
  ['__proto__ of an element', { patches: [add('/pages/0/elements/0/__proto__/polluted')] }, 400, 'moodboard.patch_failed'],
  ['a constructor in a path', { patches: [add('/constructor/prototype/polluted')] }, 400, 'moodboard.patch_failed'],
  ['__proto__ where something is taken from', { patches: [{ op: 'copy', from: '/__proto__', path: '/x' }] }, 400, 'moodboard.patch_failed'],
  ['__proto__ inside a value', '{"patches":[{"op":"add","path":"/x","value":{"__proto__":{"polluted":1}}}]}', 400, 'bad_request'],
  [
    'an escaped __proto__ inside a value',
    '{"patches":[{"op":"add","path":"/x","value":{"\\u005f_proto__":{"polluted":1}}}]}',
    400,
    'bad_request',
  ],
  ['half a character', '{"patches":[{"op":"add","path":"/x","value":"\\ud83c"}]}', 400, 'bad_request'],
  ['an operation that is none', { patches: ['remove'] }, 400, 'invalid_input'],
  ['an operation without a name', { patches: [{ path: '/x', value: 1 }] }, 400, 'invalid_input'],
  ['an unknown operation', { patches: [{ op: 'merge', path: '/x', value: 1 }] }, 400, 'invalid_input'],
  ['a path that is a number', { patches: [add(7 as unknown as string)] }, 400, 'invalid_input'],
  ['a path that is no pointer', { patches: [add('title')] }, 400, 'invalid_input'],
  ['a wrong escape', { patches: [add('/a~2b')] }, 400, 'invalid_input'],
  ['a value that is missing', { patches: [{ op: 'add', path: '/x' }] }, 400, 'invalid_input'],
  ['a place that is missing', { patches: [{ op: 'move', path: '/x' }] }, 400, 'invalid_input'],
  ['patches that are an object', { patches: { 0: add('/x') } }, 400, 'invalid_input'],
  ['a bare list', [add('/x')], 400, 'invalid_input'],
  ['no JSON', '{"patches":[', 400, 'bad_request'],
  ['nothing', '', 400, 'invalid_input'],
  ['a key of a word', { patches: [add('/title/length')] }, 400, 'moodboard.patch_failed'],
  ['a place beyond the end', { patches: [add('/pages/0/elements/9')] }, 400, 'moodboard.patch_failed'],
  ['a negative place', { patches: [add('/pages/0/elements/-1')] }, 400, 'moodboard.patch_failed'],
  ['a place with a leading zero', { patches: [{ op: 'remove', path: '/pages/0/elements/01' }] }, 400, 'moodboard.patch_failed'],
  ['the end, where something is removed', { patches: [{ op: 'remove', path: '/pages/0/elements/-' }] }, 400, 'moodboard.patch_failed'],
  [
    'good ones before a bad one',
    { patches: [add('/x'), { op: 'remove', path: '/pages' }, { op: 'remove', path: '/nowhere' }] },
    400,
    'moodboard.patch_failed',
  ],
  [
    'a test that does not hold after a change',
    { patches: [add('/title', 'Mine'), { op: 'test', path: '/title', value: 'Board' }] },
    400,
    'moodboard.patch_failed',
  ],
];

it.each(bodies)('a patch with %s is refused with a reason, and the board is as it was (T-769)', async (_what, body, status, code) => {
  const answer = await admin.send('PATCH', {
    url: `${url}patch/`,
    body,
    headers: { 'content-type': 'application/json-patch+json', 'if-match': '*' },
  });
  expect([answer.statusCode, answer.json()['code'], typeof answer.json()['error']]).toEqual([status, code, 'string']);
  expect(await read()).toEqual(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
