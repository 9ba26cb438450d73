import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '../fixtures';
import { startSuite } from '../support/filled-suite';
import { makeRelease } from '../support/make-release';
import { pagesOf } from '../support/pages-of-plugin';
import { Registry } from '../support/registry';
import { repositoryRoot, type RunningSuite } from '../support/running-suite';

const PLUGIN = 'notices';
/** Lacks a function that the plugin's form needs, as a shell from before it was there, and says in its record nothing of it. */
const LACKING = '82.0.0';

/** Shells that other tests of a worker have left behind would be visited too. */
const test = base.extend<{ live: RunningSuite }>({
  keepsFiles: false,
  live: [
    async ({}, use) => {
      const live = await startSuite();
      await use(live);
      await live.stop();
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ live }, use) => {
    await use(live.url);
  },
});

/** As a plugin team runs it: the address of a suite, and the right to ask its registry. */
function visit({ url, dataDir }: RunningSuite): Promise<{ code: number | null; output: string }> {
  const token = readFileSync(join(dataDir, 'deploy-token'), 'utf8').trim();
  const child = spawn('npm', ['run', '--silent', 'butterfly', '--', 'test', 'contract', PLUGIN, '--pages'], {
    cwd: repositoryRoot,
    env: { ...process.env, BUTTERFLY_URL: url, BUTTERFLY_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve({ code, output })));
}

const linesWith = (output: string, begin: string) => output.split('\n').filter((line) => line.startsWith(begin));

test('butterfly test contract --pages lists every page of a plugin in every live shell, and fails over one in which a page throws', async ({
  page,
  signIn,
  live,
}) => {
  test.setTimeout(600_000);
  await signIn('admin@fern-thistle.example');
  const paths = (await pagesOf(page, PLUGIN)).map(({ path }) => path);
  const { version: own } = JSON.parse(readFileSync(join(repositoryRoot, 'shell/dist/release.json'), 'utf8')) as ReleaseRecord;

  await test.step('the shell that everybody has: done, with the pages that were visited', async () => {
    const { code, output } = await visit(live);
    expect([code, linesWith(output, '✓ /')], output).toEqual([0, paths.map((path) => `✓ ${path} in shell ${own}`)]);
  });

  await test.step('a shell that throws under a page: refused, with its address and the fault; the shell before is visited too', async () => {
    const registry = new Registry(live);
    await registry.publishFolder(makeRelease({ id: 'shell', version: LACKING, replace: [{ text: 'useDraft', by: 'useDrift' }] }));
    await registry.promote('shell', LACKING, { force: true });
    const { code, output } = await visit(live);
    expect(code, output).toBe(1);
    expect(linesWith(output, `✗ /notices/new in shell ${LACKING}: `).join(), output).toMatch(/useDraft\S* is not a function/);
    expect(linesWith(output, '✓ /')).toEqual(expect.arrayContaining(paths.map((path) => `✓ ${path} in shell ${own}`)));
    expect(output).toContain('A page does not work in a shell that people run: see above.');
  });
});
