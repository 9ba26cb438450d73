import { defineRoutes, fileInfo, uploadBody, uploadQuery } from '@butterfly/contracts/core';
import * as z from 'zod';
import { AppError } from '../http/app-error';
import { defineModule, reply } from '../define-module';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { TestClient } from '../testing/test-client';

const operations = defineRoutes(
  { upload: 'POST /api/shelf/files/', download: 'GET /api/shelf/files/:id/' },
  {
    upload: { summary: 'Add a file', access: 'session', query: uploadQuery, ...uploadBody(100_000), ok: fileInfo, status: 201 },
    download: {
      summary: 'The bytes of a file',
      access: 'session',
      params: z.object({ id: z.coerce.number().int() }),
      answer: 'handler',
      ok: z.unknown(),
    },
  },
);

/** A module as the README of the files describes it. */
const shelf = defineModule({
  id: 'shelf',
  gated: false,
  operations,
  start: ({ files }) => ({
    handlers: {
      upload: async ({ query, body, session, tx }) => {
        const stored = await files.put(session.tenantId, body);
        return tx(async (db) => reply(await files.record(db, stored, query.name), { status: 201 }));
      },
      download: async ({ params, session, tx }) => {
        const file = await tx((db) => files.find(db, params.id));
        if (!file) throw new AppError('not_found');
        return files.download(session.tenantId, file, { inline: true });
      },
    },
  }),
});

let test: TestApp;
let member: TestClient;
const upload = (bytes: Buffer, name = 'a.bin', type = 'application/octet-stream') =>
  member.send('POST', { url: `/api/shelf/files/?name=${encodeURIComponent(name)}`, body: bytes, headers: { 'content-type': type } });

beforeAll(async () => {
  test = await createTestApp({ extraModules: [shelf] });
  member = await test.signIn('adminA');
});
afterAll(() => test.stop());

describe('operations on files', () => {
  it('take bytes as they are and give them back, to this tenant alone', async () => {
    const bytes = Buffer.alloc(50_000, 7);
    const sent = await upload(bytes, 'petals.bin');
    expect([sent.statusCode, sent.json<{ name: string; size: number }>()]).toEqual([
      201,
      expect.objectContaining({ name: 'petals.bin', size: 50_000, type: 'application/octet-stream' }),
    ]);
    const url = `/api/shelf/files/${sent.json<{ id: number }>().id}/`;
    const got = await member.get(url);
    expect([got.statusCode, got.body === bytes.toString(), got.headers['content-length']]).toEqual([200, true, '50000']);
    expect((await (await test.signIn('adminB')).get(url)).statusCode).toBe(404);
  });

  it('answer 304 for the copy somebody has, and the stream is not left open', async () => {
    const { id } = (await upload(Buffer.from('known'))).json<{ id: number }>();
    const first = await member.get(`/api/shelf/files/${id}/`);
    const again = await member.send('GET', { url: `/api/shelf/files/${id}/`, headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'application/octet-stream', 400],
    ['too much', Buffer.alloc(100_001), 'application/octet-stream', 413],
    ['another type', Buffer.from('{}'), 'application/json', 415],
  ])('refuse %s', async (_what, bytes, type, status) => {
    expect((await upload(bytes, 'a', type)).statusCode).toBe(status);
  });

  it('are described in the OpenAPI document', async () => {
    const document = (await member.get('/api/schema/')).json<{ paths: Record<string, { post: { requestBody: { content: object } } }> }>();
    expect(Object.keys(document.paths['/api/shelf/files/']?.post.requestBody.content ?? {})).toEqual(['application/octet-stream']);
  });
});
