import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { chooseTheme } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { goldenAgain } from '../proposal_and_invoice/golden-proposal';

const OWNER = 'admin@fern-thistle.example';
const PHONE = { width: 360, height: 740 };

test('one centrepiece less is read, priced to the cent and the stem, approved, and a new version is ready to sign (T-536, scenario 8)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const project = await wedding(page);
  const list = await page.request.get(`/api/client_requests/requests/?project=${project}`);
  const [asked] = ((await list.json()) as { results: { id: number }[] }).results;
  await page.goto(`/client_requests/crm/${asked?.id}`);
  const price = page.getByRole('region', { name: 'What it comes to' });
  await expect(price).toContainText('One centrepiece less, please');
  await expect(price.getByRole('spinbutton', { name: /how many are wanted/ })).toHaveValue('11');
  await expect(price).toContainText('−$165.44');
  await expect(price).toContainText('22 stems fewer');
  for (const theme of ['dark', 'light'] as const) {
    await chooseTheme(page, theme);
    await picture(page, `request-1280-${theme}.png`, { fullPage: true });
  }
  await price.getByRole('button', { name: 'Send this price to Tess Marlow' }).click();
  await price.getByRole('button', { name: 'They said yes' }).click();
  await price.getByRole('button', { name: 'Apply it to the proposal' }).click();
  await expect(price).toContainText('The new version of the proposal is ready: $5,196.68');
  await picture(page, 'applied-1280.png', { fullPage: true });
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(page, 'applied-360.png', { fullPage: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await price.getByRole('link', { name: 'Open it and send it to be signed' }).click();
  await expect(page).toHaveURL(/\/proposal_and_invoice\/version\/\d+$/);
  await expect(page.getByText('$5,196.68').first()).toBeVisible();
  await page.goto('about:blank');
  await goldenAgain(page, api);
});

test('a request is written down, carried over the board with the keyboard, answered, and closed with stars (T-536)', async ({
  page,
  signIn,
}) => {
  await signIn(OWNER);
  await page.goto('/client_requests/crm');
  await expect(page.getByRole('group', { name: 'Requests by where they stand' })).toBeVisible();
  await picture(page, 'board-1280.png', { fullPage: true });
  await page.getByRole('button', { name: 'New request' }).click();
  await page.getByRole('combobox', { name: 'Project', exact: true }).fill('Sato');
  await page.getByTitle('Sato–Lindqvist elopement').last().click();
  await page.getByRole('textbox', { name: 'What they ask for' }).fill('May the arch stay overnight?');
  await page.getByRole('textbox', { name: 'Who asked' }).fill('Noor Sato');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByTitle('Question', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('heading', { name: 'May the arch stay overnight?' })).toBeVisible();

  await page.getByRole('link', { name: 'Client requests' }).first().click();
  const card = page.getByRole('button', { name: 'May the arch stay overnight?' });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Seen' }).getByRole('button', { name: 'May the arch stay overnight?' })).toBeVisible();
  await page.getByRole('button', { name: 'May the arch stay overnight?' }).click();

  const thread = page.getByRole('region', { name: 'Thread' });
  await thread.getByRole('combobox', { name: 'Begin with an answer' }).click();
  await page.getByTitle('We have it').last().click();
  await thread.getByRole('button', { name: 'Send the answer' }).click();
  await expect(thread.getByRole('listitem').filter({ hasText: 'You hear from us by tomorrow' })).toBeVisible();
  await thread.getByRole('checkbox', { name: 'Only for the team' }).check();
  await thread.getByRole('textbox', { name: 'Note for the team' }).fill('Ask the park first');
  await thread.getByRole('button', { name: 'Keep the note' }).click();
  await expect(thread.getByText('Only the team sees this')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('textbox', { name: 'What came of it' }).fill('The park agrees');
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.getByRole('button', { name: 'Note how they found it' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('5 of 5 stars')).toBeVisible();

  await page.goto('/client_requests/crm/list?status=closed');
  await expect(page.getByRole('link', { name: 'May the arch stay overnight?' })).toBeVisible();
  await page.setViewportSize(PHONE);
  for (const path of ['/client_requests/crm', '/client_requests/crm/list', '/client_requests/crm/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await picture(page, `${path.split('/').at(-1)}-360.png`, { fullPage: true });
  }
});

test('after the last day for changes somebody lets one come (T-536)', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  await page.goto('/client_requests/crm');
  await page.getByRole('button', { name: 'White lilies instead of the roses' }).click();
  await expect(page.getByText(/^Changes are closed since/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Why this one may still come' }).fill('The lilies are here');
  await page.getByRole('button', { name: 'Let it come' }).click();
  await expect(page.getByText('Changes are closed. This one may still come.')).toBeVisible();
  const project = await wedding(page);
  await api('POST', '/api/client_requests/requests/', { project_id: project, title: 'One arch less' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Clients who wait for an answer' })).toContainText('White lilies instead of the roses');
});
