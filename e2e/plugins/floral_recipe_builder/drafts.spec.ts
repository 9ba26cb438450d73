import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { FlowersPage, newEvent, newPiece } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';

test('a draft of the assistant lands beside the book: fields are taken or left, and all of it is taken back (T-007, T-193)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Drafted');
  await newPiece(api, { projectId, name: 'Bridal bouquet', of: { Quicksand: 8, Juliet: 5 } });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await page.getByRole('button', { name: 'Open assistant' }).click();
  await page.getByRole('button', { name: 'Start Session' }).click();
  const message = page.getByRole('textbox', { name: 'Message to the assistant' });
  await message.fill('recipe for a bridal bouquet with 12 Quicksand, 5 Juliet and 3 boutonnieres with 1 Majolika');
  await message.press('Enter');
  const waiting = page.getByRole('button', { name: 'Look at the draft' });
  await expect(waiting).toBeVisible({ timeout: 20_000 });
  // It waits on the server as well: on another device it is there too.
  await page.reload();
  await waiting.click();
  const bouquet = page.getByRole('group', { name: 'Bridal bouquet is there already' });
  await expect(bouquet.getByRole('checkbox', { name: /^Rose ‘Quicksand’ 8 → 12$/ })).toBeChecked();
  await expect(bouquet.getByRole('checkbox', { name: /Juliet/ })).toHaveCount(0);
  const boutonniere = page.getByRole('group', { name: /Boutonni.re would be new/ });
  await expect(boutonniere.getByRole('checkbox', { name: /^Spray rose ‘Majolika’ 1$/ })).toBeChecked();
  await picture(page, 'draft.png', { fullPage: true });
  const pieces = boutonniere.getByRole('checkbox', { name: /^Pieces/ });
  await pieces.uncheck();
  await page.getByRole('button', { name: /^Take \d+ fields$/ }).click();
  await expect(page.getByText('2 pieces taken from the draft.')).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  const book = async () => {
    const answer = await api('GET', `/api/floral_recipe_builder/projects/${projectId}/book/`);
    const { recipes } = (await answer.json()) as {
      recipes: { name: string; quantity: number; lines: { name: string; qty_milli: number }[] }[];
    };
    return recipes.map(({ name, quantity, lines }) => [name, quantity, ...lines.map((line) => `${line.qty_milli / 1_000} ${line.name}`)]);
  };
  const drafted = await book();
  expect(drafted[0]).toEqual(expect.arrayContaining(['Bridal bouquet', 1, '12 Rose ‘Quicksand’', '5 Garden rose ‘Juliet’']));
  expect(drafted[1]).toEqual(expect.arrayContaining([1, '1 Spray rose ‘Majolika’']));
  await page.getByRole('status').filter({ hasText: 'taken from the draft' }).getByRole('button', { name: 'Undo' }).click();
  // The book is as it was, and the draft is looked at again.
  await expect(bouquet).toBeVisible();
  await expect.poll(book).toEqual([['Bridal bouquet', 1, '8 Rose ‘Quicksand’', '5 Garden rose ‘Juliet’']]);
  await page.getByRole('button', { name: 'Leave the draft' }).click();
  await expect(page.getByRole('group', { name: 'Bridal bouquet is there already' })).toBeHidden();
  await expect(waiting).toBeHidden();
});
