import { expect, test } from '../../fixtures';
import { startSuite } from '../../support/filled-suite';
import { MoodboardPage } from './moodboard.page';

test('a server that is killed and comes back has the edits made meanwhile, once', async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await startSuite();
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('admin@fern-thistle.example');
    await page.getByLabel('Password').fill('butterfly-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/login/);
    const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number }[];
    const board = new MoodboardPage(page);
    await board.open(projects[0]?.id ?? 0);
    await board.add('Note');
    await expect(board.saved).toBeVisible();
    const before = await board.items.count();

    await server.kill();
    await board.write('Text of the note', 'Written while the server was down');
    await board.add('Text');
    await expect(page.getByText(/Not saved:/)).toBeVisible();
    await server.start();
    await expect(board.saved).toBeVisible({ timeout: 45_000 });
    await page.reload();
    await expect(board.item(/Written while the server was down/)).toHaveCount(1);
    await expect(board.items).toHaveCount(before + 1);
  } finally {
    await context.close();
    await server.stop();
  }
});
