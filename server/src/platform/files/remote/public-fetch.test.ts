import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPublicFetch } from './public-fetch';

let site: http.Server;
let port: number;
let asked: { url: string | undefined; host: string | undefined; body: string; type: string | undefined }[];
let lookups: string[];

beforeAll(async () => {
  site = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({
        url: request.url,
        host: request.headers.host,
        body: Buffer.concat(chunks).toString(),
        type: request.headers['content-type'],
      });
      if (request.url === '/moved') response.writeHead(307, { location: 'http://127.0.0.1/' }).end();
      else if (request.url === '/silent') return;
      else response.writeHead(200, { 'content-type': 'text/plain', 'x-kind': 'rose' }).end('petals');
    });
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  ({ port } = site.address() as AddressInfo);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  [asked, lookups] = [[], []];
});

/** This machine plays the public internet. `answers`: what the name is said to be, time after time. */
const open = (answers: readonly string[][] = [['127.0.0.1']]) =>
  createPublicFetch({
    allowed: (address) => address === '127.0.0.1',
    resolve: async (host) => {
      lookups.push(host);
      return answers[Math.min(lookups.length, answers.length) - 1] ?? [];
    },
  });
const at = (path: string) => `http://models.example:${port}${path}`;

describe('a fetch of an address that somebody named', () => {
  it('sends what it is given and answers like any other', async () => {
    const form = new FormData();
    form.set('model', 'whisper');
    const answer = await open()(at('/v1/'), { method: 'POST', body: form, headers: { authorization: 'Bearer key' } });
    expect([answer.status, answer.headers.get('x-kind'), await answer.text()]).toEqual([200, 'rose', 'petals']);
    expect(asked[0]).toMatchObject({
      url: '/v1/',
      host: `models.example:${port}`,
      type: expect.stringContaining('multipart/form-data'),
      body: expect.stringContaining('whisper'),
    });
  });

  it('looks the name up once, for the connection itself: one that changes its mind afterwards leads nowhere else', async () => {
    await (await open([['127.0.0.1'], ['10.0.0.7']])(at('/'))).text();
    expect([lookups, asked.length]).toEqual([['models.example'], 1]);
  });

  it.each([
    ['an address inside', [['10.0.0.7']]],
    ['one address inside among public ones', [['127.0.0.1', '169.254.169.254']]],
    ['no address', [[]]],
  ])('refuses a name with %s', async (_what, answers) => {
    await expect(open(answers)(at('/'))).rejects.toThrow('not a public one');
    expect(asked).toEqual([]);
  });

  it.each(['http://127.0.0.2/', 'http://[::1]/', 'http://169.254.169.254/latest/', 'http://2130706434/'])(
    'refuses the number %s',
    async (address) => {
      await expect(open()(address)).rejects.toThrow('not a public one');
    },
  );

  it('follows no redirect', async () => {
    await expect(open()(at('/moved'))).rejects.toThrow('leads to another');
    expect(asked).toHaveLength(1);
  });

  it('stops when it is told to', async () => {
    await expect(open()(at('/silent'), { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });
});
