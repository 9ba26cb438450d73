import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let board: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Doubled' })).json<{ id: number }>().id;
  board = `/api/moodboard/${project}/`;
  expect((await admin.post('/api/moodboard/', { project, data: { text: 'x'.repeat(40_000), list: [] } })).statusCode).toBe(201);
});
afterAll(() => test.stop());

const patch = (patches: readonly PatchOperation[]) =>
  admin.send('PATCH', {
    url: `${board}patch/`,
    body: { patches },
    headers: { 'content-type': 'application/json-patch+json', 'if-match': '*' },
  });

it('refuses a patch that doubles the board over and over before it fills the memory, and keeps the board', async () => {
  const before = (await admin.get(board)).body;
  const started = performance.now();
  const answer = await patch(Array.from({ length: 14 }, (_, index) => ({ op: 'copy', from: '', path: `/copy${index}` })));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'moodboard.patch_failed']);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect((await admin.get(board)).body).toBe(before);
});

it('refuses a patch that nests the board deeper than a whole save may be', async () => {
  const before = (await admin.get(board)).body;
  const answer = await patch([
    { op: 'remove', path: '/text' },
    ...Array.from({ length: 4_900 }, () => ({ op: 'copy' as const, from: '', path: '/list' })),
  ]);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'moodboard.patch_failed']);
  expect((await admin.get(board)).body).toBe(before);
});

it('refuses a patch that nests the board deeper by moving, one short path after the other; and moves as deep as may be', async () => {
  const nest = (levels: number): PatchOperation[] => [
    { op: 'add', path: '/large', value: { text: 'x'.repeat(5_000) } },
    { op: 'copy', from: '/large', path: '/n0' },
    ...Array.from({ length: levels }, (_, at): PatchOperation[] => [
      { op: 'copy', from: '/large', path: `/n${at + 1}` },
      { op: 'move', from: `/n${at}`, path: `/n${at + 1}/x` },
    ]).flat(),
  ];
  const before = (await admin.get(board)).body;
  for (const levels of [2_000, 62]) {
    const answer = await patch(nest(levels));
    expect([levels, answer.statusCode, answer.json().code]).toEqual([levels, 400, 'moodboard.patch_failed']);
  }
  expect((await admin.get(board)).body).toBe(before);
  expect((await patch(nest(61))).statusCode).toBe(200);
  const { data } = (await admin.get(board)).json<{ data: object }>();
  expect((await admin.send('PATCH', { url: board, body: { data }, headers: { 'if-match': '*' } })).statusCode).toBe(200);
});
