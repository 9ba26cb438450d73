import AxeBuilder from '@axe-core/playwright';
import { addDays } from '@butterfly/contracts/days';
import type { APIResponse, Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<APIResponse>;
const ANY = { 'if-match': '*' };
const line = {
  ...{ key: 'bouquet', name: 'Bridal bouquet', description: '', qty_milli: 1_000, unit: '', unit_price_cents: 123_400, discount_bps: 0 },
  ...{ tax_bps: 825, rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
};
const CONTENT = {
  ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] },
  sections: [{ key: 'all', title: 'Flowers', description: '', kind: 'products', show_prices: 'itemised', lines: [line] }],
  plan: [
    { key: 'a', label: 'Retainer', basis: 'percent', value: 5_000, due: { on: 'acceptance' } },
    { key: 'b', label: 'Balance', basis: 'percent', value: 5_000, due: { on: 'event', days: -21 } },
  ],
};

/** A wedding in half a year whose proposal was sent. */
async function wedding(api: Api, name: string): Promise<number> {
  // Counted in days of the business: its day is not everywhere the same, and not all of its days have 24 hours.
  const event_date = addDays(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()), 180);
  const made = async (path: string, data: object) => ((await (await api('POST', path, data)).json()) as { id: number }).id;
  const project = await made('/api/tenant_crm/projects/', { name, event_type: 'wedding', event_date });
  const proposal = await made('/api/proposal_and_invoice/proposals/', { project_id: project });
  await api('PATCH', `/api/proposal_and_invoice/proposals/${proposal}/`, { content: CONTENT, title: 'Flowers for your day' }, ANY);
  await api('POST', `/api/proposal_and_invoice/proposals/${proposal}/send/`, undefined, ANY);
  return project;
}

const onPhone = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })).newPage();
const fits = async (page: Page) => expect(await tooWide(page)).toBe(0);
const isAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);

test('a couple is invited, accepts and pays from their portal on a phone; a mother sees no price, and the team sees who was there', async ({
  page,
  browser,
  baseURL,
  signIn,
  api,
  mailedLink,
  mailedCode,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  const project = await wedding(api, 'Reed & Vale wedding');
  await page.goto(`/client_portal/settings/${project}`);
  await page.getByRole('button', { name: 'Switch on' }).click();
  for (const [name, email, role] of [
    ['Ada Vale', 'ada.portal@example.com', 'Partner'],
    ['Ruth Vale', 'ruth.portal@example.com', 'Parent'],
  ] as const) {
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await dialog.getByRole('combobox', { name: 'Who they are' }).click();
    await page.getByText(role, { exact: true }).last().click();
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await isAccessible(page);
  await picture(page, 'portal-settings-1280.png', { fullPage: true });

  const phone = await onPhone(browser, baseURL);
  const home = await mailedLink('ada.portal@example.com');
  await phone.goto(home);
  await expect(phone.getByRole('heading', { name: 'Reed & Vale wedding' })).toBeVisible();
  await expect(phone.getByText('180 days to go')).toBeVisible();
  await fits(phone);
  await isAccessible(phone);
  await picture(phone, 'portal-home-360.png', { fullPage: true });
  await phone
    .getByRole('region', { name: 'What comes next' })
    .getByRole('button', { name: /^Read and accept/ })
    .tap();
  await phone.getByRole('button', { name: 'Send me the code' }).tap();
  await phone.getByRole('textbox', { name: 'The six digits' }).fill(await mailedCode('ada.portal@example.com'));
  await isAccessible(phone);
  await picture(phone, 'portal-code-360.png');
  await phone.getByRole('button', { name: 'Go on' }).tap();
  await expect(phone.getByRole('heading', { name: 'Flowers for your day' })).toBeVisible();
  await phone.getByRole('textbox', { name: 'Your full name' }).fill('Ada Vale');
  await phone.getByRole('textbox', { name: 'Your e-mail address' }).fill('ada.portal@example.com');
  await phone.getByRole('checkbox').first().check();
  await phone.getByRole('button', { name: /^Accept/ }).tap();
  await expect(phone.getByText('Thank you, Ada Vale.')).toBeVisible();
  await phone.getByRole('link', { name: 'Back to your portal' }).tap();
  const steps = phone.getByRole('region', { name: 'Step by step' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Accept the proposal' })).toContainText('Done');
  await phone.getByRole('region', { name: 'What comes next' }).getByRole('button', { name: /^Pay/ }).tap();
  await expect(phone.getByRole('link', { name: 'Back to your portal' })).toBeVisible();
  await picture(phone, 'portal-pay-360.png', { fullPage: true });
  await phone.goto(`${home}/wizard`);
  await expect(phone.getByRole('heading', { name: 'Pay what is due' })).toBeVisible();
  await fits(phone);

  await phone.goto(`${home}/requests`);
  await phone.getByRole('textbox', { name: 'What would you like?' }).fill('One bouquet more');
  await phone.getByRole('button', { name: 'Send it' }).tap();
  const wish = phone.getByRole('region', { name: 'One bouquet more' });
  await expect(wish.getByText(/Received/)).toBeVisible();
  const { results } = (await (await api('GET', `/api/client_requests/requests/?project=${project}`)).json()) as {
    results: { id: number }[];
  };
  await api('POST', `/api/client_requests/requests/${results[0]?.id}/quote/`, {
    items: [{ line: 'Bridal bouquet', to: 2 }],
    note: 'With pleasure',
  });
  await phone.reload();
  await expect(wish.getByText('Bridal bouquet: 1 → 2')).toBeVisible();
  await isAccessible(phone);
  await fits(phone);
  await picture(phone, 'portal-wish-360.png', { fullPage: true });
  await wish.getByRole('button', { name: 'Yes, change it: +$1,335.80' }).tap();
  await expect(wish.getByText(/Agreed/)).toBeVisible();

  const mother = await onPhone(browser, baseURL);
  await mother.goto(await mailedLink('ruth.portal@example.com'));
  await expect(mother.getByRole('heading', { name: 'Reed & Vale wedding' })).toBeVisible();
  await expect(mother.getByText('Nothing waits for you.')).toBeVisible();
  await expect(mother.getByText(/\$/)).toHaveCount(0);

  await page.reload();
  const visits = page.getByRole('region', { name: 'Who was there' });
  await expect(visits.getByText('came to the portal')).toHaveCount(2);
  await page.getByRole('button', { name: 'See it as Ruth' }).click();
  await expect(page.getByRole('dialog').getByText('Nothing waits for you.')).toBeVisible();
  await phone.context().close();
  await mother.context().close();
});

test('a portal in Dutch opens with a password that was set by mail, and a link that was replaced opens nothing', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
  mailedLink,
  mailedCode,
}) => {
  await signIn('admin@fern-thistle.example');
  const project = await wedding(api, 'De Vries wedding');
  const at = `/api/client_portal/settings/${project}/`;
  const email = 'sanne.portal@example.com';
  await api('POST', `${at}enable/`);
  const person = (await (await api('POST', `${at}invite/`, { name: 'Sanne', email, language: 'nl' })).json()) as { id: number };
  await api('PATCH', at, { asks: 'password' }, ANY);
  const home = await mailedLink(email);
  const phone = await onPhone(browser, baseURL);
  await phone.goto(home);
  await phone.getByRole('button', { name: 'Stuur mij de code' }).tap();
  await phone.getByRole('textbox', { name: 'De zes cijfers' }).fill(await mailedCode(email));
  await phone.getByRole('button', { name: 'Verder' }).tap();
  await expect(phone.getByText('Wat er nu komt')).toBeVisible();
  await picture(phone, 'portal-home-nl-360.png', { fullPage: true });
  const sent = await phone.request.post(`/api/client_portal/${home.split('/').at(-1)}/password/forgot/`, {
    headers: { 'X-CSRFToken': (await phone.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '' },
  });
  expect(sent.status()).toBe(204);
  await expect.poll(() => mailedLink(email)).toContain('/portal/set-password/');
  await phone.goto(await mailedLink(email));
  await phone.getByLabel('Wachtwoord').fill('roos en tijm');
  await isAccessible(phone);
  await phone.getByRole('button', { name: 'Dit wachtwoord bewaren' }).tap();
  await phone.getByRole('link', { name: 'Portaal openen' }).tap();
  await phone.getByLabel('Wachtwoord').fill('roos en tijm');
  await phone.getByRole('button', { name: 'Portaal openen' }).tap();
  await expect(phone.getByText('Wat er nu komt')).toBeVisible();
  await api('POST', `${at}people/${person.id}/rotate-token/`);
  await phone.goto(home);
  await expect(phone.getByRole('heading', { name: /Deze link opent niets|This link opens nothing/ })).toBeVisible();
  await page.goto(`/client_portal`);
  await expect(page.getByRole('link', { name: 'De Vries wedding' })).toBeVisible();
  await phone.context().close();
});
