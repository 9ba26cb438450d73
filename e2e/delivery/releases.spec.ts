import { expect, test } from '../fixtures';
import { makeRelease } from '../support/make-release';
import { MoodboardPage } from '../plugins/moodboard/moodboard.page';
import { newProject } from '../plugins/moodboard/moodboard.seed';

// What is asked for here is asked of the server, as in a browser that has never been here.
test.use({ keepsFiles: false });

test.describe.configure({ mode: 'serial' });

test('a new release changes what the next page load gets, a rollback brings the old one back, old files stay', async ({
  page,
  signIn,
  cli,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Release day');
  const board = new MoodboardPage(page);
  await board.open(project);
  const section = page.locator('section[data-plugin="moodboard"]');
  const oldRelease = await section.getAttribute('data-release');
  const oldFiles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/r/moodboard/')),
  );
  expect(oldFiles.length).toBeGreaterThan(1);

  const folder = makeRelease({
    id: 'moodboard',
    version: '1.1.0',
    replace: [{ text: 'children:["Moodboard"," ",', by: 'children:["Mood board"," ",' }],
  });
  await cli('publish', 'moodboard', '--dist', folder);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Moodboard' })).toBeVisible();

  await cli('promote', 'moodboard@1.1.0', '--reason', 'test');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mood board' })).toBeVisible();
  expect(await section.getAttribute('data-release')).not.toBe(oldRelease);

  await cli('rollback', 'moodboard', '--reason', 'test');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Moodboard' })).toBeVisible();
  expect(await section.getAttribute('data-release')).toBe(oldRelease);
  for (const file of oldFiles) expect((await page.request.get(file)).status()).toBe(200);
});

test('a form holds what was typed when the page is loaded anew for a new release, until it is saved', async ({
  page,
  signIn,
  registry,
}) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/tenant_crm/leads/new');
  await page.getByLabel('First name').fill('Ottilie');
  await page.getByLabel('Their words').fill('White peonies, and a meadow along the aisle');
  await registry.publishFolder(makeRelease({ id: 'tenant_crm', version: '1.1.0', replace: [] }));
  await registry.promote('tenant_crm', '1.1.0');
  await page.getByRole('button', { name: 'A new version is ready' }).click();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByText('Restored what you had typed')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ottilie');
  await expect(page.getByLabel('Their words')).toHaveValue('White peonies, and a meadow along the aisle');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/leads\/\d+$/);
  await page.goto('/tenant_crm/leads/new');
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('butterfly:draft')))).toEqual([]);
  await registry.rollBack('tenant_crm');
});

const faults = [
  { name: 'throws at load', version: '2.0.1', replace: [{ file: 'remoteEntry.js', text: '', by: 'throw new Error("load fault");' }] },
  {
    name: 'throws in render',
    version: '2.0.2',
    replace: [{ text: 'className:"mb-page"', by: 'className:(()=>{throw new Error("render fault")})()' }],
  },
];

for (const { name, version, replace } of faults) {
  test(`a release that ${name} gives way to the one before it in the same page view; shell and other plugins stay usable`, async ({
    page,
    signIn,
    registry,
    api,
    problems,
  }) => {
    problems.allow(/fault/);
    await signIn('admin@fern-thistle.example');
    const project = await newProject(api, `Fault ${version}`);
    await registry.publishFolder(makeRelease({ id: 'moodboard', version, replace }));
    await registry.promote('moodboard', version);
    await page.goto(`/moodboard/${project}`);
    // The release before steps in by itself, in the same page view, and says so.
    await expect(page.getByRole('heading', { name: 'Moodboard' })).toBeVisible();
    await expect(page.getByText(new RegExp(`Moodboard ${version} had a problem; you see \\d`))).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /could not be opened/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Project Pipeline' }).click();
    await expect(page).toHaveURL(/\/tenant_crm$/);
    await expect(page.locator('section[data-plugin="tenant_crm"]')).toBeVisible();

    await registry.rollBack('moodboard');
    await page.goto(`/moodboard/${project}`);
    await expect(page.getByRole('heading', { name: 'Moodboard' })).toBeVisible();
  });
}
