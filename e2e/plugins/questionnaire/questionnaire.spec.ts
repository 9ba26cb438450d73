import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { chooseTheme } from '../../support/page-faults';
import { picture } from '../../support/picture';

const OWNER = 'admin@fern-thistle.example';
const PHONE = { width: 360, height: 740 };

test('a couple answers on a phone without a network, goes on elsewhere, and the studio takes it over (T-448, T-542, T-545, T-546, T-547)', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const body = { name: 'Sol & Ivo', event_type: 'wedding', event_date: '2027-09-18' };
  const { id: project } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  await page.goto(`/questionnaire/project/${project}`);
  await page.getByRole('button', { name: /^Final details/ }).click();
  await expect(page.getByRole('heading', { name: 'Final details' })).toBeVisible();
  await picture(page, 'draft-1280.png', { fullPage: true });
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name 1' }).fill('Sol Brandt');
  await dialog.getByRole('textbox', { name: 'E-mail 1' }).fill('sol@example.com');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
  const list = (await (await page.request.get(`/api/questionnaire/questionnaires/?project=${project}`)).json()) as {
    results: { id: number; recipients: { id: number }[] }[];
  };
  const [asked] = list.results;
  const shown = await page.request.get(`/api/questionnaire/questionnaires/${asked?.id}/recipients/${asked?.recipients[0]?.id}/link/`);
  const { path } = (await shown.json()) as { path: string };

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE, colorScheme: 'light', reducedMotion: 'reduce' });
  const client = await phone.newPage();
  await client.goto(path);
  await client.getByRole('button', { name: 'Add to “Bridesmaids”' }).click();
  await client.getByRole('textbox', { name: 'Name 1' }).fill('Amara');
  await client.getByRole('textbox', { name: 'What they carry 1' }).fill('Bridesmaid');
  const saved = client.locator('.q-saved');
  await expect(saved).toContainText('Every answer is kept');
  await expect(client.getByText('Flowers to hand out').locator('..')).toContainText('1');
  await picture(client, 'answer-360.png', { fullPage: true });
  await client.getByRole('button', { name: 'Next' }).click();
  await expect(client.getByRole('heading', { name: 'The room' })).toBeFocused();
  await phone.setOffline(true);
  await client.getByRole('textbox', { name: /How many guests are there/ }).fill('118');
  await expect(saved).toContainText('There is no connection');
  await phone.setOffline(false);
  await expect(saved).toContainText('Every answer is kept', { timeout: 40_000 });
  await expect.poll(() => client.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(client, 'answer-room-360.png', { fullPage: true });
  await phone.close();

  const tablet = await browser.newPage({ baseURL, colorScheme: 'dark' });
  await tablet.goto(path);
  await expect(tablet.getByRole('textbox', { name: 'Name 1' })).toHaveValue('Amara');
  await tablet.getByRole('button', { name: 'Last things' }).click();
  await tablet.getByRole('button', { name: 'Send my answers' }).click();
  await expect(tablet.getByRole('heading', { name: 'The room' })).toBeVisible();
  await expect(tablet.getByRole('alert').first()).toContainText('is needed');
  await expect(tablet.getByRole('textbox', { name: /How many guests are there/ })).toHaveValue('118');
  await tablet.getByRole('button', { name: /^Add to “Tables/ }).click();
  await tablet.getByRole('textbox', { name: 'What 1' }).fill('Round');
  await tablet.getByLabel(/When does the ceremony begin/).fill('16:00');
  await tablet.getByRole('button', { name: 'Last things' }).click();
  await tablet.getByRole('checkbox', { name: 'I agree' }).check();
  await tablet.getByRole('textbox', { name: /Your name/ }).fill('Sol Brandt');
  await expect(tablet.locator('.q-saved')).toContainText('Every answer is kept');
  await picture(tablet, 'answer-last-1280.png', { fullPage: true });
  await tablet.getByRole('button', { name: 'Send my answers' }).click();
  await expect(tablet.getByText('Thank you, Sol Brandt.')).toBeVisible();
  await tablet.close();

  await page.goto(`/questionnaire/responses/${asked?.id}`);
  const take = page.getByRole('region', { name: 'What the answers change' });
  await expect(take).toContainText('These 2 answers change the project');
  await take.getByRole('button', { name: 'Take over these 2 answers' }).click();
  await expect(take).toContainText('Nothing changes the project');
  const after = (await (await page.request.get(`/api/tenant_crm/projects/${project}/`)).json()) as {
    guest_count: number;
    start_time: string;
  };
  expect([after.guest_count, after.start_time]).toEqual([118, '16:00']);
  await page.getByRole('button', { name: 'We have read it' }).click();
  await expect(page.getByText('Reviewed')).toBeVisible();
  await page.goto('/questionnaire');
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('Sol & Ivo');
});

test('two partners of the demo differ, and a sixth bridesmaid has its price before anybody sees it (T-002)', async ({ page, signIn }) => {
  await signIn(OWNER);
  const project = await wedding(page);
  await page.goto(`/questionnaire/project/${project}`);
  await page.getByRole('link', { name: 'Final details' }).click();
  const take = page.getByRole('region', { name: 'What the answers change' });
  await expect(take).toContainText('Bridesmaid in the proposal');
  await expect(take).toContainText('$123.40 more');
  for (const theme of ['dark', 'light'] as const) {
    await chooseTheme(page, theme);
    await picture(page, `responses-1280-${theme}.png`, { fullPage: true });
  }
  await page.getByRole('combobox', { name: 'Whose answer: Bridesmaids' }).click();
  await page.getByTitle('as Kwame Okafor says').last().click();
  await expect(take).not.toContainText('$123.40 more');
  await page.getByRole('checkbox', { name: 'Only where they differ' }).check();
  await expect(page.getByRole('row', { name: /How many guests/ })).toContainText('They differ');
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(page, 'responses-360.png', { fullPage: true });
});

test('a template is written with a question that shows only sometimes, and tried (T-543, T-544)', async ({ page, signIn }) => {
  await signIn(OWNER);
  await page.goto('/questionnaire/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Allergies');
  const add = page.getByRole('button', { name: 'Add a question to Questions' });
  await add.click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Is anybody allergic?');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByTitle('One of several').last().click();
  await page.getByRole('textbox', { name: 'Options, one a line' }).fill('No\nYes');
  await add.click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('To which flower?');
  await page.getByRole('button', { name: 'Show only when…' }).click();
  await page.getByRole('combobox', { name: 'What holds 1' }).click();
  await page.getByTitle('is', { exact: true }).last().click();
  await page.getByRole('combobox', { name: 'With what 1' }).click();
  await page.getByTitle('Yes', { exact: true }).last().click();
  const preview = page.getByRole('region', { name: 'What clients see' });
  await expect(preview.getByText('To which flower?')).toBeHidden();
  await preview.getByRole('radio', { name: 'Yes' }).check();
  await expect(preview.getByText('To which flower?')).toBeVisible();
  await picture(page, 'builder-1280.png', { fullPage: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();
  await page.reload();
  await expect(preview.getByText('Is anybody allergic?')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(page, 'builder-360.png', { fullPage: true });
});
