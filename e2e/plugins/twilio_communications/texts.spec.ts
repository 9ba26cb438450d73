import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';

const SETTINGS = '/api/twilio_communications/settings/';
/** The clock on the wall of the demo business, so many hours from now. */
const clock = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });

test.afterEach(async ({ api }) => void (await api('PUT', SETTINGS, { quiet_start: '21:00', quiet_end: '08:00' }, { 'If-Match': '*' })));

test('texts: a template with a picture of its cost waits out the quiet hours, is sent all the same and delivered; an opted-out client gets none; both widths, both themes', async ({
  page,
  signIn,
  api,
}) => {
  // Eight pages one after the other: on a busy machine they do not fit into the time of one.
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    if (!localStorage.getItem('themeMode')) localStorage.setItem('themeMode', 'dark');
  });
  await signIn('admin@fern-thistle.example');
  const until = clock(2);
  expect((await api('PUT', SETTINGS, { quiet_start: clock(-1), quiet_end: until }, { 'If-Match': '*' })).ok()).toBe(true);
  await page.goto('/twilio_communications');
  const list = page.getByRole('region', { name: 'Conversations' });
  await list.getByRole('button', { name: /Mei Chen/ }).click();
  const thread = page.getByRole('region', { name: 'Conversation with Mei Chen' });
  await expect(thread.getByText('Friday is fine, thank you!')).toBeVisible();
  await expect(page.getByText('Test mode.', { exact: true })).toBeVisible();
  await thread.getByRole('button', { name: 'Templates' }).click();
  await page.getByText('Proposal sent').click();
  const field = thread.getByLabel('Text', { exact: true });
  await expect(field).toHaveValue(/^Hello Mei, your proposal from Fern & Thistle/);
  await expect(thread.getByText(/^1 segment, \d+ left$/)).toBeVisible();
  await field.press('End');
  await field.pressSequentially(' 🌸');
  await expect(thread.getByText(/^2 segments, \d+ left \(special characters\)$/)).toBeVisible();
  await picture(page, 'texts-1280-dark.png');
  await thread.getByRole('button', { name: 'Send text' }).click();
  await page.getByRole('button', { name: `Send at ${until.replace(/^0/, '')}` }).click();
  await expect(field).toHaveValue('');
  await thread.getByRole('article', { name: 'Planned text' }).getByRole('button', { name: 'Send now' }).click();
  await expect(thread.getByRole('region', { name: 'Planned texts' })).toBeHidden();
  await expect(thread.getByRole('article').last()).toContainText(/Hello Mei.*🌸.*Delivered.*2 segments.*Test/s, { timeout: 20_000 });
  await list.getByRole('button', { name: /Grace Marlow/ }).click();
  await expect(page.getByText('Opted out.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toBeHidden();
  await page.evaluate(() => localStorage.setItem('themeMode', 'light'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByText('Opted out.', { exact: true })).toBeVisible();
  await picture(page, 'thread-360-light.png');
  await page.getByRole('button', { name: 'All conversations' }).click();
  await expect(list.getByRole('button', { name: /Eleanor Marlow/ })).toBeVisible();
  await picture(page, 'list-360-light.png');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByLabel('Account SID')).toBeVisible();
  await picture(page, 'settings-360-light.png', { fullPage: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, 'settings-1280-light.png', { fullPage: true });

  // The page of a project shows the last texts with its people, and leads to them.
  const [project] = (await (await api('GET', '/api/tenant_crm/projects/')).json()) as { id: number }[];
  const found = (await (await api('GET', '/api/twilio_communications/conversations/?search=Chen')).json()) as { results: { id: number }[] };
  await api('PATCH', `/api/twilio_communications/conversations/${found.results[0]?.id}/`, { project_id: project?.id });
  await page.goto(`/tenant_crm/projects/${project?.id}`);
  const panel = page.getByRole('region', { name: 'Texts of the project' });
  await expect(panel.getByRole('listitem').first()).toContainText(/Mei Chen.*You: Hello Mei/s);
  await panel
    .getByRole('link', { name: /You: Hello Mei/ })
    .first()
    .click();
  await expect(thread).toBeVisible();
});
