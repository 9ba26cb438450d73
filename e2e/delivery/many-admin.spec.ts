import type { BootData } from '@butterfly/contracts/plugins';
import { expect } from '../fixtures';
import { publishOnly } from '../support/many/many-remotes';
import { test } from '../support/many/many-test';
import { faults, settled, tooWide } from '../support/page-faults';

const ADMIN = 'admin@fern-thistle.example';

test('an administrator holds a version, sees what happened and why, takes it back; a new release reaches the others’ tabs meanwhile', async ({
  page,
  signIn,
  many,
}) => {
  const remote = many.tiny[23];
  if (!remote) throw new Error('There are too few plugins.');
  const version = async () =>
    ((await (await page.request.get('/api/plugins/')).json()) as BootData).plugins.find(({ id }) => id === remote.id)?.version;
  await signIn(ADMIN);
  await page.goto(`/manage_members/plugins?plugin=${remote.id}`);
  const drawer = page.getByRole('dialog', { name: remote.title });
  await drawer.getByRole('button', { name: 'Hold a version…' }).click();
  await drawer.getByLabel('Until and including').fill(nextWeek());
  await drawer.getByLabel('Why').fill('Wedding season');
  await drawer.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(drawer.getByText(/Held on version 1\.0\.0 until/)).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Wedding season' })).toBeVisible();

  await publishOnly(many.registry, remote, '1.1.0');
  await many.registry.promote(remote.id, '1.1.0');
  expect(await version()).toBe('1.0.0');
  await settled(page);
  expect(await faults(page, { within: '.ant-drawer' })).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await tooWide(page)).toBe(0);

  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('button', { name: 'Hold a version…' })).toBeVisible();
  await expect.poll(version).toBe('1.1.0');
});

function nextWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
