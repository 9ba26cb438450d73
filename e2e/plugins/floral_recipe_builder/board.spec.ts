import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { newEvent } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';

test('flowers of a moodboard say their season and price beside it, and become a draft recipe in one step', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Begun as a board');
  await page.goto(`/moodboard/${projectId}`);
  const tools = page.getByRole('toolbar', { name: 'Board tools' });
  for (const flower of ['Add Garden rose, peach', 'Add Foxglove, lilac']) {
    await tools.getByRole('button', { name: 'Flower', exact: true }).click();
    await page.getByRole('button', { name: flower, exact: true }).click();
  }
  const beside = page.getByRole('region', { name: 'Season and price' });
  await expect(beside.getByRole('listitem')).toHaveText(['Foxglovenot among what you buy']);
  // While the flowers to choose from are there, the key closes them and not the choice on the board.
  await expect(page.getByRole('button', { name: 'Add Foxglove, lilac', exact: true })).toBeHidden();
  // The focus leaves what is hidden with the next frame, which a busy machine draws late.
  await expect.poll(() => page.evaluate(() => document.activeElement?.checkVisibility({ visibilityProperty: true }))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(beside.getByRole('listitem')).toHaveText([/Garden rose ‘Juliet’all year · 12 for \$48\.00/, /Foxglove/]);
  await picture(page, 'board-prices.png', { fullPage: true });
  await beside.getByRole('button', { name: 'Price this board' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the piece' })).toHaveValue(/^From the moodboard: /);
  await expect(page.getByRole('textbox', { name: 'Quantity of Garden rose ‘Juliet’', exact: true })).toHaveValue('12');
  const book = (await (await api('GET', `/api/floral_recipe_builder/projects/${projectId}/book/`)).json()) as {
    recipes: { status: string; design_notes: string }[];
  };
  expect(book.recipes).toMatchObject([{ status: 'draft', design_notes: 'Not known yet: 12 Foxglove' }]);
});
