import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyOfRepository, install } from '../process/copy-of-repository';
import { runCommand } from '../process/run-command';
import { ensureChromium } from './ensure-chromium';
import type { Counts } from './outcome';

const ID = 'sample_tool';
const STEP_MINUTES = 10;

/**
 * `pnpm plugin new`, build, publish, the page in the running suite, `pnpm plugin rm`, `pnpm check`: in a copy of the
 * repository, so that a failure leaves nothing behind.
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
  const runs = (...args: string[]) => runCommand(process.execPath, args, { cwd: copy, limitMinutes: STEP_MINUTES }).then(({ code }) => code === 0);
  const before = () => execFileSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' });
  try {
    await step('the copy installs', () => install(copy));
    await step(`plugin new ${ID} edits no existing source file`, async () => {
      const created = await runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'new', ID);
      const changed = before().split('\n').filter((line) => /^ ?[MD]/.test(line) && !line.endsWith('pnpm-lock.yaml'));
      return created && changed.length === 0;
    });
    await step('the new plugin passes the checks that concern it', () => runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'check'));
    await step('its page shows in the running shell and its data lasts', () => runs('--import', 'tsx', 'shared/tooling/src/test/browser-suite.ts', `plugins/${ID}`));
    await step(`plugin rm ${ID} leaves a repository as it was`, async () => {
      const removed = await runs('--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'rm', ID);
      return removed && before().split('\n').filter((line) => line && !line.endsWith('pnpm-lock.yaml')).length === 0;
    });
    await step('pnpm check passes afterwards', () => runs('--import', 'tsx', 'shared/tooling/src/check/main.ts'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return { passed, failed: failures.length, failures };
}
