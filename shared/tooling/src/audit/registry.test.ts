import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { repositoryRoot } from '../process/repository';

const HOLE = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Everybody may in',
  severity: 'high',
  vulnerable_versions: '<999.0.0',
  cwe: ['CWE-79'],
  cvss: { score: 8.1, vectorString: null },
};

/** What pnpm asked for: every package with its versions. */
let asked: Record<string, string[]> = {};
/** What the registry answers about them. */
let advisories: Record<string, unknown> = {};
let registry: Server;

beforeAll(async () => {
  registry = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isQuestion = request.url === '/-/npm/v1/security/advisories/bulk';
      if (isQuestion) asked = JSON.parse(plain(Buffer.concat(parts), request.headers['content-encoding'])) as typeof asked;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(isQuestion ? advisories : {}));
    });
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => registry.close(closed)));

const plain = (body: Buffer, encoding: string | undefined): string => (encoding === 'gzip' ? gunzipSync(body) : body).toString();

/** `pnpm audit` of this repository, as the command is run, against the registry of this test. */
async function audit(): Promise<{ code: number; said: string }> {
  const env = { ...process.env, pnpm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/` };
  return new Promise((ended) => {
    const main = join(repositoryRoot, 'shared/tooling/src/audit/main.ts');
    execFile(process.execPath, ['--import', 'tsx', main], { cwd: repositoryRoot, env }, (error, out) =>
      ended({ code: typeof error?.code === 'number' ? error.code : 0, said: out }),
    );
  });
}

describe('the audit against a registry', () => {
  it('asks about every package we use, and fails with the advisory it hears of', async () => {
    advisories = { antd: [HOLE] };
    const { code, said } = await audit();
    expect({ code, fault: said.split('\n').filter((line) => line.startsWith('✗')) }).toEqual({
      code: 1,
      fault: ['✗ antd: Everybody may in (high, GHSA-aaaa-bbbb-cccc)'],
    });
    for (const name of ['antd', 'fastify', 'react', 'webpack', 'pg']) expect(asked[name]).toEqual([expect.stringMatching(/^\d+\.\d+\./)]);
  }, 60_000);

  it('ends well when there is none', async () => {
    advisories = {};
    expect(await audit()).toEqual({ code: 0, said: expect.stringMatching(/, 0 advisories\n$/) });
  }, 60_000);
});
