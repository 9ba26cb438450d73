import { expect, test } from '../../fixtures';

test('a crop is planted, cut and taken into the shop with its cost; what found no use is said', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/inventory/farm');
  await expect(page.getByRole('region', { name: 'Stems in the next weeks' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'New crop' }).click();
  const plant = page.getByRole('dialog', { name: 'New crop' });
  await plant.getByRole('combobox', { name: 'Flower' }).fill('Scabiosa');
  await page.getByTitle('Scabiosa white').click();
  await plant.getByRole('textbox', { name: 'Variety' }).fill('Fata Morgana');
  await plant.getByLabel('First harvest').fill('2027-07-01');
  await plant.getByRole('textbox', { name: 'Stems expected' }).fill('200');
  await plant.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /Fata Morgana/ });
  await expect(row).toContainText('0 of 200');
  await row.getByRole('button', { name: /^Harvest/ }).click();
  const cut = page.getByRole('dialog', { name: /Harvest/ });
  await cut.getByRole('textbox', { name: 'How many stems' }).fill('40');
  await cut.getByRole('button', { name: 'Write down' }).click();
  await expect(row).toContainText('40 of 200');
  await row.getByRole('button', { name: /into the shop/ }).click();
  const move = page.getByRole('dialog', { name: /Into the shop/ });
  await move.getByRole('textbox', { name: 'How many stems' }).fill('30');
  await move.getByRole('textbox', { name: 'Cost of one stem' }).fill('0.35');
  await move.getByRole('button', { name: 'Take into the shop' }).click();
  // Ten of forty found no use.
  await expect(row).toContainText('25.0 %');
  await page.goto('/inventory/farm/transactions');
  await page
    .getByRole('link', { name: /Scabiosa white, Fata Morgana/ })
    .first()
    .click();
  await expect(page.getByText('From the farm for $10.50')).toBeVisible();
});
