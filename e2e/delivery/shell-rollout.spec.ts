import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord, Rollout } from '@butterfly/contracts/plugins';
import { expect, test } from '../fixtures';
import { makeRelease } from '../support/make-release';
import { repositoryRoot } from '../support/running-suite';

const FAULT = 'throw new Error("fault of the shell");';
const faults = [
  { name: 'throws while it starts', version: '90.0.1', replace: () => startScripts().map((file) => ({ file, text: '', by: FAULT })) },
  {
    name: 'throws while it is drawn',
    version: '90.0.2',
    replace: () => [{ text: 'className:"top-bar"', by: `className:(()=>{${FAULT}})()` }],
  },
];

/** The scripts that stand in the page. */
function startScripts(): readonly string[] {
  const record = JSON.parse(readFileSync(join(repositoryRoot, 'shell/dist/release.json'), 'utf8')) as ReleaseRecord;
  return record.document?.scripts ?? [];
}

for (const { name, version, replace } of faults) {
  test(`a shell on trial that ${name} gives way to the one before in the same tab, says so, and is taken back for everybody`, async ({
    page,
    signIn,
    registry,
    problems,
  }) => {
    problems.allow(/fault of the shell|an error occurred|page could not be drawn/i);
    await signIn('admin@fern-thistle.example');
    await registry.publishFolder(makeRelease({ id: 'shell', version, replace: replace() }));
    const { rollout } = await registry.call<Rollout>('POST', '/api/plugins/rollouts/', {
      id: 'shell',
      version,
      steps: [{ percent: 100, hold_s: 3_600 }],
      gate: { min_loads: 2 },
      exclude: { tenants: [], freeze_event_days: false },
      reason: 'browser tests',
    });
    await page.goto('/home_view?tab=today');
    await expect(page.locator('section.plugin h1').first()).toBeVisible();
    await expect(page.getByText('The newest version of Butterfly did not start here, so you have the one before.')).toBeVisible();
    await expect(page).toHaveURL(/\/home_view\?tab=today$/);
    // One business alone does not take it from all: the page of another one meets it too.
    await signIn('admin@blauwe-reiger.example');
    await page.goto('/home_view');
    await expect(page.locator('section.plugin h1').first()).toBeVisible();
    const state = async () => (await registry.call<Rollout>('GET', `/api/plugins/rollouts/${rollout}/`)).state;
    await expect.poll(state, { timeout: 20_000 }).toBe('aborted');
  });
}
