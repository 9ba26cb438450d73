import { expect, test } from '../fixtures';
import { tooWide } from '../support/page-faults';

const ADMIN = 'admin@fern-thistle.example';
const STREAM = '**/api/agents/run/stream/';
const KEYS = ['agent_session_id', 'agent_type', 'is_session_active', 'agent_conversation_main'];

test('the assistant: opened, asked, handed over, drafted, reloaded, cleared, signed out (T-003, T-057, T-059, T-060, T-061, T-067, T-068, T-070, T-071, T-077, T-084, T-085, T-086, T-087, T-159, T-162, T-163, T-164, T-168, T-169, T-181, T-185, T-187, T-188, T-208, T-209, T-246, T-248, T-344, T-345, T-346)', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/agents/') && asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await signIn(ADMIN);
  await page.goto('/project_view/1');
  const button = page.getByRole('button', { name: 'Open assistant' });
  await expect(button).toBeVisible();
  const corner = await button.boundingBox();
  expect([1280 - (corner?.x ?? 0) - (corner?.width ?? 0), 800 - (corner?.y ?? 0) - (corner?.height ?? 0)]).toEqual([24, 24]);
  expect(asked).toEqual([]);

  await button.click();
  const panel = page.getByRole('dialog', { name: 'Assistant', exact: true });
  await expect(panel.getByText('Start a Conversation')).toBeVisible();
  const box = await panel.boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([450, 600]);
  await expect.poll(() => asked).toContain('GET /api/agents/voice-preference/');
  await expect(panel.getByRole('img', { name: 'Not connected' })).toBeVisible();
  await panel.getByRole('button', { name: 'Start Session' }).click();
  await expect(panel.getByText('Start the Conversation')).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Connected', exact: true })).toBeVisible();
  for (const control of [/^Turn voice (on|off)$/, 'Clear conversation', 'End', 'Send', 'Start recording'])
    await expect(panel.getByRole('button', { name: control, exact: true })).toBeVisible();
  expect(asked).not.toContain('POST /api/agents/voice-preference/update/');

  const field = panel.getByRole('textbox', { name: 'Message to the assistant' });
  await expect(field).toBeFocused();
  await field.fill('Draft a recipe for 12 centerpieces with peonies and eucalyptus, budget 1,800');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue(/budget 1,800\n$/);
  expect(asked).not.toContain('POST /api/agents/run/stream/');
  await field.press('Enter');
  const log = panel.getByRole('log');
  await expect(log.locator('[data-draft="recipe"]')).toBeVisible({ timeout: 20_000 });
  const handoff = log.getByText(/^Conversation transferred from .+ to .+\.$/);
  await expect(handoff).toHaveCount(1);
  await expect(handoff.locator('..').locator('svg')).not.toHaveCount(0);
  expect(asked.filter((call) => call === 'POST /api/agents/run/stream/')).toHaveLength(1);
  expect(asked).not.toContain('POST /api/agents/run/text/');
  const draft = log.locator('[data-draft="recipe"]');
  await draft.getByRole('button', { name: 'Preview' }).click();
  await draft.getByRole('button', { name: 'Apply' }).click();
  await expect(draft.getByText('Applied')).toBeVisible();

  await expect.poll(() => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS)).toEqual(KEYS);
  await field.fill('Not sent yet');
  await page.reload();
  await button.click();
  await expect(log.getByText('Applied')).toBeVisible();
  await expect(log.getByText(/^Conversation transferred from/)).toHaveCount(1);
  await expect(field).toHaveValue('Not sent yet');
  await expect(field).toBeEnabled();

  await test.step('an answer that is cancelled is not asked for in the other way, one that breaks off is', async () => {
    await page.route(STREAM, () => new Promise(() => undefined), { times: 1 });
    await field.fill('Never mind');
    await field.press('Enter');
    await expect(panel.getByTestId('assistant-waiting').locator('.bf-butterfly-flying')).toBeVisible();
    await expect(field).toBeDisabled();
    await panel.getByRole('button', { name: 'Cancel response' }).click();
    await expect(field).toBeEnabled();
    expect(asked).not.toContain('POST /api/agents/run/text/');
    await page.route(STREAM, (route) => route.abort('connectionfailed'), { times: 1 });
    await field.fill('Which leads are open?');
    await field.press('Enter');
    await expect.poll(() => asked).toContain('POST /api/agents/run/text/');
    await expect(field).toBeEnabled({ timeout: 20_000 });
    expect(asked.filter((call) => call === 'POST /api/agents/run/text/')).toHaveLength(1);
    await expect(log.locator('[data-type="error"]')).toHaveCount(0);
  });

  await field.fill('Analyse leads by source');
  await field.press('Enter');
  // 48 and 40 units of 4 px (decision A-32).
  const plot = log.locator('.assistant-image:visible');
  await expect(plot).toHaveCSS('max-height', '192px', { timeout: 20_000 });
  await expect(plot).toHaveAttribute('src', /-dark\.png$/);
  await expect(log.locator('.assistant-report')).toHaveCSS('max-height', '160px');
  await expect(field).toBeEnabled();

  await panel.getByRole('button', { name: 'Clear conversation' }).click();
  await expect(panel.getByText('Start the Conversation')).toBeVisible();
  await expect(log).toHaveCount(0);
  await field.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(button).toHaveCount(0);
  expect(await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS)).toEqual([]);
});

test('at 360 px the panel is the whole screen, and what the keyboard leaves of it; its settings; its end (T-058, T-059, T-069, T-089, T-090, T-091, T-092, T-118, T-161, T-255)', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(ADMIN);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant', exact: true });
  await panel.getByRole('button', { name: 'Start Session' }).click();
  await expect(panel.getByText('Start the Conversation')).toBeVisible();
  const box = await panel.boundingBox();
  expect([box?.x, box?.width, box?.height]).toEqual([0, 360, 740]);
  expect(await tooWide(page)).toBe(0);
  await panel.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Assistant settings' });
  await expect(settings.getByTestId('routing-info')).toContainText('Automatic agent routing');
  const voices = await settings
    .getByRole('combobox', { name: 'Voice' })
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(voices).toEqual(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']);
  await expect(settings.getByRole('switch', { name: 'Voice output' })).toBeVisible();
  const rate = settings.getByRole('slider');
  for (const [limit, value] of [
    ['min', '0.25'],
    ['max', '2'],
    ['step', '0.25'],
  ] as const)
    await expect(rate).toHaveAttribute(limit, value);
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  // What covers the lower half of the screen, as a keyboard does, leaves the field in sight.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 400, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(400);
  const field = await panel.getByRole('textbox').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(400);
  await page.route('**/api/agents/run/end/', (route) => route.fulfill({ status: 500, json: { error: 'Down', code: 'internal' } }));
  const refused = page.waitForResponse('**/api/agents/run/end/');
  await panel.getByRole('button', { name: 'End', exact: true }).click();
  await refused;
  await expect(panel.getByRole('button', { name: 'Start Session' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agent_session_id'))).toBeNull();
  await panel.getByRole('button', { name: 'Close assistant' }).click();
  await expect
    .poll(async () => (await page.getByRole('button', { name: 'Open assistant' }).boundingBox())?.y ?? 999)
    .toBeLessThanOrEqual(400 - 56);
});
