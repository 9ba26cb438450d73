import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { chooseTheme, faults, settled, tooWide } from '../support/page-faults';
import { picture } from '../support/picture';
import { unreleasedPath } from '../support/unreleased';

const ADMIN = 'admin@fern-thistle.example';
const DESIGNER = 'designer@fern-thistle.example';
const widths = [1280, 360] as const;
const themes = ['dark', 'light'] as const;

/** The page's own content belongs to its plugin and is checked with it (plugins/every-page.spec.ts). */
const FRAME = { without: 'section.plugin' };

interface Screen {
  readonly name: string;
  readonly path: string | ((page: Page) => Promise<string>);
  /** Who looks at it; nobody for a public page. */
  readonly as?: string;
  /** What is done before it is looked at. */
  readonly then?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-refused',
    path: '/login',
    then: async (page) => {
      await page.getByLabel('E-mail').fill('admin@fern-thistle.example');
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'forgot', path: '/forgot-password' },
  { name: 'reset', path: '/reset-password/u/t' },
  { name: 'incomplete-link', path: '/manage_members/invite' },
  { name: 'home', path: '/', as: ADMIN },
  { name: 'home-few-tools', path: '/', as: DESIGNER },
  {
    name: 'access-denied',
    path: '/payments/dashboard',
    as: DESIGNER,
    then: async (page) => {
      await expect(page.getByRole('button', { name: /Request access/ })).toBeVisible();
    },
  },
  { name: 'not-found', path: '/no-such-page', as: ADMIN },
  { name: 'unavailable', path: unreleasedPath, as: ADMIN },
  { name: 'sessions', path: '/profile/sessions', as: ADMIN },
  {
    name: 'picker-open',
    path: '/grants',
    as: ADMIN,
    then: async (page) => {
      await page.getByRole('combobox').click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'project-chosen', path: '/project_view/1', as: ADMIN },
  {
    name: 'popover',
    path: '/grants',
    as: ADMIN,
    then: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    },
  },
  {
    name: 'palette',
    path: '/project_view/1',
    as: ADMIN,
    then: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
      await page.keyboard.type('mood');
    },
  },
  {
    name: 'profile',
    path: '/grants',
    as: ADMIN,
    then: async (page) => {
      const menu = page.getByRole('button', { name: /^(Profile of|Open menu)/ });
      await menu.click();
      await expect(page.getByText('Logout')).toBeVisible();
    },
  },
];

const sizeOf = (width: (typeof widths)[number]) => ({ width, height: width === 360 ? 740 : 800 });

test.describe.configure({ mode: 'parallel' });

for (const width of widths) {
  test(`every screen of the shell has no serious fault for assistive technology and fits, ${width} px, dark and light (axe, T-402, T-403, T-441, T-442, T-443, T-444)`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(sizeOf(width));
    await page.goto('/login');
    let who: string | undefined;
    for (const [at, { name, path, as, then }] of screens.entries()) {
      if (as && as !== who) await signIn(as);
      who = as ?? who;
      // Loaded in the dark and in the light in turn, then looked at in the other.
      const [loaded, other] = at % 2 === 0 ? themes : themes.toReversed();
      await chooseTheme(page, loaded ?? 'dark');
      await page.goto(typeof path === 'string' ? path : await path(page));
      await expect(page.locator('h1').first()).toBeVisible();
      if (!as) expect(new URL(page.url()).pathname, 'open to everybody').toBe(path);
      await then?.(page);
      await look(page, { name, width, theme: loaded ?? 'dark' });
      await chooseTheme(page, other ?? 'light');
      await look(page, { name, width, theme: other ?? 'light' });
    }
  });
}

test('the welcome has no serious fault, at a desk and on a phone, dark and light (axe, T-405, T-406, T-408)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(ADMIN);
  await page.getByLabel('Password').fill('butterfly-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByTestId('welcome')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width));
    for (const theme of themes) {
      await chooseTheme(page, theme);
      await look(page, { name: 'welcome', width, theme });
    }
  }
  await page.getByRole('button', { name: 'Skip Intro' }).click();
  await expect(page.getByTestId('welcome')).toHaveCount(0);
});

interface View {
  readonly name: string;
  readonly width: number;
  readonly theme: (typeof themes)[number];
}

async function look(page: Page, { name, width, theme }: View): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await settled(page);
  await picture(page, `${name}-${width}-${theme}.png`);
  expect({ name, theme, wide: await tooWide(page), faults: await faults(page, FRAME) }).toEqual({ name, theme, wide: 0, faults: [] });
}
