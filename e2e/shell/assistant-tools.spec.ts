import { expect, test } from '../fixtures';

/** Questions of plugins whose release has the last word on what the assistant may ask them. */
const ASKED = [
  ['any fire rules at the barn?', /No open flame/],
  ['which contracts are not signed yet?', /is not signed by/],
  ['what does the Hollis gala owe', /paid nothing of \$4,156\.80/],
] as const;

test('the assistant asks plugins that are released, as it did before they were', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await signIn('admin@fern-thistle.example');
  await page.goto('/project_view/1');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant', exact: true });
  await panel.getByRole('button', { name: 'Start Session' }).click();
  const field = panel.getByRole('textbox', { name: 'Message to the assistant' });
  for (const [question, answer] of ASKED) {
    await field.fill(question);
    await field.press('Enter');
    await expect(panel.getByRole('log').getByText(answer).last(), question).toBeVisible({ timeout: 20_000 });
  }
  await expect(panel.getByText('You do not have')).toHaveCount(0);
});
