import type { Page } from '@playwright/test';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { expect, test } from '../fixtures';
import { distOf } from '../support/filled-suite';
import { chance, flipByte, formsOf, hashOf, roundTimes, type FlippedByte } from '../support/store/flip-byte';

// What is asked for here is asked of the server, as in a browser that has never been here.
test.use({ keepsFiles: false });

const FLIPS = proofSize({ short: 10, long: 100 });
const SEED = Number(process.env['SEED'] ?? 20_261_122);
const ADMIN = 'admin@fern-thistle.example';
const PAGES = {
  home_view: '/home_view',
  tenant_crm: '/tenant_crm/projects',
  contact_management: '/contact_management',
  manage_members: '/manage_members',
} as const;
type Plugin = keyof typeof PAGES;
/** In words, whichever part of the page says it. */
const SAYS = /could not be (?:fetched|loaded)|differs from the one that was released|is damaged on the server|did not load/i;

/** A file of a release that a page has asked for. */
interface Asked {
  readonly release: string;
  readonly path: string;
}

test('a byte of the store that changed without a trace: the page works or says so, and publishing again mends it with the same browser', async ({
  browser,
  page,
  signIn,
  cli,
  registry,
  problems,
}) => {
  test.setTimeout(60_000 + FLIPS * 20_000);
  problems.allow(/./);
  const dataDir = process.env['BUTTERFLY_E2E_DATA'] ?? '';
  await signIn(ADMIN);
  const state = await page.context().storageState();
  let drawn = 0;
  const random = () => chance(SEED, (drawn += 1));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const asked = new Map<Plugin, Asked[]>();
  for (const plugin of Object.keys(PAGES) as Plugin[]) asked.set(plugin, await filesOf(page, plugin));
  const came = { works: 0, says: 0, 'says that it failed': 0 };
  const mended = { 'at once': 0, 'at the second try': 0 };
  for (let nth = 0; nth < FLIPS; nth += 1) {
    const plugin = pick([...asked.keys()]);
    const file = pick(asked.get(plugin) ?? []);
    const sha256 = hashOf(await (await page.request.get(file.path, { headers: { 'accept-encoding': 'identity' } })).body());
    const forms = formsOf(dataDir, sha256);
    for (const form of forms) roundTimes(dataDir, form);
    for (const encoding of ['br', 'gzip', 'identity']) await page.request.get(file.path, { headers: { 'accept-encoding': encoding } });
    const share = random();
    const flipped: FlippedByte[] = forms.map((form) => flipByte(dataDir, { form, share }));
    const context = await browser.newContext({ storageState: state });
    const what = `flip ${nth}, seed ${SEED}: ${file.path} at ${share.toFixed(3)}, ${PAGES[plugin]}`;
    try {
      const shown = await context.newPage();
      await shown.goto(PAGES[plugin]);
      came[await outcome(shown, plugin, what)] += 1;
      // By the command once; a process for every byte would take longer than all the rest.
      if (nth === 0) await cli('publish', file.release);
      else await registry.publishFolder(distOf(file.release));
      // The same browser, with all that it keeps. A part that it kept damaged is asked for anew when it is refused: for the next try.
      await shown.goto(PAGES[plugin]);
      const isMended = (await outcome(shown, plugin, what)) === 'works';
      mended[isMended ? 'at once' : 'at the second try'] += 1;
      if (!isMended) await shown.goto(PAGES[plugin]);
      expect(await outcome(shown, plugin, what), `after publishing again, ${what}`).toBe('works');
      await expect(shown.getByText(SAYS), `after publishing again, ${what}`).toHaveCount(0);
    } catch (error) {
      for (const one of flipped) one.putBack();
      throw error;
    } finally {
      await context.close();
    }
  }
  expect(came.says).toBeGreaterThan(0);
  console.log(`seed ${SEED}: ${FLIPS} bytes, ${JSON.stringify(came)}; after publishing again all work: ${JSON.stringify(mended)}`);
});

/** What a page loads of releases, in the order it does. */
async function filesOf(page: Page, plugin: Plugin): Promise<Asked[]> {
  await page.goto(PAGES[plugin]);
  await expect(page.locator(`section[data-plugin="${plugin}"]`)).toBeVisible();
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/r/')),
  );
  return [...new Set(paths)]
    .filter((path) => !path.endsWith('integrity.json'))
    .map((path) => ({ path, release: path.split('/')[2] ?? '' }));
}

/** Waits for the plugin's screen, words about the file, or a card that says only that it failed. A page that stays blank is none of them. */
async function outcome(page: Page, plugin: Plugin, what: string): Promise<'works' | 'says' | 'says that it failed'> {
  const screen = page.locator(`section[data-plugin="${plugin}"]`).getByRole('heading').first();
  const words = page.getByText(SAYS).first();
  const card = page
    .getByRole('alert')
    .getByRole('heading', { name: /could not be opened/ })
    .first();
  await expect(screen.or(words).or(card).first(), what).toBeVisible({ timeout: 15_000 });
  if (await words.isVisible()) return 'says';
  return (await card.isVisible()) ? 'says that it failed' : 'works';
}
