import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ClientDevice } from '../../support/client-device';
import { faults } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { made, type Api } from '../../support/portal-guest';

const SHAPES = [
  ['#5f7a5c', 600, 400],
  ['#c98a93', 400, 640],
  ['#d8c9a3', 500, 500],
  ['#7a4a5c', 640, 360],
] as const;

/** A picture as somebody would bring it to a board. */
const drawn = (page: Page, [colour, w, h]: (typeof SHAPES)[number]): Promise<Buffer> =>
  page
    .evaluate(
      ([fill, width, height]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('There is no canvas.');
        pen.fillStyle = fill;
        pen.fillRect(0, 0, width, height);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      },
      [colour, w, h] as const,
    )
    .then((text) => Buffer.from(text, 'base64'));

/** A project whose board has these pictures, shared with clients by a link. */
async function sharedBoard(page: Page, api: Api): Promise<number> {
  const project = await made(api, '/api/tenant_crm/projects/', { name: 'Reed & Board', event_type: 'wedding' });
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'Content-Type': 'application/octet-stream', 'X-CSRFToken': csrf };
  const elements = [];
  for (const [at, shape] of SHAPES.entries()) {
    const data = await drawn(page, shape);
    const kept = await page.request.post(`/api/moodboard/assets/?name=board-${at}.png`, { data, headers });
    const { asset, url } = (await kept.json()) as { asset: number; url: string };
    elements.push({ id: `el-${at}`, type: 'image', props: { asset, url } });
  }
  await api('POST', '/api/moodboard/', { project, data: { pages: [{ id: 'p1', elements }] } });
  await api('POST', `/api/moodboard/${project}/shares/`, { mode: 'view' });
  return project;
}

test('a client picks from the board that is shared with them, on a phone, and the team sees the pictures', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn('admin@fern-thistle.example');
  const template = await made(api, '/api/questionnaire/templates/', { title: 'From the board', purpose: 'design' });
  await page.goto(`/questionnaire/templates/${template}`);
  await page.getByRole('button', { name: 'Add a question to Questions' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What do you like of our board?');
  await page.getByRole('combobox', { name: 'Kind' }).fill('moodboard');
  await page.getByTitle('Pick from the moodboard').last().click();
  await expect(page.getByText('while nothing is shared, the question is left out')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What clients see' })).toContainText('The pictures of the board that was shared');
  await picture(page, 'builder-board-1280.png', { fullPage: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();

  const project = await sharedBoard(page, api);
  const asked = await made(api, '/api/questionnaire/questionnaires/', { project_id: project, template_id: template });
  const one = `/api/questionnaire/questionnaires/${asked}/`;
  const sent = await api('POST', `${one}send/`, { recipients: [{ name: 'Ida Reed', email: 'ida.board@example.com' }] });
  const { recipients } = (await sent.json()) as { recipients: { id: number }[] };
  const { path } = (await (await api('GET', `${one}recipients/${recipients[0]?.id}/link/`)).json()) as { path: string };

  const client = await ClientDevice.open(browser, { baseURL, device: 'phone' });
  const { page: phone, press } = client;
  await phone.goto(path);
  const question = phone.getByRole('group', { name: 'What do you like of our board?' });
  await expect(question.getByRole('checkbox')).toHaveCount(SHAPES.length);
  for (const name of ['Picture 2', 'Picture 4']) await press(question.getByRole('checkbox', { name }));
  await expect(question.getByRole('status')).toHaveText('2 pictures picked');
  await expect(phone.locator('.q-saved')).toContainText('Every answer is kept');
  const arrived = () =>
    question.locator('img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(arrived).toBe(SHAPES.length);
  expect(await client.tooWide()).toBe(0);
  expect(await faults(phone)).toEqual([]);
  await picture(phone, client.named('board'), { fullPage: true });
  await phone.emulateMedia({ colorScheme: 'dark' });
  await picture(phone, client.named('board-dark'), { fullPage: true });
  await phone.reload();
  await expect(question.getByRole('checkbox', { name: 'Picture 4' })).toBeChecked();
  await press(phone.getByRole('button', { name: 'Send my answers' }));
  await expect(phone.getByText('Thank you, Ida Reed.')).toBeVisible();
  await client.close();

  await page.goto(`/questionnaire/responses/${asked}`);
  const row = page.getByRole('row', { name: /What do you like of our board/ });
  await expect(row.getByRole('img')).toHaveCount(2);
  await expect
    .poll(() => row.getByRole('img').evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length))
    .toBe(2);
  await picture(page, 'responses-board-1280.png', { fullPage: true });
});
