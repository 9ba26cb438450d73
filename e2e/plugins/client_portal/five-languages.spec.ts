import AxeBuilder from '@axe-core/playwright';
import type { APIResponse, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { chooseTheme, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<APIResponse>;
const ANY = { 'if-match': '*' };
const LANGUAGES = ['en', 'nl', 'de', 'es', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];
const PAGES = ['', '/wizard', '/proposals', '/requests', '/messages', '/files'] as const;
const [PHONE, DESK] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** What a business has written, and names: they stay as they are in every language. */
const NAME = 'Featherstonehaugh-Cholmondeley & Wriothesley';
const TITLE = 'Blumenarrangements für Hochzeitsempfang und Standesamt';
const QUESTION = 'Lebensmittelunverträglichkeiten';

const line = {
  ...{ key: 'bouquet', name: 'Bridal bouquet', description: '', qty_milli: 1_000, unit: '', unit_price_cents: 12_840_000, discount_bps: 0 },
  ...{ tax_bps: 825, rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
};
const CONTENT = {
  ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] },
  sections: [{ key: 'all', title: 'Flowers', description: '', kind: 'products', show_prices: 'itemised', lines: [line] }],
  plan: [{ key: 'a', label: 'All', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
};
const question = {
  ...{ key: 'a', type: 'single', label: QUESTION, help: '', required: true, options: ['Ja', 'Nein'], rows: [], show_if: null },
  ...{ adds: [], target: null },
};
const emailOf = (language: Language) => `${language}.five@example.com`;

/** A wedding about which there is something to read on every page, and somebody of each language in it. */
async function wedding(
  api: Api,
): Promise<{
  readonly at: string;
  readonly links: Readonly<Record<Language, string>>;
  readonly asked: Readonly<Record<Language, string>>;
}> {
  const made = async <T = { id: number }>(path: string, data?: object): Promise<T> => (await (await api('POST', path, data)).json()) as T;
  const event_date = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await made('/api/tenant_crm/projects/', { name: NAME, event_type: 'wedding', event_date });
  const proposal = (await made('/api/proposal_and_invoice/proposals/', { project_id: id })).id;
  await api('PATCH', `/api/proposal_and_invoice/proposals/${proposal}/`, { content: CONTENT, title: TITLE }, ANY);
  await api('POST', `/api/proposal_and_invoice/proposals/${proposal}/send/`, undefined, ANY);
  const form = { pages: [{ key: 'one', title: TITLE, help: '', questions: [question] }] };
  const template_id = (await made('/api/questionnaire/templates/', { title: TITLE, form })).id;
  const questions = (await made('/api/questionnaire/questionnaires/', { project_id: id, template_id })).id;
  const recipients = LANGUAGES.map((language) => ({ name: NAME, email: emailOf(language), language }));
  const sent = await made<{ recipients: { id: number; language: Language }[] }>(`/api/questionnaire/questionnaires/${questions}/send/`, {
    recipients,
  });
  const at = `/api/client_portal/settings/${id}/`;
  await api('POST', `${at}enable/`);
  const path = async (url: string) => ((await (await api('GET', url)).json()) as { path: string }).path;
  const [links, asked] = [{}, {}] as [Record<Language, string>, Record<Language, string>];
  for (const language of LANGUAGES) {
    const person = await made(`${at}invite/`, { name: NAME, email: emailOf(language), language });
    links[language] = await path(`${at}people/${person.id}/link/`);
  }
  for (const one of sent.recipients)
    asked[one.language] = await path(`/api/questionnaire/questionnaires/${questions}/recipients/${one.id}/link/`);
  return { at, links, asked };
}

/** A phone whose business has this colour. */
async function phoneWith(browser: Browser, { baseURL, brand }: { baseURL: string | undefined; brand?: string }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    ...{ baseURL: baseURL ?? '', viewport: PHONE, hasTouch: true, colorScheme: 'light', serviceWorkers: 'block', reducedMotion: 'reduce' },
  });
  if (brand)
    await context.route(/\/api\/(?:client_portal|questionnaire)\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/"brand":"#[0-9a-f]{6}"/i, `"brand":"${brand}"`) });
    });
  return context.newPage();
}

const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const linesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('main').innerText())
    .split('\n')
    .flatMap((text) => text.split(' · '))
    .map((text) => text.trim())
    .filter(Boolean);

/** Nothing sticks out, and no words are cut off. */
async function fits(page: Page, what: string): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await tooWide(page), `${what} at ${size.width}`).toBeLessThanOrEqual(0);
    const cut = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent),
      );
    expect(cut, `${what} at ${size.width}`).toEqual([]);
  }
}

async function isRead(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(['color-contrast']).include('main').analyze();
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary)),
    what,
  ).toEqual([]);
}

test('pages of clients say everything in each of the five languages, and nothing of it sticks out', async ({
  browser,
  baseURL,
  signIn,
  api,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const { at, links, asked } = await wedding(api);
  const phone = await phoneWith(browser, { baseURL });
  const english = new Map<string, readonly string[]>();
  const look = async (language: Language, { name, url }: { name: string; url: string }) => {
    await phone.goto(url);
    await shown(phone);
    await fits(phone, `${language} ${name}`);
    await picture(phone, `${name}-${language}-360.png`, { fullPage: true });
    const lines = await linesOf(phone);
    if (language === 'en') english.set(name, lines);
    const same = lines.filter((text) => /[a-z]{3}/i.test(text) && english.get(name)?.includes(text));
    if (language !== 'en')
      expect(
        same.filter((text) => !STAYS.has(text)),
        `${language} ${name}`,
      ).toEqual([]);
  };
  for (const language of LANGUAGES) {
    for (const page of PAGES) await look(language, { name: page.slice(1) || 'home', url: links[language] + page });
    await look(language, { name: 'questions', url: asked[language] });
  }
  await api('PATCH', at, { asks: 'code' }, ANY);
  await phone.context().clearCookies();
  for (const language of LANGUAGES) await look(language, { name: 'sign-in', url: links[language] });
  await phone.context().close();
});

/** Words that are the same in two languages, names, and what the business itself has written. */
const STAYS: ReadonlySet<string> = new Set([
  NAME,
  TITLE,
  QUESTION,
  'Ja',
  'Nein',
  'Fern & Thistle Studio',
  'Moodboard',
  'Portal',
  'Contract',
]);

test('what clients press and read is read in any colour of the business, light and dark', async ({ browser, baseURL, signIn, api }) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const { links, asked } = await wedding(api);
  for (const brand of ['#FDF6C3', '#101820']) {
    const phone = await phoneWith(browser, { baseURL, brand });
    for (const [name, url] of [
      ['home', links.de],
      ['requests', `${links.de}/requests`],
      ['questions', asked.de],
    ] as const) {
      await phone.goto(url);
      await shown(phone);
      const main = phone.locator('.portal-main, .q-primary').first();
      await expect(main).toHaveCSS('background-color', brand === '#FDF6C3' ? 'rgb(253, 246, 195)' : 'rgb(16, 24, 32)');
      for (const theme of ['light', 'dark'] as const) {
        await chooseTheme(phone, theme);
        await isRead(phone, `${name} ${brand} ${theme}`);
        await picture(phone, `${name}-${brand.slice(1)}-${theme}-360.png`, { fullPage: true });
      }
    }
    await phone.context().close();
  }
});
