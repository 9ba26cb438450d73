import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

const OWNER = 'admin@fern-thistle.example';
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

test('a template is looked at, begins a proposal, takes a package in, and is kept anew', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const body = { name: 'Harbour gala', event_type: 'corporate', event_date: '2028-09-14' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  await page.goto(`/proposal_and_invoice/proposal/${id}`);
  await page.getByRole('button', { name: 'Choose a template' }).click();
  const drawer = page.getByRole('dialog');
  // What is written for the kind of event stands first.
  await expect(drawer.getByRole('listitem').first()).toContainText('Corporate evening');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Wedding, whole day' })).toContainText('not this kind of event');
  await picture(page, 'templates-1280.png');
  await drawer.getByRole('button', { name: 'Look at Corporate evening' }).click();
  // 68,000 + 145,000 + 32,000 + 18,000, and 8.25 % of all but the last.
  await expect(drawer.getByRole('region', { name: 'Total' })).toContainText('$2,832.13');
  await expect(drawer.getByRole('status')).toContainText('Every price is as the template has it');
  await picture(page, 'template-preview-1280.png');
  await drawer.getByRole('button', { name: 'Begin with this template' }).click();
  await expect(totals(page)).toContainText('$2,832.13');

  const add = page.getByRole('combobox', { name: 'Add a line to Tables' });
  await add.fill('table for');
  await page.getByText('Table for ten', { exact: false }).click();
  await expect(page.getByRole('textbox', { name: 'Price of Table for ten' })).toHaveValue(/265/);
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  await page.getByRole('button', { name: 'Packages' }).click();
  const packages = page.getByRole('dialog', { name: 'Packages' });
  await packages.getByRole('button', { name: 'Change Table for ten' }).click();
  await packages.getByRole('textbox', { name: 'Price of the package' }).fill('300');
  await picture(page, 'package-1280.png');
  await packages.getByRole('button', { name: 'Save package' }).click();
  await expect(packages.getByRole('listitem').filter({ hasText: 'Table for ten' })).toContainText('$300.00');
  await packages.getByRole('button', { name: 'Close' }).first().click();
  // What was written keeps its price.
  await expect(page.getByRole('textbox', { name: 'Price of Table for ten' })).toHaveValue(/265/);

  await page.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Harbour evenings');
  await picture(page, 'save-template-1280.png');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog).toBeHidden();
  const kept = (await (await page.request.get('/api/proposal_and_invoice/templates/')).json()) as { title: string; lines: number }[];
  expect(kept.find(({ title }) => title === 'Harbour evenings')).toMatchObject({ lines: 6 });
});

test('templates fit a phone', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', { name: 'Pocket wedding', event_type: 'wedding' })).json()) as {
    id: number;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/proposal_and_invoice/proposal/${id}`);
  await page.getByRole('button', { name: 'Choose a template' }).click();
  await page.getByRole('button', { name: 'Look at Wedding, whole day' }).click();
  // The book of this project has none of its recipes.
  await expect(page.getByRole('dialog')).toContainText('nothing here has this name, so it keeps');
  await picture(page, 'template-phone.png');
  expect(await tooWide(page)).toBe(0);
});
