import type { Page } from '@playwright/test';
import { StripeFake } from '@butterfly/testing/stripe-fake/stripe-fake';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

const SECRET = 'whsec_ofTheTestsOnly1234';
const KEY = 'sk_test_ofTheTestsOnly1234';
const LINE = { name: 'Flowers', section: '', qty_milli: 1_000, unit: '', discount_bps: 0, tax_bps: null, rental_cents: 0 };
/** A day so many days from now: what is due later must be later whenever this runs. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const PARTS = [
  [ahead(-2), 160_864],
  [ahead(60), 214_485],
] as const;

type Api = (
  method: string,
  path: string,
  data?: unknown,
  headers?: Record<string, string>,
) => Promise<{ json(): Promise<unknown>; headers(): Record<string, string> }>;

async function wedding(api: Api, name: string): Promise<{ project: number; numbers: string[]; invoices: number[] }> {
  const { id } = (await (
    await api('POST', '/api/tenant_crm/projects/', { name, event_type: 'wedding', event_date: ahead(120) })
  ).json()) as { id: number };
  const [numbers, invoices]: [string[], number[]] = [[], []];
  for (const [due_date, cents] of PARTS) {
    const draft = { project_id: id, title: 'Flowers', due_date, lines: [{ ...LINE, unit_price_cents: cents }] };
    const made = (await (await api('POST', '/api/proposal_and_invoice/invoices/', draft)).json()) as { id: number };
    const issued = (await (await api('POST', `/api/proposal_and_invoice/invoices/${made.id}/issue/`)).json()) as { number: string };
    numbers.push(issued.number);
    invoices.push(made.id);
  }
  return { project: id, numbers, invoices };
}
const toLight = (page: Page) =>
  page
    .getByRole('button', { name: /^Switch to .* theme$/ })
    .first()
    .click();

test('a business connects Stripe; a client pays on its page and agrees to what comes later; a bank asks, and decides', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
  suite,
}) => {
  const stripe = await StripeFake.start({ port: suite.stripePort });
  await signIn('admin@fern-thistle.example');
  const { project, invoices } = await wedding(api, 'Vance & Ito');
  await page.goto('/payments/dashboard');
  await page.getByRole('button', { name: 'How clients pay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Off', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Secret key' }).fill(KEY);
  await dialog.getByRole('textbox', { name: 'Signing secret of the webhook' }).fill(SECRET);
  const hookUrl = await dialog.getByRole('textbox', { name: 'Address for webhooks' }).inputValue();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'How clients pay' }).click();
  await expect(dialog.getByText('Stripe’s test mode: nothing is charged')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Secret key' })).toHaveValue('');
  await picture(page, 'stripe-settings-1280.png');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  stripe.hook = { url: hookUrl, secret: SECRET };

  const { path } = (await (await api('POST', `/api/payments/invoices/${invoices[0]}/link/`)).json()) as { path: string };
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, colorScheme: 'light' });
  const client = await phone.newPage();
  await client.goto(path);
  await expect(client.getByText('never sees its number')).toBeVisible();
  await client.getByRole('checkbox', { name: /Pay what is due later by itself/ }).check();
  expect(await tooWide(client)).toBe(0);
  await picture(client, 'pay-stripe-360.png', { fullPage: true });
  await client.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(client.getByRole('heading', { name: 'Stripe (fake)' })).toBeVisible();
  await client.getByRole('button', { name: 'Pay 1608.64 USD' }).click();
  await expect(client.getByText('Paid. Thank you!')).toBeVisible();
  await expect(client.getByRole('region', { name: 'Paid by itself' })).toContainText('Visa ending in 4242');
  await picture(client, 'pay-autopay-360.png', { fullPage: true });

  await page.goto(`/payments/dashboard/${project}`);
  const own = page.getByRole('region', { name: 'Paid by itself' });
  await expect(own).toContainText('Visa ending in 4242');
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText('after Stripe’s fee');
  const intent = [...stripe.books.objects.values()].findLast(({ object }) => object === 'payment_intent');
  const dispute = stripe.books.dispute(intent?.id ?? '', { cents: 100_000 });
  await stripe.tell(stripe.event('charge.dispute.created', dispute), stripe.hook);
  const disputes = page.getByRole('region', { name: 'Disputes' });
  await expect(disputes).toContainText('$1,000.00 stays put until it is decided.');
  await expect(disputes).toContainText('Send what proves your side at Stripe by');
  await expect(own).toHaveCount(0);
  await picture(page, 'dispute-1280-dark.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'dispute-360.png', { fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await stripe.tell(stripe.event('charge.dispute.closed', { ...dispute, status: 'lost' }), stripe.hook);
  await expect(disputes).toContainText('The bank has taken it back; it is open again.');
  await toLight(page);
  await picture(page, 'dispute-lost-1280-light.png', { fullPage: true });
  await phone.close();

  await page.goto('/payments/dashboard');
  await page.getByRole('button', { name: 'How clients pay' }).click();
  await dialog.getByRole('button', { name: 'Forget the keys' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'How clients pay' }).click();
  await expect(dialog.getByText('Off', { exact: true })).toBeVisible();
  await stripe.stop();
});

test('a client sets up being charged by itself, without paying now, and ends it', async ({ page, signIn, api, browser, baseURL }) => {
  await signIn('admin@blauwe-reiger.example');
  const { project, invoices } = await wedding(api, 'Visser & Bakker');
  const { path } = (await (await api('POST', `/api/payments/invoices/${invoices[1]}/link/`)).json()) as { path: string };
  const own = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const client = await own.newPage();
  await client.goto(path);
  const autopay = client.getByRole('region', { name: 'Paid by itself' });
  await autopay.getByRole('button', { name: 'Have what is due later paid by itself' }).click();
  await expect(autopay.getByRole('button', { name: 'Use the test card' })).toBeDisabled();
  await autopay.getByRole('checkbox').check();
  await picture(client, 'autopay-360-dark.png', { fullPage: true });
  await autopay.getByRole('button', { name: 'Use the test card' }).click();
  await expect(autopay).toContainText('Test card ending in 4242');
  await page.goto(`/payments/dashboard/${project}`);
  await expect(page.getByRole('region', { name: 'Paid by itself' })).toContainText('Test, nothing is charged');
  await autopay.getByRole('button', { name: 'Pay by hand again' }).click();
  await expect(autopay.getByRole('button', { name: 'Have what is due later paid by itself' })).toBeVisible();
  await own.close();
});

test('a bank statement finds its invoices; what is agreed to is booked, and no line twice', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const { project, numbers } = await wedding(api, 'Quill & Sorrel');
  const csv = [
    'Date,Amount,Description',
    `${ahead(-1)},"1,608.64",TRANSFER ${numbers[0]} QUILL`,
    `${ahead(-1)},"2,144.85",Quill thank you`,
    `${ahead(-1)},-40.00,Rent`,
    `someday,10.00,Nobody`,
  ].join('\n');
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.goto('/payments/dashboard');
  await page.getByRole('button', { name: 'Bank statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Statement (CSV)').setInputFiles(file);
  const lines = dialog.getByRole('list', { name: 'Lines of the statement' });
  await expect(lines).toContainText(`It names ${numbers[0]}, and the amount is what is open.`);
  await expect(lines).toContainText('The name and the amount fit');
  await expect(dialog).toContainText('Line 5: “someday” is no date');
  await expect(dialog).toContainText('One line is money that went out.');
  await expect(dialog.getByRole('checkbox', { name: 'Book line 2' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Book line 3' })).not.toBeChecked();
  await picture(page, 'statement-1280.png');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'statement-360.png');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('checkbox', { name: 'Book line 3' }).check();
  await dialog.getByRole('button', { name: 'Book 2 payments' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Bank statement' }).click();
  await dialog.getByLabel('Statement (CSV)').setInputFiles(file);
  await expect(lines.getByText('Booked before')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Book 0 payments' })).toBeDisabled();
  await page.goto(`/payments/dashboard/${project}`);
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Nothing is due.');
});

test('how late it is is a plot that chooses, and the address keeps it', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/payments/dashboard');
  const bars = page.getByRole('list', { name: 'By how late it is' });
  await bars.getByRole('button', { name: /^over 90 days/ }).click();
  await expect(page).toHaveURL(/age=older/);
  await page.reload();
  await expect(bars.getByRole('button', { name: /^over 90 days/ })).toHaveAttribute('aria-pressed', 'true');
  await picture(page, 'late-1280.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, 'late-360.png', { fullPage: true });
  await bars.getByRole('button', { name: /^over 90 days/ }).click();
  await expect(page).not.toHaveURL(/age=/);
});
