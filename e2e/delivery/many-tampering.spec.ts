import type { BootData } from '@butterfly/contracts/plugins';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { goInside } from '../support/many/inside';
import { release } from '../support/many/many-remotes';
import { test } from '../support/many/many-test';

const ADMIN = 'admin@fern-thistle.example';
const WORKER = 'postMessage(6 * 7);';

test('one byte changed in the entry, a chunk or a style sheet: the file is not run, the page says so, and heals', async ({
  page,
  signIn,
  many,
  problems,
}) => {
  problems.allow(/'integrity' attribute/);
  await signIn(ADMIN);
  const boot = (await (await page.request.get('/api/plugins/')).json()) as BootData;
  const remote = boot.plugins.find(({ id }) => id === 'manage_members')?.remote;
  // What the first view of the page takes stands in its head.
  const head = await (await page.request.get('/manage_members')).text();
  const files = [...head.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => href.startsWith(remote?.base ?? ' '))
    .map((href) => href.slice(remote?.base.length));
  expect(files.some((file) => file.endsWith('.css')) && files.some((file) => file.endsWith('.js') && file !== remote?.entry)).toBe(true);
  for (const file of files) {
    const changed = await changeOneByte(page, `${many.url}${remote?.base}${file}`);
    await page.goto('/home_view');
    await goInside(page, '/manage_members');
    await expect(page.getByText(/A file differs from the one that was released.*reason: integrity|reason: integrity/), file).toBeVisible();
    expect(changed(), file).toBeGreaterThan(0);
    await page.unrouteAll();
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  console.log(`refused: ${files.join(', ')}`);
});

test('a worker starts only from the bytes that were released, and in no other way', async ({ page, signIn, many, problems }) => {
  problems.allow(/'integrity' attribute/);
  const remote = many.tiny[20];
  if (!remote) throw new Error('There are too few plugins.');
  const base = await release(many.registry, remote, '1.0.1', { worker: WORKER });
  const run = async () => {
    await page.goto('/home_view');
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('combobox').fill(`Count in ${remote.title}`);
    await page.keyboard.press('Enter');
  };
  const counted = () => page.evaluate(() => (globalThis as { __counted?: number }).__counted ?? null);
  await signIn(ADMIN);
  await run();
  await expect.poll(counted).toBe(42);

  await changeOneByte(page, `${many.url}${base}count.worker.js`);
  await run();
  await expect(page.getByTestId('toast').filter({ hasText: 'did not work' })).toBeVisible();
  expect(await counted()).toBeNull();
  await page.unrouteAll();

  problems.allow(/Content Security Policy/);
  const direct = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        try {
          const worker = new Worker(url);
          worker.onmessage = () => resolve('ran');
          worker.onerror = () => resolve('refused');
        } catch {
          resolve('refused');
        }
      }),
    `${base}count.worker.js`,
  );
  expect(direct).toBe('refused');
});

/** Changes the middle byte of a file on its way. Answers how often that happened. */
async function changeOneByte(page: Page, url: string): Promise<() => number> {
  let changed = 0;
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const bytes = await answer.body();
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    changed += 1;
    await route.fulfill({ response: answer, body: bytes });
  });
  return () => changed;
}
