import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { faults } from '../../support/page-faults';
import { farAhead, made } from '../../support/portal-guest';

const choice = (...labels: readonly string[]) => labels.map((label) => ({ key: label.toLowerCase(), label }));
const ask = (type: string, label: string, more: object = {}) => ({
  ...{ key: type, type, label, target: null, help: '', required: true, options: [], rows: [], show_if: null, adds: [] },
  ...more,
});
const FORM = {
  pages: [
    {
      ...{ key: 'taste', title: 'What you like', help: '' },
      questions: [
        ask('short', 'Your colours'),
        ask('single', 'Where do you marry?', { options: choice('Barn', 'Garden') }),
        ask('multi', 'What is wanted?', { options: choice('Arch', 'Candles') }),
        ask('ranking', 'What matters most?', { options: choice('Roses', 'Dahlias', 'Asters') }),
        ask('rating', 'How do you like our board?'),
      ],
    },
    {
      ...{ key: 'day', title: 'Your day', help: '' },
      questions: [
        ask('number', 'How many guests?'),
        ask('people', 'Bridesmaids'),
        ask('matrix', 'When are you where?', { options: choice('Morning', 'Evening'), rows: choice('Hotel', 'Venue') }),
        ask('consent', 'Photographs of the flowers may be shown'),
        ask('signature', 'Your signature'),
      ],
    },
  ],
};
/** So many presses of Tab reach anything of a page of questions. */
const MOST = 40;

/** On with the keyboard alone, until somebody who cannot use a mouse would be there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached with the keyboard.`);
}

test('a whole questionnaire is answered with the keyboard alone, and every question says what it is to a screen reader', async ({
  page: staff,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn('admin@fern-thistle.example');
  await staff.goto('/client_portal');
  const wedding = { name: 'Keys & Tab', event_type: 'wedding', event_date: farAhead() };
  const project_id = await made(api, '/api/tenant_crm/projects/', wedding);
  const template_id = await made(api, '/api/questionnaire/templates/', { title: 'By keyboard', purpose: 'other', form: FORM });
  const asked = await made(api, '/api/questionnaire/questionnaires/', { project_id, template_id });
  const one = `/api/questionnaire/questionnaires/${asked}/`;
  const sent = await api('POST', `${one}send/`, { recipients: [{ name: 'Kay Tab', email: 'kay.tab@example.com' }] });
  const { recipients } = (await sent.json()) as { recipients: { id: number }[] };
  const { path } = (await (await api('GET', `${one}recipients/${recipients[0]?.id}/link/`)).json()) as { path: string };

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keys = page.keyboard;
  const named = (role: 'button' | 'checkbox' | 'radio' | 'textbox', name: RegExp | string) => page.getByRole(role, { name });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.q-page')).toMatchAriaSnapshot(`
    - region "What you like":
      - heading "What you like" [level=2]
      - textbox /Your colours/
      - group /Where do you marry\\?/:
        - radio "Barn"
        - radio "Garden"
      - group /What is wanted\\?/:
        - checkbox "Arch"
        - checkbox "Candles"
      - group /What matters most\\?/:
        - list "What matters most?":
          - listitem:
            - text: Roses
            - 'button "Roses: up" [disabled]'
            - 'button "Roses: down"'
      - group /How do you like our board\\?/
  `);

  await test.step('too early: the first question that is needed has the keyboard', async () => {
    await tabTo(page, named('button', 'Next'));
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your day' })).toBeFocused();
    await tabTo(page, named('button', 'Send my answers'));
    await keys.press('Enter');
    await expect(named('textbox', /Your colours/)).toBeFocused();
    await expect(page.getByRole('group', { name: /Where do you marry/ })).toHaveAccessibleDescription('This is needed.');
    expect(await faults(page)).toEqual([]);
  });

  await test.step('what they like', async () => {
    await keys.type('Ivory and sage');
    await tabTo(page, named('radio', 'Barn'));
    await keys.press('ArrowDown');
    await expect(named('radio', 'Garden')).toBeChecked();
    await tabTo(page, named('checkbox', 'Candles'));
    await keys.press('Space');
    await tabTo(page, named('button', 'Asters: up'));
    await keys.press('Enter');
    await keys.press('Enter');
    await expect(page.getByRole('list', { name: 'What matters most?' }).getByRole('listitem').first()).toContainText('Asters');
    await expect(named('button', 'Asters: down')).toBeFocused();
    await tabTo(
      page,
      page
        .getByRole('group', { name: /our board/ })
        .getByRole('radio')
        .first(),
    );
    for (let stars = 1; stars < 4; stars += 1) await keys.press('ArrowRight');
    await tabTo(page, named('button', 'Next'));
    await keys.press('Enter');
  });

  await test.step('their day', async () => {
    await tabTo(page, named('textbox', /How many guests/));
    await keys.type('118');
    await tabTo(page, named('button', 'Add to “Bridesmaids”'));
    await keys.press('Enter');
    await expect(named('textbox', 'Name 1')).toBeFocused();
    await keys.type('Mia');
    for (const row of ['Hotel', 'Venue']) {
      await tabTo(page, page.getByRole('group', { name: row, exact: true }).getByRole('radio').first());
      await keys.press('Space');
    }
    await tabTo(page, page.getByRole('group', { name: /Photographs/ }).getByRole('checkbox'));
    await keys.press('Space');
    await tabTo(page, named('textbox', /Your signature/));
    await keys.type('Kay Tab');
    await expect(page.locator('.q-saved')).toContainText('Every answer is kept');
    await tabTo(page, named('button', 'Send my answers'));
    await keys.press('Enter');
    await expect(page.getByText('Thank you, Kay Tab.')).toBeVisible();
  });
  await context.close();

  const { people } = (await (await api('GET', `${one}responses/`)).json()) as {
    people: { answers: { question_key: string; value: unknown }[] }[];
  };
  const said = Object.fromEntries((people[0]?.answers ?? []).map(({ question_key, value }) => [question_key, value]));
  expect(said).toMatchObject({ short: 'Ivory and sage', single: 'garden', multi: ['candles'], rating: 4, number: 118_000, consent: true });
});
