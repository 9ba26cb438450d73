import { expect } from '../fixtures';
import { release } from '../support/many/many-remotes';
import { test } from '../support/many/many-test';

const ADMIN = 'admin@fern-thistle.example';
const OWN = {
  id: 'zz_leaves',
  title: 'Leaving tool',
  routes: [{ id: 'r0', path: '/zz_leaves', area: 'app', page: 'page', title: 'Leaving tool' }],
  path: '/zz_leaves',
} as const;

test('a plugin that is removed leaves the open page, which says nothing of a reload, and comes back with its next release', async ({
  page,
  signIn,
  many,
  problems: _none,
}) => {
  await release(many.registry, OWN, '1.0.0');
  await signIn(ADMIN);
  await page.goto(OWN.path);
  await expect(page.getByRole('heading', { name: OWN.title, level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));

  // What `plugin rm` says to the suite that runs.
  await many.registry.call('POST', `/api/plugins/retired/${OWN.id}/`, { reason: 'removed' });
  await expect(page.getByRole('heading', { name: OWN.title, level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Nothing grows here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'A new version is ready' })).toBeHidden();
  await expect(page.getByRole('button', { name: /reload/i })).toBeHidden();

  await release(many.registry, OWN, '1.0.0');
  await expect(page.getByRole('heading', { name: OWN.title, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in globalThis), 'the page was never loaded anew').toBe(true);
});
