import type { Operation } from '@butterfly/contracts/core';
import { createClient } from './create-client';

type Loose = Record<'read' | 'save' | 'list', Operation>;
type Call = (input?: object) => Promise<{ data: unknown; etag: string | null; status: number; notModified: boolean }>;

const client = createClient<Loose>({ read: 'GET /api/x/:id/', save: 'PATCH /api/x/:id/', list: 'GET /api/x/' });
const { read, save, list } = client as unknown as Record<keyof Loose, Call>;

let seen: { path: string; init: RequestInit; headers: Headers };
let answer: Response;

beforeEach(() => {
  globalThis.fetch = async (path, init = {}) => {
    seen = { path: String(path), init, headers: new Headers(init.headers) };
    return answer;
  };
  answer = new Response('{"id":7}', { status: 200, headers: { ETag: '"a1"' } });
});

describe('createClient', () => {
  it('fills and encodes the parameters of the path and answers data with the ETag', async () => {
    await expect(read({ params: { id: 'a/b@c' } })).resolves.toEqual({ data: { id: 7 }, etag: '"a1"', status: 200, notModified: false });
    expect(seen.path).toBe('/api/x/a%2Fb%40c/');
  });

  it('refuses to call an address with a parameter missing', async () => {
    await expect(read({ params: {} })).rejects.toThrow('needs the parameter "id"');
  });

  it('puts the query after the slash and leaves out what is not set', async () => {
    await list({ query: { page: 2, search: undefined, ordering: '' } });
    expect(seen.path).toBe('/api/x/?page=2');
  });

  it('sends the edited version verbatim and asks for a short answer', async () => {
    await save({ params: { id: 7 }, body: { a: 1 }, ifMatch: '"a1"', prefer: 'return=minimal', idempotencyKey: 'k' });
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'if-match': '"a1"',
      prefer: 'return=minimal',
      'idempotency-key': 'k',
      'content-type': 'application/json',
    });
    expect(seen.init.body).toBe('{"a":1}');
  });

  it('sends patches as a patch document (A-45)', async () => {
    await save({ params: { id: 7 }, body: { patches: [] } });
    expect(seen.headers.get('Content-Type')).toBe('application/json-patch+json');
  });

  it('sends a file as its bytes', async () => {
    const file = new File(['petals'], 'a.txt', { type: 'text/plain' });
    await save({ params: { id: 7 }, body: file });
    expect(seen.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(seen.init.body).toBe(file);
  });

  it('answers a 304 without data', async () => {
    answer = new Response(null, { status: 304, headers: { ETag: '"a1"' } });
    await expect(read({ params: { id: 7 }, ifNoneMatch: '"a1"' })).resolves.toMatchObject({
      data: undefined,
      notModified: true,
      etag: '"a1"',
    });
  });

  it('throws the coded error of the server with its fields', async () => {
    answer = new Response('{"error":"Some values are not valid.","code":"invalid_input","fields":{"name":["too long"]}}', { status: 400 });
    await expect(read({ params: { id: 7 } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'invalid_input',
      message: 'Some values are not valid.',
      fields: { name: ['too long'] },
    });
  });

  it("says 'Request failed with status {n}' for an answer that is not the product's", async () => {
    answer = new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(read({ params: { id: 7 } })).rejects.toMatchObject({
      status: 502,
      code: 'http_502',
      message: 'Request failed with status 502',
    });
  });
});
