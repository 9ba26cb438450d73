import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wedding } from '../support/demo-records';

interface Boot {
  readonly plugins: readonly {
    readonly remote: object | null;
    readonly routes: readonly { readonly path: string; readonly area: string }[];
  }[];
}

/** Tools whose heading does not name the project, and why. */
const NAMELESS: readonly string[] = [
  // A sheet to be shown to clients: it leads nowhere but back to the board.
  '/moodboard/:projectId/preview',
  // One list of what is announced, for any project.
  '/notices/project/:projectId',
];

test('the title of every tool of a project leads to the record of the project', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  await signIn('admin@fern-thistle.example');
  const project = await wedding(page);
  const tools = await toolsOf(page);
  expect(tools.length).toBeGreaterThan(4);
  for (const path of tools) {
    await page.goto(path.replace(':projectId', String(project)));
    const title = page.locator('h1').getByRole('link', { name: 'Marlow & Okafor wedding' });
    await expect(title, path).toHaveAttribute('href', `/tenant_crm/projects/${project}`);
  }
  await page.locator('h1').getByRole('link', { name: 'Marlow & Okafor wedding' }).click();
  await expect(page).toHaveURL(`/tenant_crm/projects/${project}`);
});

async function toolsOf(page: Page): Promise<string[]> {
  const { plugins } = (await (await page.request.get('/api/plugins/')).json()) as Boot;
  return plugins
    .filter(({ remote }) => remote)
    .flatMap(({ routes }) => routes)
    .filter(({ path, area }) => area === 'app' && path.includes(':projectId') && path.split(':').length === 2 && !NAMELESS.includes(path))
    .map(({ path }) => path);
}
