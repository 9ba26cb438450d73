import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { coveredControls } from '../support/covered-controls';
import { watchNetwork } from '../support/network-rest';
import { watchTroubles } from '../support/page-troubles';
import { addressOf, pagesOf } from '../support/pages-of-plugin';
import { chooseTheme, crushedButtons, faults, settled, tooWide } from '../support/page-faults';
import { repositoryRoot } from '../support/running-suite';
import { picture } from '../support/picture';

const DESK = { theme: 'dark', width: 1280, height: 900 } as const;
const PHONE = { theme: 'light', width: 360, height: 740 } as const;

/** A plugin with more pages has several tests, so that the last worker is not alone with them. */
const PAGES_A_TEST = 8;

/** What a page may complain of, each with its reason: nothing. */
const expectedTroubles: readonly RegExp[] = [];

test.describe.configure({ mode: 'parallel' });

/** Those of some plugins only, where a run is about them: `E2E_PLUGINS=moodboard,notices`. */
const wanted = process.env['E2E_PLUGINS']?.split(',');

const plugins = readdirSync(join(repositoryRoot, 'remotes'))
  .sort()
  .filter((id) => wanted?.includes(id) ?? true);

for (const { plugin, part, parts } of (await Promise.all(plugins.map(partsOf))).flat()) {
  const share = parts > 1 ? ` (${part + 1} of ${parts})` : '';
  test(`every page of ${plugin}${share} has no serious fault for assistive technology and fits, at a desk in the dark theme and on a phone in the light one (axe); no button is crushed, no floating one lies over a control, 360 to 1440 px and at 200 % zoom; console and network have no error`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(180_000);
    const network = watchNetwork(page);
    await page.goto('/login');
    await signIn('admin@fern-thistle.example');
    const pages = (await pagesOf(page, plugin)).filter((_path, at) => at % parts === part);
    const found: { at: string; wide: number; faults: string[]; crushed: string[] }[] = [];
    const covered: string[] = [];
    const troubles = watchTroubles(page, expectedTroubles);
    const troubled: string[] = [];
    let isInside = false;
    for (const [at, { path, area }] of pages.entries()) {
      // Come to at a desk and on a phone in turn, then looked at as the other: half of the ways, and both of them.
      const [first, other] = at % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK];
      await lookAs(page, first);
      const address = await addressOf(page, { path, plugin });
      await (isInside && area === 'app' ? walkTo(address) : page.goto(address));
      isInside = area === 'app';
      await network.come();
      await expect(page.locator('section.plugin h1').first(), path).toBeVisible();
      await look(path, first);
      await lookAs(page, other);
      await look(path, other);
      covered.push(...(await coveredControls(page)).map((one) => `${path}, ${one}`));
      troubled.push(...troubles.take().map((one) => `${path}, ${one}`));
    }
    expect(found).toHaveLength(2 * pages.length);
    expect(found.filter(({ wide, faults: list, crushed }) => wide > 0 || list.length > 0 || crushed.length > 0)).toEqual([]);
    expect(covered).toEqual([]);
    expect(troubled).toEqual([]);

    /** From page to page as its people go, without loading the shell anew: the first page of a test, and every one outside the frame, is loaded. */
    async function walkTo(address: string): Promise<void> {
      network.begin();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    }

    async function look(path: string, { width, theme }: typeof DESK | typeof PHONE): Promise<void> {
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
      await settled(page);
      await picture(page, `${path.replace(/[/:]+/g, '-').slice(1)}-${width}-${theme}.png`, { fullPage: true });
      found.push({
        at: `${path} ${width} ${theme}`,
        wide: await tooWide(page),
        faults: await faults(page, { within: 'section.plugin' }),
        crushed: await crushedButtons(page),
      });
    }
  });
}

/** Into how many tests a plugin's pages are shared out, by what its manifest says; which pages there are, its release says. */
async function partsOf(plugin: string): Promise<{ plugin: string; part: number; parts: number }[]> {
  const file = pathToFileURL(join(repositoryRoot, 'remotes', plugin, 'manifest.ts')).href;
  const { manifest } = (await import(file)) as { manifest: PluginManifestInput };
  const parts = Math.max(1, Math.ceil((manifest.contributes?.routes?.length ?? 0) / PAGES_A_TEST));
  return Array.from({ length: parts }, (_, part) => ({ plugin, part, parts }));
}

async function lookAs(page: Page, { theme, ...size }: typeof DESK | typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await chooseTheme(page, theme);
}
