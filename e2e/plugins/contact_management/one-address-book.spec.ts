import type { Browser, Page } from '@playwright/test';
import { expect, signInOn, test } from '../../fixtures';
import { chooseTheme, faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

const OWNER = 'admin@fern-thistle.example';
const unique = (what: string) => `${what}${Date.now().toString(36)}`;

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];

/** Somebody of the business who has only these plugins, in a browser of their own; afterwards they have again what they had. */
async function withOnly(
  plugins: readonly string[],
  { api, browser, baseURL }: { api: Api; browser: Browser; baseURL: string | undefined },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const role = { name: unique(plugins.join(' ')), plugins, features: ['delete_records', 'export_data'], is_admin: false, row_scope: 'all' };
  const made = (await (await api('POST', '/api/manage_members/roles/', role)).json()) as { id: number };
  const { results } = (await (await api('GET', '/api/manage_members/members/?search=hank')).json()) as {
    results: { id: number; roles: { id: number }[] }[];
  };
  const hank = results[0];
  const give = async (role_ids: readonly number[]) =>
    expect((await api('PUT', `/api/manage_members/members/${hank?.id}/roles/`, { role_ids })).ok()).toBe(true);
  await give([made.id]);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  try {
    const page = await context.newPage();
    await signInOn(page, 'hank@fern-thistle.example');
    await look(page);
  } finally {
    await context.close();
    await give((hank?.roles ?? []).map(({ id }) => id));
  }
}

async function contactEntries(page: Page): Promise<(string | null)[]> {
  await page.getByRole('button', { name: 'All pages' }).click();
  const entries = page.getByRole('region', { name: 'All pages' }).getByRole('link', { name: /^(Contacts|Contact Management)$/ });
  await expect(entries.first()).toBeVisible();
  const hrefs = await Promise.all((await entries.all()).map((entry) => entry.getAttribute('href')));
  await page.keyboard.press('Escape');
  return hrefs;
}

const rooms = (page: Page) => page.getByRole('navigation', { name: 'Rooms of the address book' }).getByRole('link');

async function made(api: Api, person: object): Promise<number> {
  const answer = await api('POST', '/api/tenant_crm/contacts/', person);
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('with both plugins there is one list and one record, at both of their addresses, and one entry in the menu (T-480, T-482, T-505, T-506)', async ({
  page,
  signIn,
  api,
}) => {
  const last = unique('One');
  const email = `${last.toLowerCase()}@mail.example`;
  await signIn(OWNER);
  const id = await made(api, { first_name: 'Ida', last_name: last, email, phone_e164: '+15185550144' });

  const lists: { columns: string[]; rooms: string[]; buttons: string[] }[] = [];
  for (const path of ['/contact_management', '/tenant_crm/contacts']) {
    await page.goto(`${path}?search=${last}`);
    await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Lists' })).toBeVisible();
    await expect(rooms(page).and(page.locator('[aria-current="page"]'))).toHaveText('Contacts');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const toolbar = page.getByRole('toolbar', { name: '1 selected' });
    await expect(toolbar.getByRole('button', { name: 'Put into a list…' })).toBeVisible();
    await expect(toolbar.getByRole('button', { name: 'Archive' })).toBeVisible();
    lists.push({
      columns: await page.getByRole('columnheader').allTextContents(),
      rooms: await rooms(page).allTextContents(),
      buttons: await page.getByRole('main').getByRole('button').allTextContents(),
    });
    await expect(page.getByRole('link', { name: `Ida ${last}` })).toHaveAttribute(
      'href',
      `/contact_management/client/${encodeURIComponent(email)}`,
    );
  }
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[0]?.rooms).toEqual(['Contacts', 'Organizations', 'Duplicates', 'Birthdays and anniversaries']);
  expect(lists[0]?.buttons).toEqual(expect.arrayContaining(['Import', 'New contact']));

  const records: string[][] = [];
  for (const path of [`/contact_management/client/${email}`, `/tenant_crm/contacts/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: `Ida ${last}`, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: '+1 518 555 0144' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Their rights' })).toBeVisible();
    records.push(await page.getByRole('heading').allTextContents());
  }
  expect(records[1]).toEqual(records[0]);
  expect(records[0]).toEqual(expect.arrayContaining(['Projects', 'Consent', 'History', 'Their rights']));
  expect(await contactEntries(page)).toEqual(['/contact_management']);
});

test('who has no e-mail address has the same record; it follows the person when they get one, and back', async ({ page, signIn, api }) => {
  const last = unique('Without');
  await signIn(OWNER);
  const id = await made(api, { first_name: 'Noel', last_name: last });
  await page.goto(`/contact_management?search=${last}`);
  await page.getByRole('link', { name: `Noel ${last}` }).click();
  await expect(page).toHaveURL(new RegExp(`/contact_management/client/${id}$`));
  await page.getByRole('button', { name: 'E-mail: Add an address' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(`${last}@mail.example`);
  await page.getByLabel('E-mail', { exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/contact_management/client/${last.toLowerCase()}%40mail\\.example$`));
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`/contact_management/client/${id}$`));
  await expect(page.getByRole('button', { name: 'E-mail: Add an address' })).toBeVisible();
});

test('with the pipeline alone the list and the record are whole without lists, duplicates, history and rights', async ({
  signIn,
  api,
  browser,
  baseURL,
}) => {
  const last = unique('Pipeline');
  await signIn(OWNER);
  const id = await made(api, { first_name: 'Pia', last_name: last, email: `${last}@mail.example` });
  await withOnly(['tenant_crm'], { api, browser, baseURL }, async (page) => {
    await page.goto(`/tenant_crm/contacts?search=${last}`);
    await expect(page.getByRole('link', { name: `Pia ${last}` })).toHaveAttribute('href', `/tenant_crm/contacts/${id}`);
    expect(await rooms(page).allTextContents()).toEqual(['Contacts', 'Organizations']);
    await expect(page.getByRole('group', { name: 'Lists' })).toHaveCount(0);
    expect(await contactEntries(page)).toEqual(['/tenant_crm/contacts']);
    await page.getByRole('link', { name: `Pia ${last}` }).click();
    await page.getByRole('button', { name: 'Phone: Add a number' }).click();
    await page.getByLabel('Phone').fill('(518) 555-0145');
    await page.getByLabel('Phone').press('Enter');
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Consent' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Their rights' })).toHaveCount(0);
    await page.goto('/contact_management');
    await expect(page).toHaveURL(/\/access-denied\?plugin=contact_management/);
  });
});

test('with the contact management alone the list is narrowed and kept in lists, and the record is read, with consent, history and rights', async ({
  signIn,
  api,
  browser,
  baseURL,
}) => {
  const last = unique('Alone');
  const email = `${last.toLowerCase()}@mail.example`;
  await signIn(OWNER);
  await made(api, { first_name: 'Lea', last_name: last, email, tags: ['VIP'] });
  await made(api, { first_name: 'Leo', last_name: last });
  await withOnly(['contact_management'], { api, browser, baseURL }, async (page) => {
    await page.goto(`/contact_management?search=${last}`);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    expect(await rooms(page).allTextContents()).toEqual(['Contacts', 'Duplicates', 'Birthdays and anniversaries']);
    await expect(page.getByRole('button', { name: 'New contact' })).toHaveCount(0);
    await page.getByRole('button', { name: 'VIP' }).click();
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    expect(await contactEntries(page)).toEqual(['/contact_management']);
    await picture(page, 'alone-list-1280.png');
    await page.getByRole('link', { name: `Lea ${last}` }).click();
    await expect(page.getByRole('heading', { name: `Lea ${last}`, level: 1 })).toBeVisible();
    await expect(page.getByText('None yet.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Change e-mail consent' }).click();
    await page.getByLabel('How do you know?').fill('Asked on the phone');
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText('History and proof (1)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy of everything' })).toBeVisible();
    await picture(page, 'alone-record-1280.png', { fullPage: true });
    await page.goto(`/contact_management?search=${last}`);
    await page.getByRole('link', { name: `Leo ${last}` }).click();
    await expect(page).toHaveURL(/\/contact_management\/client\/\d+$/);
    await expect(page.getByRole('heading', { name: `Leo ${last}`, level: 1 })).toBeVisible();
    await page.goto('/tenant_crm/contacts');
    await expect(page).toHaveURL(/\/access-denied\?plugin=tenant_crm/);
  });
});

test('list and record, with what others draw on them, fit and have no serious fault at a desk in the dark theme and on a phone in the light one (axe)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const { results } = (await (await api('GET', '/api/contact_management/clients/?search=okafor')).json()) as { results: { id: number }[] };
  for (const { theme, width } of [
    { theme: 'dark', width: 1280 },
    { theme: 'light', width: 360 },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, path] of [
      ['list', '/tenant_crm/contacts'],
      ['record', `/tenant_crm/contacts/${results[0]?.id}`],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('section.plugin h1').first()).toBeVisible();
      if (name === 'record') await expect(page.getByText('Their rights')).toBeVisible();
      await chooseTheme(page, theme);
      await settled(page);
      await picture(page, `${name}-${width}-${theme}.png`, { fullPage: true });
      expect(await tooWide(page)).toBe(0);
      expect(await faults(page, { within: 'section.plugin' })).toEqual([]);
    }
  }
});
