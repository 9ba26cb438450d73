import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { putForwardUntil } from '../support/put-forward';

// What is asked for here is asked of the server, as in a browser that has never been here.
test.use({ keepsFiles: false });

const ENTRY = /\/r\/moodboard\/.*\/remoteEntry\.js/;

/** Faults of the network between the release store and the browser. Nothing else is touched. */
const faults: { name: string; answer: (route: Route) => Promise<void> | void; isSlow?: boolean }[] = [
  {
    name: 'answers 404',
    answer: (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":"Not found","code":"not_found"}' }),
  },
  {
    name: 'answers HTML',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  },
  {
    name: 'answers other bytes than were released',
    answer: async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;` });
    },
  },
  { name: 'hangs', answer: () => new Promise<void>(() => undefined), isSlow: true },
];

for (const { name, answer, isSlow = false } of faults) {
  test(`a remote that ${name} leaves shell and other remotes usable; the card's Retry works once it heals`, async ({
    page,
    signIn,
    problems,
  }) => {
    problems.allow(/integrity|RUNTIME-|Loading chunk|ScriptExternalLoadError/);
    await signIn('admin@fern-thistle.example');
    const project = await firstProject(page);
    await page.route(ENTRY, answer);
    if (isSlow) await page.clock.install();
    await page.goto(`/moodboard/${project}`, { waitUntil: 'commit' });
    const card = page.getByRole('alert').filter({ hasText: 'Moodboard' });
    if (isSlow) await putForwardUntil(page, card);
    await expect(card).toBeVisible();

    await page.getByRole('link', { name: 'Project Pipeline' }).click();
    await expect(page.locator('section[data-plugin="tenant_crm"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Butterfly Dashboard' })).toBeEnabled();

    await page.goBack({ waitUntil: 'commit' });
    await expect(card).toBeVisible();
    await page.unroute(ENTRY);
    await card.getByRole('button', { name: /Retry|Try again|Reload/ }).click();
    await expect(page.getByRole('heading', { name: 'Moodboard' })).toBeVisible({ timeout: 20_000 });
  });
}

async function firstProject(page: Page): Promise<number> {
  const answer = await page.request.get('/api/tenant_crm/projects/');
  const [project] = (await answer.json()) as { id: number }[];
  if (!project) throw new Error('The demo tenant has no project.');
  return project.id;
}
