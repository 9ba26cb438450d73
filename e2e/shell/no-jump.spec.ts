import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wedding } from '../support/demo-records';
import { watchNetwork, type NetworkRest } from '../support/network-rest';

/** What Web Vitals call good is 0.1 at most. */
const MOST = 0.1;

/** Of each kind of page one or more: boards, lists, records, tools of a project. */
const PAGES: readonly ((project: number | string) => string)[] = [
  (project) => `/moodboard/${project}`,
  (project) => `/project_view/${project}`,
  (project) => `/floral_recipe_builder/recipe_app/${project}`,
  (project) => `/tenant_crm/projects/${project}`,
  () => '/tenant_crm/projects',
  () => '/tenant_crm/pipeline_board',
  () => '/tenant_crm/contacts',
  () => '/contact_management',
  () => '/event_venues',
  () => '/inventory/hard-goods',
  () => '/manage_members',
  () => '/notices',
  () => '/twilio_communications',
];

test('what comes takes the place that its outline kept: nothing jumps while a page loads, at a desk and on a phone', async ({
  page,
  signIn,
}) => {
  test.setTimeout(150_000);
  const network = watchNetwork(page);
  await page.goto('/login');
  await signIn('admin@fern-thistle.example');
  const project = await wedding(page);
  await page.addInitScript(`
    window.__jumped = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.__jumped += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  const jumps: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 760 });
    for (const pathOf of PAGES) {
      const path = pathOf(project);
      const jumped = await jumpOf(page, { path, network });
      console.log(`${path} at ${width} px: layout shift ${jumped.toFixed(3)}`);
      if (jumped > MOST) jumps.push(`${path} at ${width} px: ${jumped.toFixed(3)}`);
    }
  }
  expect(jumps).toEqual([]);
});

async function jumpOf(page: Page, { path, network }: { path: string; network: NetworkRest }): Promise<number> {
  await page.goto(path);
  await expect(page.locator('h1').first(), path).toBeVisible();
  await network.come();
  await expect(page.locator('.bf-skeleton'), path).toHaveCount(0);
  return page.evaluate<number>('window.__jumped');
}
