import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { drawnPicture } from './drawn-picture';
import { MoodboardPage } from './moodboard.page';
import { newProject } from './moodboard.seed';

const IMPORTS = '**/api/moodboard/assets/import/';
const ADDRESS = 'https://flowers.example/arch.png';

/** As the keys do it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a picture that the server fetches has its place at once, with a bar and a way to call it off; one that fails says why and may be asked for again', async ({
  page,
  signIn,
  api,
  problems,
}, info) => {
  problems.allow(/422/);
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'From the web');
  const board = new MoodboardPage(page);
  await board.open(project);
  const upload = await page.evaluate(
    async ({ bytes }) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/api/moodboard/assets/?name=arch.png', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'x-csrftoken': token },
        body: new Uint8Array(bytes),
      });
      return answer.text();
    },
    { bytes: [...drawnPicture([240, 196, 196], [107, 53, 80])] },
  );
  const held: Route[] = [];
  await page.route(IMPORTS, (route) => void held.push(route));

  await paste(page, ADDRESS);
  const bar = page.getByRole('progressbar', { name: 'Fetching the picture' });
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => (element as HTMLProgressElement).position), 'nobody knows how far it is').toBe(-1);
  await expect(board.item(/^Picture Picture from the web/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pictures on their way' }).getByRole('status')).toHaveText('Fetching a picture');
  if (process.env['E2E_SCREENSHOTS'] === '1') await page.screenshot({ path: info.outputPath('fetching.png') });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(board.items).toHaveCount(0);
  await expect(bar).toHaveCount(0);

  await paste(page, ADDRESS);
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.fulfill({
    status: 422,
    contentType: 'application/json',
    body: JSON.stringify({ error: 'The picture could not be fetched: there is no such site.', code: 'moodboard.import_failed' }),
  });
  const badge = page.locator('.mb-badge');
  await expect(badge.getByRole('alert')).toHaveText(/there is no such site/);
  await expect(bar).toHaveCount(0);
  if (process.env['E2E_SCREENSHOTS'] === '1') await page.screenshot({ path: info.outputPath('not-fetched.png') });
  await badge.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(bar).toBeVisible();
  await expect.poll(() => held.length).toBe(3);
  await held[2]?.fulfill({ status: 201, contentType: 'application/json', body: upload });
  await expect(page.locator('.mb-item-image img[src*="/api/moodboard/assets/"]')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pictures on their way' })).toHaveCount(0);
});
