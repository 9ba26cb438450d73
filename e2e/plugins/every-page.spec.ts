import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { callApi, expect, test } from '../fixtures';
import { faults, settled, tooWide } from '../support/page-faults';
import { repositoryRoot } from '../support/running-suite';
import { ELSEWHERE } from '../support/visited-pages';

interface Boot {
  readonly plugins: readonly {
    readonly id: string;
    readonly remote: object | null;
    readonly routes: readonly { readonly path: string; readonly area: string }[];
  }[];
}

/** A record that the demo data has, for every address with a parameter. A new one must be added, or the test names it. */
const RECORDS: Readonly<Record<string, (page: Page) => Promise<string | number>>> = {
  '/contact_management/client/:clientEmail': (page) => first(page, '/api/contact_management/clients/', 'email'),
  '/moodboard/:projectId': wedding,
  '/notices/project/:projectId': wedding,
  '/notices/:noticeId': (page) => first(page, '/api/notices/notices/'),
  '/moodboard/:projectId/preview': wedding,
  '/moodboard/shared/:shareId': sharedBoard,
  '/project_view/:projectId': wedding,
  '/tenant_crm/projects/:id': wedding,
  '/tenant_crm/contacts/:id': (page) => first(page, '/api/tenant_crm/contacts/?page=1'),
  '/tenant_crm/organizations/:id': (page) => first(page, '/api/tenant_crm/organizations/?page=1'),
  '/tenant_crm/leads/:id': (page) => first(page, '/api/tenant_crm/leads/?page=1'),
  '/tenant_crm/project_stages/:id': (page) => first(page, '/api/tenant_crm/project_stages/'),
  '/tenant_crm/project_notes/:id': (page) => first(page, '/api/tenant_crm/project_notes/'),
};

const DESK = { theme: 'dark', width: 1280, height: 900 } as const;
const PHONE = { theme: 'light', width: 360, height: 740 } as const;

test.describe.configure({ mode: 'parallel' });

for (const plugin of readdirSync(join(repositoryRoot, 'remotes')).sort()) {
  test(`every page of ${plugin} has no serious fault for assistive technology and fits, at a desk in the dark theme and on a phone in the light one (axe)`, async ({
    page,
    signIn,
  }, info) => {
    test.setTimeout(180_000);
    await page.setViewportSize(DESK);
    await signIn('admin@fern-thistle.example');
    const pages = await pagesOf(page, plugin);
    const found: { at: string; wide: number; faults: string[] }[] = [];
    for (const [at, { path, area }] of pages.entries()) {
      const address = await addressOf(page, path);
      if (area === 'app') {
        // Loaded at a desk and on a phone in turn, then looked at as the other: half of the loads, and both ways to get there.
        const [loaded, other] = at % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK];
        await open(path, address);
        await look(path, loaded);
        await lookAs(page, other);
        await look(path, other);
      } else {
        for (const view of [DESK, PHONE]) {
          await page.setViewportSize(view);
          await page.evaluate((theme) => localStorage.setItem('themeMode', theme), view.theme);
          await open(path, address);
          await look(path, view);
        }
      }
    }
    expect(found).toHaveLength(2 * pages.length);
    expect(found.filter(({ wide, faults: list }) => wide > 0 || list.length > 0)).toEqual([]);

    async function open(path: string, address: string): Promise<void> {
      await page.goto(address);
      await expect(page.locator('h1:visible').first(), path).toBeVisible();
      await expect(page.locator('section.plugin').first(), path).toBeVisible();
      await page.waitForLoadState('networkidle');
    }

    async function look(path: string, { width, theme }: typeof DESK | typeof PHONE): Promise<void> {
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', theme);
      await settled(page);
      if (process.env['E2E_SCREENSHOTS'] === '1')
        await page.screenshot({ path: info.outputPath(`${path.replace(/[/:]+/g, '-').slice(1)}-${width}-${theme}.png`), fullPage: true });
      found.push({
        at: `${path} ${width} ${theme}`,
        wide: await wideInTheEnd(page),
        faults: await faults(page, { within: 'section.plugin' }),
      });
    }
  });
}

/** A page that was another width a moment ago is drawn anew; what is still too wide after that is so for good. */
async function wideInTheEnd(page: Page): Promise<number> {
  await expect
    .poll(() => tooWide(page), { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined);
  return tooWide(page);
}

/** The button of the theme has its place in the bar at a desk; on a phone it is in the drawer. */
async function lookAs(page: Page, { theme, ...size }: typeof DESK | typeof PHONE): Promise<void> {
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
  await page.setViewportSize(size);
}

/** Pages that the plugin's release has, in every area; a plugin without a release would have none and is a fault. */
async function pagesOf(page: Page, plugin: string): Promise<{ path: string; area: string }[]> {
  const { plugins } = (await (await page.request.get('/api/plugins/')).json()) as Boot;
  const found = plugins.find(({ id, remote }) => id === plugin && remote);
  if (!found) throw new Error(`${plugin} has no release here.`);
  return found.routes.filter(({ path }) => !ELSEWHERE.includes(path));
}

async function addressOf(page: Page, path: string): Promise<string> {
  const name = /:(\w+)/.exec(path)?.[1];
  if (!name) return path;
  const record = RECORDS[path];
  if (!record) throw new Error(`Name a record of the demo data for ${path} in RECORDS.`);
  return path.replace(`:${name}`, encodeURIComponent(String(await record(page))));
}

async function first(page: Page, address: string, field = 'id'): Promise<string | number> {
  const answer = (await (await page.request.get(address)).json()) as
    | Record<string, string | number>[]
    | { results: Record<string, string | number>[] };
  const value = (Array.isArray(answer) ? answer : answer.results).find((row) => row[field])?.[field];
  if (value === undefined) throw new Error(`${address} has no row with ${field}.`);
  return value;
}

async function sharedBoard(page: Page): Promise<string> {
  const project = await wedding(page);
  const answer = await callApi(page, { method: 'POST', path: `/api/moodboard/${project}/shares/`, data: { mode: 'view' } });
  const { path } = (await answer.json()) as { path: string };
  return path.split('/').at(-1) ?? '';
}

async function wedding(page: Page): Promise<number> {
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  const found = projects.find(({ name }) => name === 'Marlow & Okafor wedding');
  if (!found) throw new Error('The demo data has no wedding of Marlow and Okafor.');
  return found.id;
}
