import { proofSize } from '@butterfly/testing/proof/proof-size';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { cutTexts, englishOnly, inEnglish, textsOf } from '../../support/client-words';
import { watchNetwork } from '../../support/network-rest';
import { faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { agree, ANY, farAhead, made, type Api } from '../../support/portal-guest';
import { goldenContent, withoutRecipes, writeProposal } from '../proposal_and_invoice/golden-proposal';

const PORTAL = '/api/client_portal/settings/';
const SECTIONS = ['', 'wizard', 'proposals', 'contract', 'payments', 'invoice', 'moodboard', 'requests', 'messages', 'files', 'timeline'];
/** What stands there was written by the business. */
const FULL = new Set(['', 'contract', 'messages', 'files', 'timeline']);
/** No word of any language, and longer than a small screen is wide. */
const LONG = 'Xqzwvattenholmsbergvikingsbrunnatorpsgårdsnäset';
/** German has the longest words; every language has every word of another, as types say. */
const LOOKS = proofSize<readonly string[]>({ short: ['de', 'nl'], long: ['en', 'de', 'fr', 'es', 'nl'] });
const BRANDS = proofSize<readonly string[]>({ short: ['#ffff00', '#777777'], long: ['#ffff00', '#777777', '#ffffff', '#000000'] });

const ask = (key: string, type: string, more: object = {}) => ({
  ...{ key, type, label: `${LONG} ${key}?`, target: null, help: '', required: true, options: [], rows: [], show_if: null, adds: [] },
  ...more,
});
const choices = ['a', 'b', 'c'].map((key) => ({ key, label: `${LONG} ${key}` }));
/** Every kind of question once. */
const FORM = {
  pages: [
    {
      ...{ key: 'all', title: `${LONG}`, help: '' },
      questions: [
        ...[
          'short',
          'long',
          'number',
          'money',
          'date',
          'time',
          'rating',
          'address',
          'people',
          'counts',
          'file',
          'consent',
          'signature',
        ].map((type) => ask(type, type)),
        ...['single', 'multi', 'ranking'].map((type) => ask(type, type, { options: choices })),
        ask('matrix', 'matrix', { options: choices, rows: choices.slice(0, 2) }),
      ],
    },
    { key: 'last', title: 'Zzz', help: '', questions: [ask('end', 'short')] },
  ],
};

interface Making {
  readonly api: Api;
  readonly browser: Browser;
  readonly language: string;
  /** Tells it from the others. */
  readonly mark?: string;
}
interface Wedding {
  readonly email: string;
  /** Where their questions are. */
  readonly questions: string;
}

/** A wedding about which there is something in every section of its portal. */
async function fullWedding(staff: Page, { api, browser, language, mark = language }: Making): Promise<Wedding> {
  const guest = { name: 'Qxaver Wzlm', email: `walk.${mark}@example.com` };
  const about = { name: `${LONG} ${mark}`, event_type: 'wedding', event_date: farAhead(), venue_text: LONG };
  const project = await made(api, '/api/tenant_crm/projects/', about);
  const at = `${PORTAL}${project}/`;
  await api('POST', `${at}enable/`);
  await api('PATCH', at, { shows: { timeline: true, files: true, messages: true, moodboard: true }, welcome: LONG }, ANY);
  const contact_id = await made(api, '/api/tenant_crm/contacts/', { first_name: 'Qxaver', last_name: 'Wzlm', email: guest.email });
  await api('POST', `/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1', is_billing: true });
  const proposal = await writeProposal(api, { project, content: withoutRecipes(await goldenContent(staff)) });
  await agree(staff, { api, browser, proposal, guest });
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: LONG }] }] };
  const template_id = await made(api, '/api/contract/templates/', { title: `${LONG} ${mark}`, body: text });
  const contract = await made(api, '/api/contract/contracts/', { project_id: project, template_id });
  expect((await api('POST', `/api/contract/contracts/${contract}/send/`, {}, ANY)).status()).toBe(200);
  const template = await made(api, '/api/questionnaire/templates/', { title: `${LONG} ${mark}`, purpose: 'other', form: FORM });
  const asked = await made(api, '/api/questionnaire/questionnaires/', { project_id: project, template_id: template });
  const one = `/api/questionnaire/questionnaires/${asked}/`;
  const sent = await api('POST', `${one}send/`, { recipients: [{ ...guest, language }] });
  const { recipients } = (await sent.json()) as { recipients: { id: number }[] };
  const { path } = (await (await api('GET', `${one}recipients/${recipients[0]?.id}/link/`)).json()) as { path: string };
  await api('POST', `/api/moodboard/`, { project, data: { pages: [{ id: 'p1', elements: [] }] } });
  const entry = { lane: 'event_day', when: { anchor: 'time', minute: 900 }, length: 45, audience: 'all', place: LONG };
  expect((await api('POST', `/api/project_view/${project}/entries/`, { ...entry, title: LONG, is_milestone: true })).ok()).toBe(true);
  expect((await api('POST', `${at}messages/`, { key: `walk-${mark}-0123456789abcdef`, body: LONG })).ok()).toBe(true);
  const csrf = (await staff.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'Content-Type': 'application/octet-stream', 'X-CSRFToken': csrf };
  const data = Buffer.from('%PDF-1.7 plan');
  const file = await staff.request.post(`/api/tenant_crm/files/project/${project}/?name=${LONG}.pdf`, { data, headers });
  const { id: kept } = (await file.json()) as { id: number };
  expect((await api('PUT', `${at}files/${kept}/`, { for_all: true })).ok()).toBe(true);
  await api('POST', `${at}invite/`, { ...guest, language });
  return { email: guest.email, questions: path };
}

const isFine = async (page: Page, { english, where }: { english: ReadonlySet<string>; where: string }): Promise<void> => {
  await settled(page);
  expect.soft(await tooWide(page), `${where} is wider than the screen`).toBe(0);
  expect.soft(await cutTexts(page), `${where} cuts words off`).toEqual([]);
  expect.soft(inEnglish(await textsOf(page), english), `${where} speaks English`).toEqual([]);
  expect.soft(await faults(page), where).toEqual([]);
};

// Each has a wedding of its own.
test.describe.configure({ mode: 'parallel' });

for (const language of LOOKS)
  test(`every section of a portal is read on a small screen in ${language}: whole, in one language, and for everybody`, async ({
    page: staff,
    signIn,
    api,
    browser,
    baseURL,
    mailedLink,
  }) => {
    test.setTimeout(90_000);
    await signIn('admin@fern-thistle.example');
    await staff.goto('/client_portal');
    const { email, questions } = await fullWedding(staff, { api, browser, language });
    const home = await mailedLink(email);
    const english = language === 'en' ? new Set<string>() : await englishOnly(language);
    const phone = await browser.newContext({
      ...{ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
      reducedMotion: 'reduce',
    });
    const page = await phone.newPage();
    const network = watchNetwork(page);
    for (const section of SECTIONS) {
      await page.goto(section === '' ? home : `${home}/${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (FULL.has(section)) await expect(page.locator('main').getByText(LONG).first()).toBeVisible();
      if (section === 'requests') await network.come();
      await isFine(page, { english, where: section || 'home' });
      await picture(page, `${section || 'home'}-dark-360.png`, { fullPage: true });
    }
    await page.goto(questions);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isFine(page, { english, where: 'questions' });
    await picture(page, 'questions-dark-360.png', { fullPage: true });
    await page.locator('.q-buttons button').last().tap();
    await page.locator('.q-buttons .q-primary').tap();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await isFine(page, { english, where: 'what is missing' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [name, address] of [
      ['home', home],
      ['questions', questions],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await picture(page, `${name}-light-1280.png`, { fullPage: true });
    }
    await phone.close();
  });

/** Pages of clients as they are for a business with another colour. */
async function withBrand(page: Page, brand: string): Promise<void> {
  await page.route(/\/api\/(client_portal|questionnaire\/public)\//, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
    await (body && 'brand' in body ? route.fulfill({ response: answer, json: { ...body, brand } }) : route.fulfill({ response: answer }));
  });
}

test('a business may choose a colour that nobody can read: words and marks keep their contrast', async ({
  page: staff,
  signIn,
  api,
  browser,
  baseURL,
  mailedLink,
}) => {
  test.setTimeout(90_000);
  await signIn('admin@fern-thistle.example');
  await staff.goto('/client_portal');
  const { email, questions } = await fullWedding(staff, { api, browser, language: 'en', mark: 'brand' });
  const home = await mailedLink(email);
  for (const brand of BRANDS) {
    const context = await browser.newContext({
      ...{ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    const page = await context.newPage();
    await withBrand(page, brand);
    for (const address of [home, `${home}/requests`, questions])
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        expect.soft(await faults(page), `${address} in ${brand}, ${colorScheme}`).toEqual([]);
        if (address !== questions) await picture(page, `brand-${brand.slice(1)}-${address === home ? 'home' : 'wish'}-${colorScheme}.png`);
      }
    await context.close();
  }
});
