import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { picture } from '../../support/picture';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';
import { tooWide } from '../../support/page-faults';

const OWNER = 'admin@fern-thistle.example';
const PIECES = [
  { name: 'Bridal bouquet', page: 'personal', quantity: 1, price_override_cents: 34_500 },
  { name: 'Bridesmaid', page: 'personal', quantity: 5, price_override_cents: 12_000 },
  { name: 'Boutonnière', page: 'personal', quantity: 8, price_override_cents: 2_000 },
  { name: 'Arch', page: 'ceremony', quantity: 1, price_override_cents: 144_000, rentals: [rental('Arch frame', 22_500)] },
  { name: 'Low centrepiece', page: 'reception', quantity: 12, price_override_cents: 16_000, rentals: [rental('Compote', 900)] },
];

function rental(name: string, rental_price_cents: number) {
  return { key: 'r', name, qty: 1, rental_price_cents };
}

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

async function addFee(page: Page, { name, price }: { name: string; price: string }) {
  const add = page.getByRole('combobox', { name: 'Add a line to Delivery and set-up' });
  await add.fill(name);
  await add.press('Enter');
  await page.getByRole('textbox', { name: `Price of ${name}` }).fill(price);
}

test('the golden wedding is written, sent, read by the client and changed, to the cent', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const body = { name: 'Lund & Moreau', event_type: 'social', event_date: '2027-06-12' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  for (const piece of PIECES) await api('POST', `/api/floral_recipe_builder/projects/${id}/recipes/`, piece);

  const before = (await (await api('POST', '/api/tenant_crm/projects/', { ...body, name: 'Written before' })).json()) as { id: number };
  await writeProposal(api, { project: before.id, content: withoutRecipes(await goldenContent(page)) });

  await page.goto(`/proposal_and_invoice/proposal/${id}`);
  await page.getByRole('button', { name: 'Start from this project’s recipes' }).click();
  // Tax, waiver and payments are those of the proposal that was written last.
  await expect(totals(page)).toContainText('Tax 8.25 %$368.36');
  await page.getByRole('textbox', { name: 'Tax on taxed lines' }).fill('8.25');
  await page.getByRole('textbox', { name: 'Damage waiver on hire' }).fill('10');
  await page.getByRole('button', { name: 'Delivery and fees' }).click();
  await addFee(page, { name: 'Delivery', price: '450' });
  await addFee(page, { name: 'Strike', price: '250' });
  await page.getByRole('button', { name: 'More for Strike' }).click();
  await page.getByRole('menuitem', { name: /Details/ }).click();
  await page.getByRole('checkbox', { name: 'Taxed' }).uncheck();
  await page.getByRole('button', { name: 'Discount' }).click();
  await expect(totals(page)).toContainText('$5,362.12');
  await expect(totals(page)).toContainText('-$223.25');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(totals(page)).toContainText('$5,362.12');
  await picture(page, 'proposal-draft.png', { fullPage: true });

  await page.getByRole('button', { name: 'Send proposal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the proposal' }).inputValue();
  const client = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await client.goto(address);
  await expect(client.getByRole('region', { name: 'Total' })).toContainText('$5,362.12');
  await expect(client.getByRole('region', { name: 'Reception' })).toContainText('Low centrepiece × 12$1,920.00');
  await picture(client, 'proposal-client.png', { fullPage: true });
  await expect(page.getByText('Read by the client').first()).toBeVisible();

  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('textbox', { name: 'Quantity of Low centrepiece' }).fill('11');
  await expect(totals(page)).toContainText('$5,196.68');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog')).toContainText('Low centrepiece: 12 become 11, from $1,920.00 to $1,760.00');
  await expect(page.getByRole('dialog')).toContainText('$165.44 less');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Send proposal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of the proposal' })).toBeVisible();
  await client.reload();
  await expect(client.getByText(/There is a newer version/)).toBeVisible();
  await client.close();
});

test('the proposal of the demo comes to 5,362.12 and fits a phone', async ({ page, signIn }) => {
  await signIn(OWNER);
  await page.goto(`/proposal_and_invoice/proposal/${await wedding(page)}`);
  await expect(totals(page)).toContainText('$5,362.12');
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, 'proposal-phone.png', { fullPage: true });
  expect(await tooWide(page)).toBe(0);
});

test('whoever writes a proposal below the least of its day is told how much is missing, and again before it is sent', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const made = await api('POST', '/api/tenant_crm/projects/', { name: 'Low & Behold', event_type: 'wedding', event_date: '2028-06-10' });
  const { id: project } = (await made.json()) as { id: number };
  const { id } = (await (await api('POST', '/api/proposal_and_invoice/proposals/', { project_id: project })).json()) as { id: number };
  await page.goto(`/proposal_and_invoice/version/${id}`);
  await page.getByRole('button', { name: 'Minimum orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Minimum orders' });
  await dialog.getByRole('button', { name: 'Add a minimum' }).click();
  await dialog.getByRole('spinbutton', { name: 'Least 1, in USD' }).fill('3500');
  await dialog.getByRole('textbox', { name: 'From 1' }).fill('05-01');
  await dialog.getByRole('textbox', { name: 'To 1' }).fill('10-31');
  await picture(page, 'minimum-orders-1280.png');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const note = page.getByRole('status').filter({ hasText: 'come to at least' });
  await expect(note).toContainText('$3,500.00');
  await expect(note).toContainText('are missing');
  await picture(page, 'below-minimum-1280.png');
  await api('PATCH', '/api/proposal_and_invoice/settings/', { minimums: [] }, { 'if-match': '*' });
});
