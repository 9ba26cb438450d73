import { expect, test } from '../../fixtures';

const OWNER = 'admin@fern-thistle.example';
const UNREACHED = /could not be reached/;

test('a form that is sent without a network says so and keeps every word; sent again, it makes one record', async ({
  page,
  context,
  signIn,
}) => {
  const last = `Cellar${Date.now().toString(36)}`;
  await signIn(OWNER);
  await page.goto('/tenant_crm/contacts/new');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill(last);
  await context.setOffline(true);
  const create = page.getByRole('button', { name: 'Create contact' });
  await create.click();
  await expect(page.getByText(UNREACHED).first()).toBeVisible();
  await expect(create).toBeEnabled();
  await expect(page.getByLabel('Last name')).toHaveValue(last);
  await context.setOffline(false);
  await create.click();
  await expect(page.getByRole('heading', { name: `Ada ${last}` })).toBeVisible();
});

test('a field of a record that is saved without a network says so, and what was typed in two of them is sent together when there is one', async ({
  page,
  context,
  signIn,
}) => {
  const name = `Cold Store ${Date.now().toString(36)}`;
  await signIn(OWNER);
  await page.goto('/tenant_crm/organizations/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /Create organization/ }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Website: Add the website' }).click();
  await context.setOffline(true);
  await page.getByLabel('Website').fill('cold.example');
  await page.getByLabel('Website').press('Enter');
  await expect(page.getByText(/Not saved: .*could not be reached/)).toBeVisible();
  await page.getByRole('button', { name: /^Phone/ }).click();
  await page.getByLabel('Phone').fill('(518) 555-0177');
  await page.getByLabel('Phone').press('Enter');
  await expect(page.getByText(/Not saved: .*could not be reached/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('cold.example')).toBeVisible();
  await expect(page.getByText('+1 518 555 0177')).toBeVisible();
});
