import type { Partner, Payout } from '@butterfly/contracts/referral_portal';
import type { Browser, Locator, Page } from '@playwright/test';
import { callApi, expect, signInOn, test } from '../../fixtures';
import { startLaterServer, type LaterServer } from '../../support/later-server';
import { chooseTheme, faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

const HOUR_MS = 3_600_000;
/** When what was held long enough becomes available, every hour. */
const RIPENS_AT_MINUTE = 27;
const [OLD, NEW] = ['US •••• 3333', 'US •••• 6666'];
const OWNER = 'admin@fern-thistle.example';
const NEW_ADDRESS = 'june.moved@rivergate.example';
const [DESK, PHONE] = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const SECOND_PERSON = 'Somebody else has to do this';

/** A day and a little later, at the minute in which commissions become available. */
function aDayAfter(at: Date): Date {
  const later = new Date(at.getTime() + 25 * HOUR_MS);
  later.setUTCMinutes(RIPENS_AT_MINUTE, 0, 0);
  return later;
}

/** The people of one partnership in their own browsers, on a server whose clock is put forward. */
interface Scene {
  readonly server: LaterServer;
  readonly owner: Page;
  readonly partner: Page;
  readonly partnerId: number;
  readonly staffPage: string;
  readonly oldAddress: string;
  readonly projectId: number;
  person(size: { width: number; height: number }): Promise<Page>;
}

async function gather(browser: Browser, server: LaterServer): Promise<Scene> {
  const person = async (viewport: { width: number; height: number }): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.url, viewport });
    context.setDefaultTimeout(15_000);
    return context.newPage();
  };
  const owner = await person(DESK);
  await signInOn(owner, OWNER);
  const { results } = await read<{ results: { id: number; email: string }[] }>(owner, '/api/referral_portal/partners/?search=Rivergate');
  const [partnerId, oldAddress] = [results[0]?.id ?? 0, results[0]?.email ?? ''];
  const projects = await read<{ id: number; name: string }[]>(owner, '/api/tenant_crm/projects/');
  const projectId = projects.find(({ name }) => name === 'Reyes wedding')?.id ?? 0;
  const staffPage = `/referral_portal/${partnerId}`;
  return { server, owner, partner: await person(PHONE), partnerId, staffPage, oldAddress, projectId, person };
}

/** What the team reads. */
async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as T;
}

async function send<T>(page: Page, { method = 'POST', path, data }: { method?: string; path: string; data: object }): Promise<T> {
  const answer = await callApi(page, { method, path, data, headers: { 'If-Match': '*' } });
  expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()]);
  return (await answer.json()) as T;
}

const earnings = async ({ owner, partnerId }: Scene): Promise<Partner['earnings']> =>
  (await read<Partner>(owner, `/api/referral_portal/partners/${partnerId}/`)).earnings;

/** A payment of the wedding they sent, noted by the team yesterday at the latest: no day of any time zone is to come. */
async function pay(scene: Scene, amount_cents: number): Promise<void> {
  const owed = async () => {
    const { pending_cents, available_cents } = await earnings(scene);
    return pending_cents + available_cents;
  };
  const before = await owed();
  const received_on = new Date(scene.server.now().getTime() - 24 * HOUR_MS).toISOString().slice(0, 10);
  const data = { project_id: scene.projectId, amount_cents, method: 'bank_transfer', received_on };
  await send(scene.owner, { path: '/api/payments/payments/', data });
  await expect.poll(owed, { message: 'the payment is a commission' }).toBeGreaterThan(before);
}

/** Puts the clock a day forward. */
async function nextDay({ server, owner }: Scene): Promise<void> {
  await server.startAt(aDayAfter(server.now()));
  await signInOn(owner, OWNER);
}

/** What is held for no day becomes available soon after the clock was put forward. */
async function expectAvailable(scene: Scene): Promise<void> {
  const available = async () => (await earnings(scene)).available_cents;
  await expect.poll(available, { message: 'the commission is available', timeout: 45_000 }).toBeGreaterThan(5_000);
}

async function signInAsPartner(page: Page): Promise<void> {
  await page.goto('/partner_portal/login');
  await page.getByRole('textbox', { name: 'Your name here' }).fill('fern-thistle.rivergate');
  await page.getByRole('textbox', { name: 'Password' }).fill('butterfly-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, June' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
}

async function nameAccount(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Holder' }).fill('June Rivers');
  await page.getByRole('textbox', { name: 'Country' }).fill('US');
  await page.getByRole('textbox', { name: 'IBAN, or routing and account number' }).fill(account);
  await page.getByRole('textbox', { name: 'Your password' }).fill('butterfly-demo');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText(`•••• ${account.slice(-4)} was named`)).toBeVisible();
}

const accountLine = (page: Page, account: string): Locator => page.getByRole('listitem').filter({ hasText: account });
const statusOf = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Money goes to' });

/** Somebody else than the partner looks at the number. */
async function confirmAccount({ owner, staffPage }: Scene, account: string): Promise<void> {
  await owner.goto(staffPage);
  await expect(accountLine(owner, account)).toContainText('Waiting for a second pair of eyes');
  await owner.getByRole('button', { name: 'It is right' }).click();
  await expect(accountLine(owner, account)).toContainText('Confirmed, waits a day');
}

/** Nothing is beside the page, and axe finds nothing, by day and in the dark. */
async function expectSound(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  for (const theme of ['dark', 'light'] as const) {
    await chooseTheme(page, theme);
    await settled(page);
    expect([name, theme, await tooWide(page), await faults(page, { within: 'main' })]).toEqual([name, theme, 0, []]);
    await picture(page, `${name}-${page.viewportSize()?.width}-${theme}.png`, { fullPage: true });
  }
}

async function expectSoundAtBothWidths(page: Page, name: string): Promise<void> {
  await expectSound(page, name);
  await page.setViewportSize(PHONE);
  expect([name, await tooWide(page)]).toEqual([name, 0]);
  await picture(page, `${name}-${PHONE.width}.png`, { fullPage: true });
  await page.setViewportSize(DESK);
}

/** Drafts payouts on the page, and answers the line of the one that was made. */
async function draft(page: Page): Promise<Locator> {
  await page.goto('/referral_portal/payouts');
  await page.getByRole('button', { name: 'Draft payouts' }).click();
  await expect(page.getByText('1 drafted. Somebody else has to approve them.')).toBeVisible();
  const { results } = await read<{ results: Payout[] }>(page, '/api/referral_portal/payouts/');
  return page.getByRole('listitem').filter({ hasText: results[0]?.reference ?? '' });
}

/** An account that will be in use, an address that was changed, and a wedding whose payments are held for no day. */
async function arrange(scene: Scene): Promise<void> {
  const { owner, partner, partnerId, projectId } = scene;
  await signInAsPartner(partner);
  await nameAccount(partner, '021000021 111122223333');
  await confirmAccount(scene, OLD);
  const program = { name: 'At once', hold_days: 0 };
  const { id: program_id } = await send<{ id: number }>(owner, { path: '/api/referral_portal/programs/', data: program });
  const path = `/api/referral_portal/partners/${partnerId}/`;
  await send(owner, { method: 'PATCH', path, data: { program_id, email: NEW_ADDRESS } });
  const referral = { partner_id: partnerId, name: 'Alma Reyes', project_id: projectId };
  await send(owner, { path: '/api/referral_portal/referrals/', data: referral });
  await pay(scene, 90_000);
}

/** The partner names another account; the one before stays in use, and both see so. */
async function anotherAccount(scene: Scene): Promise<void> {
  const { owner, partner } = scene;
  await signInAsPartner(partner);
  await expect(partner.getByText(`Money goes to ${OLD}.`)).toBeVisible();
  await nameAccount(partner, '021000021 444455556666');
  await confirmAccount(scene, NEW);
  await expect(accountLine(owner, OLD)).toContainText('In use');
  await expectSoundAtBothWidths(owner, 'cooling-staff');
  await partner.reload();
  await expect(statusOf(partner)).toContainText(`Money goes to ${OLD}.`);
  await expect(statusOf(partner)).toContainText(`${NEW} was named and is used from`);
  await expectSound(partner, 'cooling-partner');
}

/** The first account was named before the address was changed, the second after it. */
async function expectOldAddressWasTold({ owner, oldAddress }: Scene): Promise<void> {
  const path = '/api/transactional_emails/logs/?page_size=100';
  const { results } = await read<{ results: { recipient: string; subject: string }[] }>(owner, path);
  const told = results.filter(({ subject }) => subject.includes('account was named')).map(({ recipient }) => recipient);
  expect(told.sort()).toEqual([oldAddress, oldAddress, NEW_ADDRESS].sort());
}

/** Who drafted a payout does not approve it; the bookkeeper does, and sends it to the old account. */
async function paidByTwo({ owner, person }: Scene): Promise<void> {
  const drafted = await draft(owner);
  await expect(drafted).toContainText('•••• 3333');
  await drafted.getByRole('button', { name: /^Approve/ }).click();
  await expect(owner.getByText(SECOND_PERSON).first()).toBeVisible();
  await expect(drafted).toContainText('To approve');
  const bookkeeper = await person(DESK);
  await signInOn(bookkeeper, 'walter@fern-thistle.example');
  await bookkeeper.goto('/referral_portal/payouts');
  await bookkeeper.getByRole('button', { name: /^Approve/ }).click();
  await bookkeeper.getByRole('button', { name: /was sent$/ }).click();
  await expect(bookkeeper.getByRole('listitem').filter({ hasText: '•••• 3333' })).toContainText('Sent');
  await bookkeeper.context().close();
}

/** A day later the new account is in use, and both see so. */
async function newAccountInUse({ owner, partner, staffPage }: Scene): Promise<void> {
  await owner.goto(staffPage);
  await expect(accountLine(owner, NEW)).toContainText('In use');
  await expect(accountLine(owner, OLD)).toContainText('Replaced');
  await signInAsPartner(partner);
  await expect(statusOf(partner)).toContainText(`Money goes to ${NEW}.`);
  await expect(statusOf(partner)).not.toContainText('was named');
  await partner.getByRole('link', { name: 'Home' }).click();
  await expect(partner.getByText('to the account ending in 6666')).toBeVisible();
  await expectSound(partner, 'after-home');
}

/** Money goes to the new account; what was sent before stays where it went. */
async function paidToTheNew({ owner }: Scene): Promise<void> {
  await expect(await draft(owner)).toContainText('•••• 6666');
  await expect(owner.getByRole('listitem').filter({ hasText: '•••• 3333' })).toContainText('Sent');
  await expectSoundAtBothWidths(owner, 'payouts');
}

test('another account of a partner waits a day and is told to the old address: a run before pays the old account, one after it the new (scenario 19)', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await startLaterServer();
  try {
    const scene = await gather(browser, server);
    await arrange(scene);
    await nextDay(scene);
    await anotherAccount(scene);
    await expectOldAddressWasTold(scene);
    await expectAvailable(scene);
    await paidByTwo(scene);
    await pay(scene, 110_000);
    await nextDay(scene);
    await newAccountInUse(scene);
    await expectAvailable(scene);
    await paidToTheNew(scene);
    for (const page of [scene.owner, scene.partner]) await page.context().close();
  } finally {
    await server.stop();
  }
});
