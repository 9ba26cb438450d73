import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wedding } from '../support/demo-records';

interface Opener {
  readonly at: (project: number | string) => string;
  readonly opener: (page: Page) => Locator;
  /** An item of the menu that the opener opens. */
  readonly item?: RegExp;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();

/** Drawers and dialogs of the suite, of every kind: by a row, by a button, by an item of a menu; with an address of their own, and without. */
const DIALOGS: Readonly<Record<string, Opener>> = {
  'the drawer of a member': { at: () => '/manage_members', opener: button(/Ada Fennimore/) },
  'the invitation': { at: () => '/manage_members', opener: button(/^Invite people$/) },
  'a new role': { at: () => '/manage_members/roles', opener: button(/^New role$/) },
  'why a project was lost': {
    at: () => '/tenant_crm/pipeline_board',
    opener: button(/^Stage of Marlow & Okafor wedding/),
    item: /^Lost$/,
  },
  'a text to many': { at: () => '/twilio_communications', opener: button(/^Text to many$/) },
  'a new location': { at: () => '/inventory/settings/locations', opener: button(/^New location$/) },
  'a reservation': { at: (project) => `/inventory/project/${project}`, opener: button(/^Reserve$/) },
  'a new entry': { at: (project) => `/project_view/${project}`, opener: button(/^Add an entry$/) },
  'the day of the event': { at: (project) => `/project_view/${project}`, opener: button(/^Move the date$/) },
  'what is shared of a board': { at: (project) => `/moodboard/${project}`, opener: button(/^Share$/) },
};

test('each dialog and each drawer that is closed with Escape gives the focus back to what opened it', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  await signIn('admin@fern-thistle.example');
  const project = await wedding(page);
  for (const [what, { at, opener, item }] of Object.entries(DIALOGS)) {
    await page.goto(at(project));
    const from = opener(page);
    await expect(from, what).toBeVisible();
    await from.press('Enter');
    if (item) await page.getByRole('menuitem', { name: item }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog, what).toBeVisible();
    await expect(from, what).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog, what).toBeHidden();
    await expect(from, what).toBeFocused();
  }
});
