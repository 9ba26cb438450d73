import { expect, test } from '../../fixtures';

const OWNER = 'admin@fern-thistle.example';
const unique = (what: string) => `${what}${Date.now().toString(36)}`;

test('the address book leads to a client, whose page knows projects, consent and history (T-505, T-506, T-596)', async ({
  page,
  signIn,
}) => {
  await signIn(OWNER);
  await page.goto('/contact_management');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('okafor');
  await page.getByRole('link', { name: 'Daniel Okafor' }).click();
  await expect(page).toHaveURL(/\/contact_management\/client\/d\.okafor%40mail\.example$/);
  await expect(page.getByRole('heading', { name: 'Daniel Okafor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marlow & Okafor wedding' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Partner 2')).toBeVisible();
});

test('a client is found by an address in any case, with plus and dots, and a stranger can become a contact', async ({ page, signIn }) => {
  const name = unique('plus');
  const email = `first.last+${name}@mail.example`;
  await signIn(OWNER);
  await page.goto(`/contact_management/client/${encodeURIComponent(email.toUpperCase())}`);
  await expect(page.getByText(`${email} is not yet a contact`)).toBeVisible();
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByLabel('First name').fill('Plus');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByRole('heading', { name: 'Plus' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contact_management/client/first\\.last%2B${name}%40mail\\.example$`));
  await page.getByRole('button', { name: 'Change e-mail consent' }).click();
  await page.getByLabel('How do you know?').fill('Asked on the phone');
  await page.getByLabel('Their words, or where it is kept (optional)').fill('Yes please');
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByText('History and proof (1)').click();
  await expect(page.getByText(/Asked on the phone · .+ – “Yes please”/)).toBeVisible();
});

test('a list that fills itself is made of the present filter', async ({ page, signIn }) => {
  const name = unique('Planners ');
  await signIn(OWNER);
  await page.goto('/contact_management?kind=planner');
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Make the list' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name), pressed: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rosa Lindgren' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daniel Okafor' })).toHaveCount(0);
});

test('duplicates are merged and taken apart again', async ({ page, signIn, api }) => {
  const last = unique('Double');
  await signIn(OWNER);
  for (const at of [1, 2])
    await api('POST', '/api/tenant_crm/contacts/', { first_name: 'Ann', last_name: last, email: `${last}${at}@mail.example` });
  await page.goto('/contact_management/duplicates');
  await page.getByRole('button', { name: `Merge both Ann ${last}` }).click();
  await expect(page.getByText(`Ann ${last} is one contact now`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Merge both Ann ${last}` })).toBeVisible();
});

test('a person is erased in two steps and is gone', async ({ page, signIn, api }) => {
  const last = unique('Forgotten');
  await signIn(OWNER);
  await api('POST', '/api/tenant_crm/contacts/', { first_name: 'Ida', last_name: last, email: `${last}@mail.example` });
  await page.goto(`/contact_management/client/${last}@mail.example`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy of everything' }).click();
  expect((await download).suggestedFilename()).toContain('.json');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await page.getByLabel(/Type “/).fill(`Ida ${last}`);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/contact_management$/);
  await page.goto(`/contact_management/client/${last}@mail.example`);
  await expect(page.getByText('is not yet a contact')).toBeVisible();
});
