import type { Rollout } from '@butterfly/contracts/plugins';
import type { Page } from '@playwright/test';
import { expect, signInOn } from '../fixtures';
import { goInside } from '../support/many/inside';
import { publishOnly, type Extra, type TinyRemote } from '../support/many/many-remotes';
import type { ManySuite } from '../support/many/many-suite';
import { test } from '../support/many/many-test';

/** A release is taken back for everybody only where people of two businesses say that it fails. */
const ADMINS = ['admin@fern-thistle.example', 'admin@blauwe-reiger.example'] as const;
const MIN_LOADS = 6;

interface Trial {
  readonly name: string;
  readonly remote: TinyRemote;
  readonly rollout: number;
  hit: number;
}

const bad: readonly { name: string; at: number; extra: Extra; failsEach: number }[] = [
  { name: 'throws on every load', at: 24, failsEach: 1, extra: { atStart: 'throw new Error("fault at evaluation");' } },
  {
    name: 'throws in render for every third load',
    at: 25,
    failsEach: 3,
    extra: {
      atStart: 'var tinyLoads = 1 + Number(localStorage.getItem("tinyLoads") || 2); localStorage.setItem("tinyLoads", tinyLoads);',
      inPage: 'if (tinyLoads % 3 === 0) throw new Error("fault in render")',
    },
  },
];

test('bad releases under canary: those hit see the one before in the same page view, the registry stops both by itself, and the open tab hears it', async ({
  browser,
  many,
}) => {
  test.setTimeout(120_000);
  const trials: Trial[] = [];
  for (const one of bad) trials.push(await startCanary(many, one));
  // Each has a browser of their own: what a page tells as it is left still goes out in their name.
  const pages: Page[] = [];
  for (const admin of ADMINS) {
    const page = await (await browser.newContext({ baseURL: many.url })).newPage();
    pages.push(page);
    await signInOn(page, admin);
    for (let load = 0; load < MIN_LOADS / ADMINS.length; load += 1)
      for (const trial of trials) trial.hit += await loadsBadly(page, trial.remote);
  }
  expect(trials.map(({ hit }) => hit)).toEqual(bad.map(({ failsEach }) => Math.ceil(MIN_LOADS / failsEach)));
  const judged = Date.now();
  for (const { name, hit, rollout } of trials) {
    const state = async () => (await many.registry.call<Rollout>('GET', `/api/plugins/rollouts/${rollout}/`)).state;
    await expect.poll(state, { timeout: 60_000 }).toBe('aborted');
    console.log(
      `${name}: ${hit} of ${MIN_LOADS} loads hit, stopped at most ${((Date.now() - judged) / 1000).toFixed(1)} s after the last of them`,
    );
  }
  // The tabs that are open hear it within half a second: what they get from then on is the release before, without a new page and a note.
  for (const page of pages)
    for (const { remote } of trials)
      await expect(async () => expect(await versionAfterLeaving(page, remote)).toBe('1.0.0')).toPass({ timeout: 10_000 });
  for (const page of pages) await expect(page.getByText('had a problem')).toHaveCount(0);
});

async function startCanary({ registry, tiny }: ManySuite, { name, at, extra }: (typeof bad)[number]): Promise<Trial> {
  const remote = tiny[at];
  if (!remote) throw new Error('There are too few plugins.');
  await publishOnly(registry, remote, '1.1.0', extra);
  const started = await registry.call<Rollout>('POST', '/api/plugins/rollouts/', {
    id: remote.id,
    version: '1.1.0',
    steps: [{ percent: 100, hold_s: 600 }],
    gate: { max_error_rate: 0.05, max_p95_ms_delta: 10_000, min_loads: MIN_LOADS },
    exclude: { tenants: [], freeze_event_days: false },
    reason: 'browser tests',
  });
  return { name, remote, rollout: started.rollout, hit: 0 };
}

/** Loads the page anew; 1 when the person saw the release before instead of the candidate. */
async function loadsBadly(page: Page, remote: TinyRemote): Promise<number> {
  await page.goto(remote.path);
  const heading = page.getByRole('heading', { name: new RegExp(`^${remote.title} 1\\.`) });
  await expect(heading).toBeVisible();
  const isBefore = (await heading.textContent()) === `${remote.title} 1.0.0`;
  if (isBefore) await expect(page.getByText(`${remote.title} 1.1.0 had a problem; you see 1.0.0.`, { exact: false })).toBeVisible();
  return isBefore ? 1 : 0;
}

/** Leaves the plugin, since what was taken back makes way only then, and opens it again within the same page. */
async function versionAfterLeaving(page: Page, remote: TinyRemote): Promise<string | undefined> {
  await goInside(page, '/home_view');
  await expect(page.getByRole('heading', { name: new RegExp(`^${remote.title} 1\\.`) })).toHaveCount(0);
  await goInside(page, remote.path);
  const heading = page.getByRole('heading', { name: new RegExp(`^${remote.title} 1\\.`) });
  return (await heading.textContent())?.split(' ').at(-1);
}
