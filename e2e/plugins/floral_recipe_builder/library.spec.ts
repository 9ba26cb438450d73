import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { FlowersPage, newEvent, newPiece } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';

test('a piece is kept in the library and taken into another project in its small size; pieces are copied and scaled', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const name = `Garden bouquet ${Date.now().toString(36)}`;
  const [first, second] = [await newEvent(api, `First ${name}`), await newEvent(api, 'Second wedding')];
  await newPiece(api, { projectId: first, name, of: { Quicksand: 10, Juliet: 5 } });
  const flowers = new FlowersPage(page);
  await flowers.open(first);
  await flowers.openPiece(name);
  await page.getByRole('button', { name: 'Keep in the library' }).click();
  await expect(page.getByText(`${name} is in the library.`)).toBeVisible();

  await flowers.open(second);
  await page.getByRole('button', { name: 'Take one from elsewhere for ceremony' }).click();
  const take = page.getByRole('region', { name: 'Take a piece for Ceremony' });
  await take.getByRole('searchbox', { name: 'Search pieces' }).fill(name);
  await take.getByRole('button', { name: 'Small' }).click();
  await picture(page, 'library-take.png', { fullPage: true });
  await take.getByRole('button', { name: `Take ${name}` }).click();
  await expect(flowers.quantityOf('Rose ‘Quicksand’')).toHaveValue('7');
  await expect(flowers.quantityOf('Garden rose ‘Juliet’')).toHaveValue('4');

  // As it is, from the project where it was made.
  await take.getByRole('combobox', { name: 'Taken from' }).click();
  await page.keyboard.type(`First ${name}`);
  await page.keyboard.press('Enter');
  await take.getByRole('button', { name: 'As it is' }).click();
  await take
    .getByRole('list', { name: 'Pieces of the project' })
    .getByRole('button', { name: `Take ${name}` })
    .click();
  await expect(flowers.quantityOf('Rose ‘Quicksand’')).toHaveValue('10');
  await page.getByRole('button', { name: '× 1.4' }).click();
  await expect(flowers.quantityOf('Garden rose ‘Juliet’')).toHaveValue('7');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(flowers.quantityOf('Garden rose ‘Juliet’')).toHaveValue('5');
});

test('a recipe of the library gets another name and other sizes, is archived and brought back', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const name = `Bud vase ${Date.now().toString(36)}`;
  const projectId = await newEvent(api, 'For the library');
  const piece = await newPiece(api, { projectId, name, of: { Quicksand: 2 } });
  await api('POST', `/api/floral_recipe_builder/recipes/${piece}/library/`, { name });
  await page.goto('/floral_recipe_builder/library');
  await page.getByRole('searchbox', { name: 'Search the library' }).fill(name);
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name}, tall`);
  await page.getByRole('textbox', { name: 'Large, % of it' }).fill('200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `${name}, tall` })).toBeVisible();
  await picture(page, 'library.png', { fullPage: true });
  await page.getByRole('button', { name: `Put ${name}, tall into the archive` }).click();
  await expect(page.getByRole('heading', { name: `${name}, tall` })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Change ${name}, tall` }).click();
  await expect(page.getByRole('textbox', { name: 'Large, % of it' })).toHaveValue('200');
});
