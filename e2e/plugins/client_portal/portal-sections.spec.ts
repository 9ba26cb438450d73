import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { APIResponse, Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<APIResponse>;
const ANY = { 'If-Match': '*' };
/** One pixel. */
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

test.use({ keepsFiles: false });

const onPhone = async (browser: Browser, baseURL: string | undefined, more: object = {}): Promise<Page> =>
  (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...more })
  ).newPage();
const fits = async (page: Page) => expect(await tooWide(page)).toBe(0);

const isAccessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** A wedding in a summer, when New York is six hours behind Berlin, with its portal on, and somebody who is invited. */
async function invited(api: Api, person: { name: string; email: string; language?: string }) {
  const about = { name: `${person.name} wedding`, event_type: 'wedding', event_date: '2031-06-14' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', about)).json()) as { id: number };
  const at = `/api/client_portal/settings/${id}/`;
  await api('POST', `${at}enable/`);
  await api('POST', `${at}invite/`, person);
  return { id, at };
}

test('a couple and the studio write to each other: kept while it is typed, sent once when there is a network, answered in the project', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
  mailedLink,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const email = 'iris.messages@example.com';
  const { id } = await invited(api, { name: 'Iris Lane', email });
  const home = await mailedLink(email);
  const phone = await onPhone(browser, baseURL);
  await phone.goto(home);
  await phone.getByRole('link', { name: 'Messages' }).tap();
  await expect(phone.getByText('Nothing was written yet.')).toBeVisible();
  const words = phone.getByRole('textbox', { name: 'Your message' });
  await words.fill('Could the arch be a little wider?');
  await phone.reload();
  await expect(words).toHaveValue('Could the arch be a little wider?');
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Send' }).tap();
  await expect(phone.getByText(/You are offline\. Your words are kept here/)).toBeVisible();
  await fits(phone);
  await picture(phone, 'portal-messages-offline-360.png', { fullPage: true });
  // The network is back for the message alone: what was sent stands in the thread without being read again.
  const reads = /\/messages\/$/;
  await phone.route(reads, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await phone.context().setOffline(false);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Could the arch' })).toContainText('Sent');
  await phone.unroute(reads);
  await expect(words).toHaveValue('');

  await page.goto('/client_portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Iris Lane wedding' })).toContainText('Not answered yet');
  await page.goto(`/client_portal/settings/${id}`);
  const panel = page.getByRole('region', { name: 'Messages' });
  await expect(panel.getByText('Could the arch')).toHaveCount(1);
  await expect(panel.getByText('Not answered yet')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Your message to the clients' }).fill('Half a metre more is no trouble.');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Not read yet')).toBeVisible();
  await expect(panel.getByText('Not answered yet')).toHaveCount(0);
  await expect.poll(() => mailedLink(email)).toContain('/messages');
  await phone.goto(await mailedLink(email));
  await expect(phone.getByText('Half a metre more is no trouble.')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Could the arch' })).toContainText('Read');
  await isAccessible(phone);
  await fits(phone);
  await picture(phone, 'portal-messages-360.png', { fullPage: true });
  await page.reload();
  await expect(panel.getByText('Read by Iris Lane')).toBeVisible();
  await isAccessible(page);
  await picture(page, 'portal-settings-messages-1280.png', { fullPage: true });
  await phone.setViewportSize({ width: 1280, height: 800 });
  await picture(phone, 'portal-messages-1280.png', { fullPage: true });
  await phone.context().close();
});

test('files go both ways, the plan is read in another time zone and language, and everything comes in one file', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
  mailedLink,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const email = 'jule.files@example.com';
  const { id, at } = await invited(api, { name: 'Jule Berg', email, language: 'de' });
  await api('PATCH', at, { shows: { timeline: true, proposals: false, contract: false, payments: false, invoice: false } }, ANY);
  const entry = { lane: 'event_day', when: { anchor: 'time', minute: 900 }, length: 45, audience: 'all', place: 'Garten' };
  await api('POST', `/api/project_view/${id}/entries/`, { ...entry, title: 'Trauung', is_milestone: true });
  await api('POST', `/api/project_view/${id}/entries/`, { ...entry, title: 'Nur für das Team', audience: 'team' });
  const home = await mailedLink(email);
  const phone = await onPhone(browser, baseURL, { timezoneId: 'Europe/Berlin', colorScheme: 'dark' });
  await phone.goto(home);
  await phone.getByRole('link', { name: 'Dateien' }).tap();
  const chooser = phone.getByLabel('Ein Bild oder PDF senden');
  await chooser.setInputFiles({ name: 'kirche.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(phone.getByText('Es ist bei uns.')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'kirche.webp' })).toContainText('von Ihnen gesendet');
  await chooser.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>1</script></svg>') });
  await expect(phone.getByText('Hier lassen sich nur Bilder und PDF-Dateien senden.')).toBeVisible();

  await page.goto(`/client_portal/settings/${id}`);
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByRole('listitem').filter({ hasText: 'kirche.webp' })).toContainText('sent by Jule Berg');
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const kept = await page.request.post(`/api/tenant_crm/files/project/${id}/?name=tischplan.pdf`, {
    data: Buffer.from('%PDF-1.7 plan'),
    headers: { 'Content-Type': 'application/octet-stream', 'X-CSRFToken': csrf },
  });
  expect(kept.status()).toBe(201);
  await page.reload();
  await files.getByRole('combobox', { name: 'Share tischplan.pdf with' }).click();
  await page.getByTitle('Everybody').click();
  await page.keyboard.press('Escape');
  await picture(page, 'portal-settings-files-1280.png', { fullPage: true });
  await phone.reload();
  await expect(phone.getByRole('listitem').filter({ hasText: 'tischplan.pdf' })).toBeVisible();
  await isAccessible(phone);
  await fits(phone);
  await picture(phone, 'portal-files-dark-360.png', { fullPage: true });
  const coming = phone.waitForEvent('download');
  await phone.getByRole('region', { name: 'Alles in einer Datei' }).getByRole('link', { name: 'Herunterladen' }).tap();
  const zip = await readFile(await (await coming).path());
  expect(zip.includes('Dateien/tischplan.pdf') && zip.includes('Dateien/kirche.webp')).toBe(true);

  await phone.goto(`${home}/timeline`);
  const wedding = phone.getByRole('listitem').filter({ hasText: 'Trauung' });
  await expect(wedding).toContainText('15:00 – 15:45 (21:00 bei Ihnen) · Garten');
  await expect(phone.getByText('Nur für das Team')).toHaveCount(0);
  await isAccessible(phone);
  await fits(phone);
  await picture(phone, 'portal-timeline-dark-360.png', { fullPage: true });
  await phone.emulateMedia({ colorScheme: 'light' });
  await picture(phone, 'portal-timeline-light-360.png', { fullPage: true });
  await phone.context().close();
});
