import { expect, test } from '../../fixtures';
import { tooWide } from '../../support/page-faults';
import { farAhead, made } from '../../support/portal-guest';

/** Longer than a phone is wide, and nowhere to break it. */
const WORD = 'Schlossgartenkonzertveranstaltungsgesellschaft';
const ask = (key: string, type: string, more: object = {}) => ({
  ...{ key, type, label: `${WORD} ${key}`, target: null, help: WORD, required: true, options: [], rows: [], show_if: null, adds: [] },
  ...more,
});
const choices = ['a', 'b'].map((key) => ({ key, label: `${WORD} ${key}` }));
const FORM = {
  pages: [
    {
      ...{ key: 'all', title: WORD, help: WORD },
      questions: [ask('short', 'short'), ask('single', 'single', { options: choices }), ask('ranking', 'ranking', { options: choices })],
    },
  ],
};

test('a word that is longer than its line makes no page of the team wider, on a phone and at a desk', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/questionnaire');
  const wedding = { name: `${WORD} two`, event_type: 'wedding', event_date: farAhead() };
  const project = await made(api, '/api/tenant_crm/projects/', wedding);
  const template = await made(api, '/api/questionnaire/templates/', { title: `${WORD} two`, purpose: 'other', form: FORM });
  const asked = await made(api, '/api/questionnaire/questionnaires/', { project_id: project, template_id: template });
  const recipients = [{ name: `${WORD} Maier`, email: 'two.words@example.com' }];
  await api('POST', `/api/questionnaire/questionnaires/${asked}/send/`, { recipients });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '',
      '/templates',
      `/templates/${template}`,
      `/project/${project}`,
      `/project/${project}/${asked}`,
      `/responses/${asked}`,
    ]) {
      await page.goto(`/questionnaire${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main').getByText(WORD).first()).toBeAttached();
      expect.soft([width, path, await tooWide(page)]).toEqual([width, path, 0]);
    }
  }
  await api('POST', `/api/questionnaire/templates/${template}/archive/`);
});
