import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

async function faultsOf(page: Page) {
  // At rest: what a pointer lies on is in between two colours.
  await page.mouse.move(0, 0);
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What the first link to a statement leads to. */
async function expectStatement(page: Page) {
  const link = page.getByRole('link', { name: /^Statement \d{4} \(PDF\)$/ }).first();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test('a partner signs in on a phone, sends somebody, names an account; the team confirms it and counts the referral', async ({
  browser,
  page,
  signIn,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  const partner = await phone.newPage();
  await partner.goto('/partner_portal/fern-thistle.rivergate');
  // Who is not signed in is led to the door.
  await expect(partner.getByRole('heading', { name: 'Partners' })).toBeVisible();
  expect([await tooWide(partner), await faultsOf(partner)]).toEqual([0, []]);
  await partner.getByRole('textbox', { name: 'Your name here' }).fill('fern-thistle.rivergate');
  await partner.getByRole('textbox', { name: 'Password' }).fill('wrong password');
  await partner.getByRole('button', { name: 'Sign in' }).click();
  await expect(partner.getByText('Name and password do not match.')).toBeVisible();
  await partner.getByRole('textbox', { name: 'Password' }).fill('butterfly-demo');
  await partner.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(partner.getByRole('heading', { name: 'Hello, June' })).toBeVisible();
  await expect(partner.getByText('$184.32').first()).toBeVisible();
  await expectStatement(partner);
  expect([await tooWide(partner), await faultsOf(partner)]).toEqual([0, []]);
  await picture(partner, 'partner-home-360.png', { fullPage: true });
  expect(await partner.locator('main').innerText()).not.toContain('Marlow');

  await partner.getByRole('link', { name: 'Referrals' }).click();
  await partner.getByRole('textbox', { name: 'Their name' }).fill('Ida Newbride');
  await partner.getByRole('textbox', { name: 'Their e-mail' }).fill('ida.newbride@example.com');
  await partner.getByRole('checkbox').check();
  await partner.getByRole('button', { name: 'Send them in' }).click();
  await expect(partner.getByRole('listitem').filter({ hasText: 'Ida' })).toBeVisible();
  expect([await tooWide(partner), await faultsOf(partner)]).toEqual([0, []]);
  await picture(partner, 'partner-referrals-360.png', { fullPage: true });

  await partner.getByRole('link', { name: 'Account' }).click();
  await partner.getByRole('textbox', { name: 'Holder' }).fill('June Rivers');
  await partner.getByRole('textbox', { name: 'Country' }).fill('US');
  await partner.getByRole('textbox', { name: 'IBAN, or routing and account number' }).fill('021000021 111122223333');
  await partner.getByRole('textbox', { name: 'Your password' }).fill('butterfly-demo');
  await partner.getByRole('button', { name: 'Save the account' }).click();
  await expect(partner.getByText('US •••• 3333 was named')).toBeVisible();
  expect([await tooWide(partner), await faultsOf(partner)]).toEqual([0, []]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/referral_portal');
  await page.getByRole('link', { name: 'Rivergate Planning' }).click();
  await expect(page.getByText('It cost $184.32')).toBeVisible();
  await expectStatement(page);
  await page.getByRole('button', { name: 'It is right' }).click();
  await expect(page.getByText('Confirmed, waits a day')).toBeVisible();
  await page.getByRole('button', { name: 'Count Ida Newbride', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Count Ida Newbride', exact: true })).toBeHidden();
  await picture(page, 'partner-1280.png', { fullPage: true });
  expect(await faultsOf(page)).toEqual([]);

  // A session of the team opens no page of partners.
  await page.goto('/partner_portal/fern-thistle.rivergate');
  await expect(page.getByRole('heading', { name: 'Partners' })).toBeVisible();
  await partner.getByRole('button', { name: 'Sign out' }).click();
  await expect(partner.getByRole('heading', { name: 'Partners' })).toBeVisible();
  await phone.close();
});

test('the team promises something, takes a partner in, and their link leads to a page of the studio', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/referral_portal/programs/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Venues');
  await page.getByRole('textbox', { name: 'Per cent' }).fill('7.5');
  await page.getByRole('button', { name: 'Add program' }).click();
  await expect(page.getByRole('link', { name: 'Venues' })).toBeVisible();
  await page.goto('/referral_portal/new');
  await page.getByRole('textbox', { name: 'Company' }).fill('Stonecroft Barn');
  await page.getByRole('textbox', { name: 'Person' }).fill('Ida Stone');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ida@stonecroft.example');
  await page.getByRole('textbox', { name: 'Short name' }).fill('stonecroft');
  await page.getByRole('button', { name: 'Add partner' }).click();
  await page.getByRole('button', { name: 'Take in and invite' }).click();
  await expect(page.getByText('Active').first()).toBeVisible();
  const link = new URL((await page.getByText(/\/api\/referral_portal\/public\/link\//).textContent()) ?? '');
  await page.goto(link.pathname);
  await expect(page.getByRole('heading', { name: 'Studio consultation' })).toBeVisible();
  await page.goto('/referral_portal/payouts');
  await page.getByRole('button', { name: 'Draft payouts' }).click();
  await expect(page.getByText('There is nothing to pay out now')).toBeVisible();
});

test('a form that came from where the partner signs in is flagged for the team, in words', async ({ browser, page, signIn, baseURL }) => {
  const partner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await partner.goto('/partner_portal/login');
  await partner.getByRole('textbox', { name: 'Your name here' }).fill('fern-thistle.rivergate');
  await partner.getByRole('textbox', { name: 'Password' }).fill('butterfly-demo');
  await partner.getByRole('button', { name: 'Sign in' }).click();
  await expect(partner.getByRole('heading', { name: 'Hello, June' })).toBeVisible();
  const name = `Nils Neighbour ${Date.now()}`;
  await partner.goto('/public/event?t=fern-thistle&utm_source=referral&utm_campaign=fern-thistle.rivergate1');
  await partner.getByRole('textbox', { name: 'Your name' }).fill(name);
  await partner.getByRole('textbox', { name: 'E-mail' }).fill(`nils.${Date.now()}@example.com`);
  await partner.getByLabel('Date', { exact: true }).fill('2027-10-23');
  await partner.getByText('You may keep what I write here').click();
  // Nobody writes a form in less than three seconds.
  await partner.waitForTimeout(3_100);
  await partner.getByRole('button', { name: 'Send it to us' }).click();
  await expect(partner.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await partner.context().close();

  await signIn('admin@fern-thistle.example');
  await expect.poll(async () => (await page.request.get(`/api/referral_portal/referrals/?search=Neighbour`)).text()).toContain(name);
  await page.goto('/referral_portal/referrals');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('The form came from where the partner signs in');
  await expect(line.getByRole('button', { name: `Count ${name}`, exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, 'same-network-1280.png');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(line).toContainText('The form came from where the partner signs in');
  expect([await tooWide(page), await faultsOf(page)]).toEqual([0, []]);
  await picture(page, 'same-network-360.png');
});
