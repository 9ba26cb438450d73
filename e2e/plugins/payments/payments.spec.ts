import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

const PARTS = [
  ['2027-02-01', 160_864],
  ['2027-03-14', 214_485],
  ['2027-05-22', 160_863],
] as const;
const line = (unit_price_cents: number) => ({
  ...{ name: 'Flowers', section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: null, rental_cents: 0 },
});
const figures = (page: Page) => page.getByRole('region', { name: 'Figures' });
const came = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });

test('200,000 come and 50,000 go back, and a client pays behind a link', async ({ page, signIn, api, browser, baseURL }) => {
  await signIn('admin@fern-thistle.example');
  const body = { name: 'Lund & Moreau', event_type: 'wedding', event_date: '2027-06-12' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  for (const [due_date, cents] of PARTS) {
    const draft = { project_id: id, title: 'Flowers', due_date, lines: [line(cents)] };
    const made = (await (await api('POST', '/api/proposal_and_invoice/invoices/', draft)).json()) as { id: number };
    await api('POST', `/api/proposal_and_invoice/invoices/${made.id}/issue/`);
  }
  await page.goto(`/payments/dashboard/${id}`);
  await expect(figures(page)).toContainText('$5,362.12');
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('2,000.00');
  await expect(dialog.getByText('$3,362.12 is still to come')).toBeVisible();
  await picture(page, 'record.png');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(figures(page)).toContainText('$3,362.12');

  await came(page)
    .getByRole('button', { name: /^Refund receipt/ })
    .click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('500');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Fewer flowers');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(figures(page)).toContainText('$3,862.12');
  await expect(page.getByText('went back on')).toBeVisible();
  await picture(page, 'project-dark.png', { fullPage: true });

  await page
    .getByRole('button', { name: /^Link to pay/ })
    .last()
    .click();
  const address = await page.getByRole('textbox', { name: /^Link to INV-/ }).inputValue();
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, colorScheme: 'light' });
  const client = await phone.newPage();
  await client.goto(address);
  await expect(client.getByText('nothing is charged')).toBeVisible();
  expect(await tooWide(client)).toBe(0);
  await picture(client, 'pay-360.png', { fullPage: true });
  await client.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(client.getByText('Paid. Thank you!')).toBeVisible();
  await phone.close();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/payments/dashboard/${id}`);
  await expect(figures(page)).toContainText('Still to come');
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'project-360.png', { fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/payments/dashboard');
  await expect(page.getByRole('region', { name: 'Expected' })).toBeVisible();
  await picture(page, 'overview-1280.png', { fullPage: true });
  await page
    .getByRole('button', { name: /^Switch to .* theme$/ })
    .first()
    .click();
  await picture(page, 'overview-light.png');
  await page.goto(`/payments/dashboard/${id}`);
  await expect(figures(page)).toContainText('Still to come');
  await picture(page, 'project-light.png');
  await page.goto('/payments/dashboard');
  await page.getByRole('button', { name: 'How clients pay' }).click();
  await dialog.getByRole('textbox', { name: 'Bank and account' }).fill('Fern Bank\nIBAN NL02 FERN 0123 4567 89');
  await dialog.getByRole('checkbox', { name: /Remind clients by itself/ }).check();
  await dialog.getByRole('checkbox', { name: /Ask for a fee/ }).check();
  await expect(dialog).toContainText('$1,000.00 that is late costs $15.00');
  await picture(page, 'transfer-dialog.png');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});

test('a client is reminded with words that were read first, and the bills say what is left', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const body = { name: 'Hale & Ruiz', event_type: 'wedding', event_date: '2027-06-12' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  const person = await api('POST', '/api/tenant_crm/contacts/', { first_name: 'Noor', last_name: 'Hale', email: 'noor.hale@example.com' });
  const contact_id = ((await person.json()) as { id: number }).id;
  await api('POST', `/api/tenant_crm/projects/${id}/people/`, { contact_id, role: 'partner1', is_billing: true });
  const draft = { project_id: id, title: 'Flowers', due_date: '2027-03-14', lines: [line(200_000)] };
  const made = (await (await api('POST', '/api/proposal_and_invoice/invoices/', draft)).json()) as { id: number };
  await api('POST', `/api/proposal_and_invoice/invoices/${made.id}/issue/`);

  await page.goto(`/payments/dashboard/${id}`);
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders).toContainText('Nobody was reminded yet.');
  await reminders.getByRole('button', { name: /^Remind of Payment, INV-/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('noor.hale@example.com');
  await expect(dialog).toContainText('Dear Noor Hale');
  await picture(page, 'reminder-dialog.png');
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await expect(dialog).toBeHidden();
  await expect(reminders).toContainText('Asked for by hand, to noor.hale@example.com');

  const costs = page.getByRole('region', { name: 'Costs' });
  await costs.getByRole('button', { name: 'Note a bill' }).click();
  await dialog.getByRole('textbox', { name: 'Who it is from' }).fill('Hudson Wholesale');
  await dialog.getByRole('textbox', { name: 'Amount, tax included' }).fill('866.00');
  await dialog.getByRole('textbox', { name: 'Tax in it' }).fill('66.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(costs).toContainText('$1,200.00 is left (60.0 %)');
  await costs.getByRole('button', { name: 'Papers' }).click();
  await expect(dialog).toContainText('Papers of Hudson Wholesale');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await picture(page, 'costs-1280.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await picture(page, 'costs-360.png', { fullPage: true });

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/payments/dashboard');
  await page.getByRole('button', { name: 'For the accountant' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^money-\d{4}-01-01-to-\d{4}-12-31\.csv$/);
});

test('where nobody pays online a client reads how to pay by transfer, and finds no button', async ({
  page,
  signIn,
  api,
  baseURL,
  browser,
}) => {
  await signIn('admin@fern-thistle.example');
  const body = { name: 'Osei & Park', event_type: 'wedding', event_date: '2027-06-12' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  const draft = { project_id: id, title: 'Flowers', due_date: '2027-03-14', lines: [line(214_485)] };
  const made = (await (await api('POST', '/api/proposal_and_invoice/invoices/', draft)).json()) as { id: number };
  await api('POST', `/api/proposal_and_invoice/invoices/${made.id}/issue/`);
  const { path } = (await (await api('POST', `/api/payments/invoices/${made.id}/link/`)).json()) as { path: string };
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, colorScheme: 'light' });
  const client = await phone.newPage();
  // What an installation without online payments answers; the server's own refusal is proven in payments.test.ts.
  await client.route(/\/api\/payments\/public\/[^/]+\/$/, async (route) => {
    const answer = await route.fetch();
    const seen = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...seen, pay_by: 'transfer', transfer_text: 'Fern Bank\nIBAN NL02 FERN 0123 4567 89' },
    });
  });
  await client.goto(path);
  const how = client.getByRole('region', { name: 'How to pay' });
  await expect(how).toContainText('$2,144.85');
  await expect(how).toContainText('IBAN NL02 FERN 0123 4567 89');
  await expect(client.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  expect(await tooWide(client)).toBe(0);
  await picture(client, 'pay-transfer-360.png', { fullPage: true });
  await phone.close();
  await page.goto(`/proposal_and_invoice/invoice/${made.id}`);
  await expect(page.getByLabel('Lines')).toContainText('Flowers');
  await picture(page, 'invoice-1280.png', { fullPage: true });
});
