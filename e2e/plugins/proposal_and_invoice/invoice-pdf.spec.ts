import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

interface Listed {
  readonly results: { readonly id: number; readonly title: string; readonly number: string }[];
}
const LINES = [
  ['Arch of garden roses, smilax and a name that is far longer than anybody would have thought', 12_840_000],
  ['Centrepiece', 64_000],
] as const;

test('an invoice is a PDF for the team and for the client who has its link', async ({ page, signIn, api, browser, baseURL }) => {
  await signIn('admin@fern-thistle.example');
  const project = (await (await api('POST', '/api/tenant_crm/projects/', { name: 'Paper & Ink' })).json()) as { id: number };
  const lines = LINES.map(([name, unit_price_cents]) => ({
    ...{ name, section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  }));
  const draft = { project_id: project.id, title: 'Flowers', lines };
  const { id } = (await (await api('POST', '/api/proposal_and_invoice/invoices/', draft)).json()) as { id: number };
  await api('POST', `/api/proposal_and_invoice/invoices/${id}/issue/`);
  await page.goto(`/proposal_and_invoice/invoice/${id}`);
  const paper = page.getByRole('link', { name: 'PDF', exact: true });
  const ours = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect([ours.status(), ours.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(page.getByRole('region', { name: 'Electronic invoice' })).toHaveCount(0);
  await picture(page, 'invoice-dark.png', { fullPage: true });

  const { path } = (await (await api('POST', `/api/payments/invoices/${id}/link/`)).json()) as { path: string };
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, colorScheme: 'light' });
  const client = await phone.newPage();
  await client.goto(path);
  const theirs = await client.request.get((await client.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')) ?? '');
  expect(await theirs.body()).toEqual(await ours.body());
  expect(await tooWide(client)).toBe(0);
  await picture(client, 'client-360.png', { fullPage: true });
  await phone.close();
});

test('the Dutch business sends electronic invoices, and reads what is missing for one', async ({ page, signIn }) => {
  await signIn('admin@blauwe-reiger.example');
  const { results } = (await (await page.request.get('/api/proposal_and_invoice/invoices/')).json()) as Listed;
  const idOf = (title: string) => results.find((one) => one.title === title)?.id ?? 0;
  await page.goto(`/proposal_and_invoice/invoice/${idOf('Jubileum Van Houten')}`);
  const electronic = page.getByRole('region', { name: 'Electronic invoice' });
  const pdf = await page.request.get((await electronic.getByRole('link', { name: 'Factur-X PDF' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const [file] = await Promise.all([page.waitForEvent('download'), electronic.getByRole('link', { name: 'UBL file' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{4}\.xml$/);
  await picture(page, 'electronic-dark.png', { fullPage: true });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/proposal_and_invoice/invoice/${idOf('Bloemen')}`);
  await expect(electronic).toContainText('The country of the client');
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'missing-360.png', { fullPage: true });

  await page.getByRole('button', { name: 'Business on invoices' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'VAT id or tax number' })).toHaveValue('NL001234567B01');
  await dialog.getByRole('textbox', { name: 'Country, two letters' }).fill('n');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('must be two letters such as NL')).toBeVisible();
  await picture(page, 'business-360.png');
  await dialog.getByRole('textbox', { name: 'Country, two letters' }).fill('nl');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('button', { name: /^Switch to .* theme$/ })
    .first()
    .click();
  await picture(page, 'missing-light.png', { fullPage: true });
});
