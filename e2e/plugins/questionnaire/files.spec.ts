import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';

const OWNER = 'admin@fern-thistle.example';
const PHONE = { width: 360, height: 740 };
/** A picture of one colour, drawn by the browser. */
const drawn = async (page: import('@playwright/test').Page, color: string) =>
  Buffer.from(
    await page.evaluate(async (fill) => {
      const canvas = new OffscreenCanvas(640, 480);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('There is no canvas.');
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 640, 480);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
    }, color),
  );

test('a couple chooses among pictures and brings one of their own, in their language; the studio sees both, also on paper', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const made = await api('POST', '/api/questionnaire/templates/', { title: 'Looks', purpose: 'design' });
  const { id: template } = (await made.json()) as { id: number };
  await page.goto(`/questionnaire/templates/${template}`);
  await page.getByRole('button', { name: 'Add a question to Questions' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which arch?');
  await page.getByRole('combobox', { name: 'Kind' }).fill('pictures');
  await page.getByTitle('Choose among pictures').last().click();
  await page.getByRole('textbox', { name: 'Options, one a line' }).fill('Wild and green\nAll roses');
  await page.getByRole('textbox', { name: 'Question', exact: true }).click();
  const [green, rose] = [await drawn(page, '#5f7a5c'), await drawn(page, '#c98a93')];
  await page.getByLabel('Picture of Wild and green').setInputFiles({ name: 'wild.jpg', mimeType: 'image/jpeg', buffer: green });
  await expect(page.getByRole('button', { name: 'Another' })).toHaveCount(1);
  await page.getByLabel('Picture of All roses').setInputFiles({ name: 'roses.jpg', mimeType: 'image/jpeg', buffer: rose });
  await expect(page.getByRole('button', { name: 'Another' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Add a question to Questions' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What have you seen that you like?');
  await page.getByRole('combobox', { name: 'Kind' }).fill('pdf');
  await page.getByTitle('Pictures or a PDF from them').last().click();
  const preview = page.getByRole('region', { name: 'What clients see' });
  await expect(preview.locator('.q-picture img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();
  await picture(page, 'builder-pictures-1280.png', { fullPage: true });

  const project = (await (await api('POST', '/api/tenant_crm/projects/', { name: 'Vale & Brandt' })).json()) as { id: number };
  const asked = await api('POST', '/api/questionnaire/questionnaires/', { project_id: project.id, template_id: template });
  const { id } = (await asked.json()) as { id: number };
  await page.goto(`/questionnaire/project/${project.id}/${id}`);
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name 1' }).fill('Jana Brandt');
  await dialog.getByRole('textbox', { name: 'E-mail 1' }).fill('jana@example.com');
  await dialog.getByRole('combobox', { name: 'Language 1' }).click();
  await page.getByTitle('Deutsch').last().click();
  await picture(page, 'send-1280.png');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
  const sent = (await (await page.request.get(`/api/questionnaire/questionnaires/${id}/`)).json()) as { recipients: { id: number }[] };
  const link = await page.request.get(`/api/questionnaire/questionnaires/${id}/recipients/${sent.recipients[0]?.id}/link/`);
  const { path } = (await link.json()) as { path: string };

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE, colorScheme: 'light', reducedMotion: 'reduce' });
  const client = await phone.newPage();
  await client.goto(path);
  await expect(client.getByText('für Jana Brandt')).toBeVisible();
  await client.getByRole('checkbox', { name: 'Wild and green' }).check();
  const files = client.getByLabel('Ein Bild oder PDF hinzufügen').first();
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('roses') });
  await expect(client.getByRole('alert')).toContainText('weder ein Bild noch ein PDF');
  await files.setInputFiles({ name: 'strauss.jpg', mimeType: 'image/jpeg', buffer: rose });
  await expect(client.getByRole('img', { name: 'strauss.webp' })).toBeVisible();
  await expect(client.locator('.q-saved')).toContainText('Jede Antwort ist gespeichert');
  await expect.poll(() => client.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(client, 'pictures-360.png', { fullPage: true });
  await client.reload();
  await expect(client.getByRole('img', { name: 'strauss.webp' })).toBeVisible();
  await expect(client.getByRole('checkbox', { name: 'Wild and green' })).toBeChecked();
  await client.getByRole('button', { name: 'Meine Antworten senden' }).click();
  await expect(client.getByText('Danke, Jana Brandt.')).toBeVisible();
  await phone.close();

  await page.goto(`/questionnaire/responses/${id}`);
  await expect(page.getByRole('img', { name: 'strauss.webp' })).toBeVisible();
  await picture(page, 'responses-files-1280.png', { fullPage: true });
  const paper = await page.request.get(`/api/questionnaire/questionnaires/${id}/export.pdf/`);
  expect([paper.headers()['content-type'], (await paper.body()).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
});
