import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../plugin/homes';
import { leafPlugins } from '../plugin/leaf-plugins';
import { copyOfRepository, install } from '../process/copy-of-repository';
import { runCommand } from '../process/run-command';
import { ensureChromium } from './ensure-chromium';
import type { Counts } from './outcome';

const ID = 'sample_tool';
const STEP_MINUTES = 10;
const JEST = 'node_modules/jest/bin/jest.js';
/** What a plugin has to pass on the server: its own tests, and the proofs that look at every operation. */
const SERVER_TESTS = [
  `server/src/modules/${ID}`,
  'server/src/isolation.test',
  'server/src/row-scope-proof',
  'server/src/feature-proof',
  'server/src/demo/seed-demo',
];

/** Of what reads the code: what a missing plugin would break. */
const CHECKS_WITHOUT = ['types of the browser', 'types of the server and tools', 'dependency rules', 'circles of modules', 'plugins'];

/**
 * `pnpm plugin new`, `pnpm check`, its own tests and the proofs over every operation, build, publish, the page in the running
 * suite, `pnpm plugin rm`: in a copy of the repository, so that a failure leaves nothing behind.
 */
export async function pluginLifecycle(): Promise<Counts> {
  ensureChromium();
  const copy = copyOfRepository();
  const failures: string[] = [];
  let passed = 0;
  const step = async (name: string, work: () => Promise<boolean>) => {
    const fine = failures.length === 0 && (await work());
    console.log(`${fine ? '✓' : '✗'} ${name}`);
    if (fine) passed += 1;
    else failures.push(name);
  };
  const runs = (...args: string[]) =>
    runCommand(process.execPath, args, { cwd: copy, limitMinutes: STEP_MINUTES, env: { TEST_ENGINE: 'pglite' } }).then(
      ({ code }) => code === 0,
    );
  const before = () => execFileSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' });
  try {
    await step('the copy installs', () => install(copy));
    await step(`plugin new ${ID} edits no existing source file`, async () => {
      const created = await runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'new', ID);
      const changed = before()
        .split('\n')
        .filter((line) => /^ ?[MD]/.test(line) && !line.endsWith('pnpm-lock.yaml'));
      return created && changed.length === 0;
    });
    await step('pnpm check passes with the new plugin', () => runs('--import', 'tsx', 'shared/tooling/src/check/main.ts'));
    await step('its own tests of the contract and of the browser pass', () =>
      runs(JEST, ID, '--selectProjects', 'unit', 'unit-node', '--maxWorkers=2'),
    );
    await step('its own tests of the server pass, and so do isolation, row scopes and features with it there', () =>
      runs(JEST, ...SERVER_TESTS, '--selectProjects', 'server', '--maxWorkers=2'),
    );
    await step('its page shows in the running shell and its data lasts', () =>
      runs('--import', 'tsx', 'shared/tooling/src/test/browser-suite.ts', `plugins/${ID}`),
    );
    await step(`plugin rm ${ID} leaves a repository as it was`, async () => {
      const removed = await runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'rm', ID);
      return (
        removed &&
        before()
          .split('\n')
          .filter((line) => line && !line.endsWith('pnpm-lock.yaml')).length === 0
      );
    });
    // The sources are what they were, and those are checked by a part of its own.
    await step('no plugin misses it afterwards', () => runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'check'));
    const leaves = leafPlugins(idsIn('remote'), sourcesOf(copy));
    console.log(`Leaf plugins: ${leaves.join(', ')}`);
    await step('without every leaf plugin all compiles, no import leads nowhere, and the demo starts', async () => {
      for (const id of leaves) if (!(await runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'rm', id))) return false;
      return (
        leaves.length > 0 &&
        (await runs('--import', 'tsx', 'shared/tooling/src/check/main.ts', ...CHECKS_WITHOUT)) &&
        runs(JEST, 'server/src/demo/seed-demo', '--selectProjects', 'server')
      );
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return { passed, failed: failures.length, failures };
}

function sourcesOf(copy: string): { path: string; text: string }[] {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: copy, encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths.map((path) => ({ path, text: readFileSync(join(copy, path), 'utf8') }));
}
