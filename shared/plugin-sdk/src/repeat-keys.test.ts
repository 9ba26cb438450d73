import type { Operation } from '@butterfly/contracts/core';
import { createClient } from './create-client';

const client = createClient<Record<'create', Operation>>({ create: 'POST /api/x/' });
const create = (client as unknown as { create: (input: object) => Promise<unknown> }).create;
let keys: (string | null)[];
let answers: (Response | Error)[];

beforeEach(() => {
  keys = [];
  globalThis.fetch = async (_path, init = {}) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    const answer = answers.shift() ?? new Response('{}', { status: 201 });
    if (answer instanceof Error) throw answer;
    return answer;
  };
});

describe('a request that creates something', () => {
  it('bears the same key when it is sent again because no answer came, or none that says what became of it', async () => {
    answers = [new TypeError('network'), new Response('{"error":"gone","code":"unavailable"}', { status: 503 })];
    await expect(create({ body: { name: 'lost' } })).rejects.toThrow();
    await expect(create({ body: { name: 'lost' } })).rejects.toThrow();
    await create({ body: { name: 'lost' } });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('bears a new one when it was answered, and when it says something else', async () => {
    answers = [new TypeError('network')];
    await expect(create({ body: { name: 'first' } })).rejects.toThrow();
    await create({ body: { name: 'second' } });
    await create({ body: { name: 'first' } });
    await create({ body: { name: 'first' } });
    expect(new Set(keys).size).toBe(3);
  });

  it('whose refusal was heard may be sent again as another', async () => {
    answers = [new Response('{"error":"no","code":"invalid_input"}', { status: 400 })];
    await expect(create({ body: { name: 'bad' } })).rejects.toThrow();
    await create({ body: { name: 'bad' } });
    expect(new Set(keys).size).toBe(2);
  });

  it('is known by its name, size and age when it is a file; bytes without a name bear no key', async () => {
    answers = [new TypeError('network'), new TypeError('network'), new TypeError('network')];
    const file = (name: string) => new File(['petals'], name, { lastModified: 7 });
    for (const body of [file('a.jpg'), file('a.jpg'), file('b.jpg')]) await create({ body }).catch(() => undefined);
    await create({ body: new Uint8Array([1]) });
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[3]]).toEqual([true, false, null]);
  });
});
