import AxeBuilder from '@axe-core/playwright';
import type { Payout } from '@butterfly/contracts/referral_portal';
import type { Browser, Locator, Page } from '@playwright/test';
import { callApi, expect, signInOn, test } from '../../fixtures';
import { startLaterServer, type LaterServer } from '../../support/later-server';
import { settled } from '../../support/page-faults';
import { picture } from '../../support/picture';

const HOUR_MS = 3_600_000;
/** When what was held long enough becomes available, every hour. */
const RIPENS_AT_MINUTE = 27;
const [OLD, NEW] = ['US •••• 3333', 'US •••• 6666'];

/** A day and a little later, at the minute in which commissions become available. */
function aDayAfter(at: Date): Date {
  const later = new Date(at.getTime() + 25 * HOUR_MS);
  later.setUTCMinutes(RIPENS_AT_MINUTE, 0, 0);
  return later;
}

/** People of one business in their own browsers, on a server whose clock is put forward. */
class Afternoon {
  constructor(
    private readonly browser: Browser,
    private readonly server: LaterServer,
  ) {}

  async person(size: { width: number; height: number }): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.server.url, viewport: size });
    context.setDefaultTimeout(15_000);
    return context.newPage();
  }

  async member(email: string): Promise<Page> {
    const page = await this.person({ width: 1280, height: 900 });
    await signInOn(page, email);
    return page;
  }
}

/** What the team reads. */
async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as T;
}

async function send<T>(page: Page, method: string, path: string, data: object): Promise<T> {
  const answer = await callApi(page, { method, path, data, headers: { 'If-Match': '*' } });
  expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()]);
  return (await answer.json()) as T;
}

async function signInAsPartner(page: Page): Promise<void> {
  await page.goto('/partner_portal/login');
  await page.getByRole('textbox', { name: 'Your name here' }).fill('fern-thistle.rivergate');
  await page.getByRole('textbox', { name: 'Password' }).fill('butterfly-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, June' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

async function nameAccount(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Holder' }).fill('June Rivers');
  await page.getByRole('textbox', { name: 'Country' }).fill('US');
  await page.getByRole('textbox', { name: 'IBAN, or routing and account number' }).fill(account);
  await page.getByRole('textbox', { name: 'Your password' }).fill('butterfly-demo');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText(`•••• ${account.slice(-4)} was named`)).toBeVisible();
}

async function expectSound(page: Page, width: number): Promise<void> {
  await page.mouse.move(0, 0);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const accountLine = (page: Page, account: string): Locator => page.getByRole('listitem').filter({ hasText: account });

/** Drafts payouts on the page, and answers the line of the one that was made. */
async function draft(page: Page): Promise<Locator> {
  await page.goto('/referral_portal/payouts');
  await page.getByRole('button', { name: 'Draft payouts' }).click();
  await expect(page.getByText('1 drafted. Somebody else has to approve them.')).toBeVisible();
  const { results } = await read<{ results: Payout[] }>(page, '/api/referral_portal/payouts/');
  return page.getByRole('listitem').filter({ hasText: results[0]?.reference ?? '' });
}

test('another account of a partner waits a day and is told to the old address: a run before pays the old account, one after it the new (scenario 19)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await startLaterServer();
  try {
    const people = new Afternoon(browser, server);
    const owner = await people.member('admin@fern-thistle.example');
    const bookkeeper = await people.member('walter@fern-thistle.example');
    const partner = await people.person({ width: 360, height: 740 });
    const { results: found } = await read<{ results: { id: number; email: string }[] }>(
      owner,
      '/api/referral_portal/partners/?search=Rivergate',
    );
    const [id, oldAddress] = [found[0]?.id ?? 0, found[0]?.email ?? ''];
    const staffPage = `/referral_portal/${id}`;

    // An account in use, an address that was changed, and a wedding whose payments are held for no day.
    await signInAsPartner(partner);
    await nameAccount(partner, '021000021 111122223333');
    await owner.goto(staffPage);
    await owner.getByRole('button', { name: 'It is right' }).click();
    await expect(accountLine(owner, OLD)).toContainText('Confirmed, waits a day');
    const program = await send<{ id: number }>(owner, 'POST', '/api/referral_portal/programs/', { name: 'At once', hold_days: 0 });
    const newAddress = 'june.moved@rivergate.example';
    await send(owner, 'PATCH', `/api/referral_portal/partners/${id}/`, { program_id: program.id, email: newAddress });
    const projects = await read<{ id: number; name: string }[]>(owner, '/api/tenant_crm/projects/');
    const project_id = projects.find(({ name }) => name === 'Reyes wedding')?.id ?? 0;
    await send(owner, 'POST', '/api/referral_portal/referrals/', { partner_id: id, name: 'Alma Reyes', project_id });
    const pay = (amount_cents: number) =>
      send(owner, 'POST', '/api/payments/payments/', {
        ...{ project_id, amount_cents, method: 'bank_transfer', received_on: server.now().toISOString().slice(0, 10) },
      });
    await pay(90_000);
    const available = async () => {
      const { earnings } = await read<{ earnings: { available_cents: number } }>(owner, `/api/referral_portal/partners/${id}/`);
      return earnings.available_cents;
    };
    const pending = async () =>
      (await read<{ earnings: { pending_cents: number } }>(owner, `/api/referral_portal/partners/${id}/`)).earnings.pending_cents;
    await expect.poll(pending, { message: 'the payment is a commission' }).toBeGreaterThan(18_432);

    await server.startAt(aDayAfter(server.now()));
    await signInOn(owner, 'admin@fern-thistle.example');
    await expect.poll(available, { message: 'the commission is available', timeout: 40_000 }).toBeGreaterThan(5_000);
    await signInAsPartner(partner);
    await expect(partner.getByText(`Money goes to ${OLD}.`)).toBeVisible();
    await nameAccount(partner, '021000021 444455556666');
    await owner.goto(staffPage);
    await expect(accountLine(owner, NEW)).toContainText('Waiting for a second pair of eyes');
    await owner.getByRole('button', { name: 'It is right' }).click();
    await expect(accountLine(owner, NEW)).toContainText('Confirmed, waits a day');
    await expect(accountLine(owner, OLD)).toContainText('In use');
    await expectSound(owner, 1280);
    await picture(owner, 'cooling-staff-1280.png', { fullPage: true });
    await owner.setViewportSize({ width: 360, height: 740 });
    await expectSound(owner, 360);
    await picture(owner, 'cooling-staff-360.png', { fullPage: true });
    await owner.setViewportSize({ width: 1280, height: 900 });
    await partner.reload();
    await expect(partner.getByRole('status')).toContainText(`Money goes to ${OLD}.`);
    await expect(partner.getByRole('status')).toContainText(`${NEW} was named and is used from`);
    await expectSound(partner, 360);
    await picture(partner, 'cooling-partner-360.png', { fullPage: true });
    const logs = await read<{ results: { recipient: string; subject: string }[] }>(owner, '/api/transactional_emails/logs/?page_size=100');
    const told = logs.results.filter(({ subject }) => subject.includes('account was named')).map(({ recipient }) => recipient);
    // The first account was named before the address was changed, the second after it.
    expect(told.sort()).toEqual([oldAddress, oldAddress, newAddress].sort());

    // Before the day is over: to the old account, and a second person sends it.
    const before = await draft(owner);
    await expect(before).toContainText('•••• 3333');
    await before.getByRole('button', { name: /^Approve/ }).click();
    await expect(owner.getByText('Somebody else has to do this')).toBeVisible();
    await signInOn(bookkeeper, 'walter@fern-thistle.example');
    await bookkeeper.goto('/referral_portal/payouts');
    await bookkeeper.getByRole('button', { name: /^Approve/ }).click();
    await bookkeeper.getByRole('button', { name: /was sent$/ }).click();
    await expect(bookkeeper.getByRole('listitem').filter({ hasText: '•••• 3333' })).toContainText('Sent');
    await pay(110_000);
    await expect.poll(pending, { message: 'the second payment is a commission' }).toBeGreaterThan(18_432);

    await server.startAt(aDayAfter(server.now()));
    await signInOn(owner, 'admin@fern-thistle.example');
    await expect.poll(available, { message: 'the second commission is available', timeout: 40_000 }).toBeGreaterThan(5_000);
    await expect(await draft(owner)).toContainText('•••• 6666');
    await expect(owner.getByRole('listitem').filter({ hasText: '•••• 3333' })).toContainText('Sent');
    await expectSound(owner, 1280);
    await picture(owner, 'payouts-1280.png', { fullPage: true });
    await owner.setViewportSize({ width: 360, height: 740 });
    await expectSound(owner, 360);
    await picture(owner, 'payouts-360.png', { fullPage: true });
    await owner.setViewportSize({ width: 1280, height: 900 });
    await owner.goto(staffPage);
    await expect(accountLine(owner, NEW)).toContainText('In use');
    await expect(accountLine(owner, OLD)).toContainText('Replaced');
    await signInAsPartner(partner);
    await expect(partner.getByText(`Money goes to ${NEW}.`)).toBeVisible();
    await expect(partner.getByRole('status')).not.toContainText('was named');
    await expectSound(partner, 360);
    await picture(partner, 'after-partner-360.png', { fullPage: true });
    for (const page of [owner, bookkeeper, partner]) await page.context().close();
  } finally {
    await server.stop();
  }
});
