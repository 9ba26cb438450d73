import { expect, test } from '../../fixtures';
import { seedProject } from './tenant_crm.seed';

const OWNER = 'admin@fern-thistle.example';
const unique = (what: string) => `${what}${Date.now().toString(36)}`;

test('a contact is created, found by search and opened with the keyboard; a second one like it is noticed while typing (T-480, T-481, T-482)', {
  tag: '@embedded',
}, async ({ page, signIn }) => {
  const last = unique('Quill');
  await signIn(OWNER);
  await page.goto('/tenant_crm/contacts/new');
  await page.getByLabel('First name').fill('Harriet');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail', { exact: true }).fill(`${last}@mail.example`);
  await page.getByLabel('Phone').fill('(518) 555-0190');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByRole('heading', { name: `Harriet ${last}` })).toBeVisible();
  await expect(page.getByRole('button', { name: '+1 518 555 0190' })).toBeVisible();

  await page.goto('/tenant_crm/contacts');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${last} harr`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: `Harriet ${last}` })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Harriet ${last}` })).toBeVisible();

  await page.goto('/tenant_crm/contacts/new');
  await page.getByLabel('First name').fill('Hariet');
  await page.getByLabel('Last name').fill(last);
  await expect(page.getByText('This may be somebody you know already')).toBeVisible();
  await expect(page.getByText('similar name')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(`${last}@MAIL.example`);
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText('Another contact has this e-mail address already')).toBeVisible();
  await page.getByRole('button', { name: 'Open that contact' }).click();
  await expect(page.getByRole('heading', { name: `Harriet ${last}` })).toBeVisible();
});

test('two contacts are merged with a choice where they differ, and taken apart again', async ({ page, signIn, api }) => {
  const last = unique('Twin');
  await signIn(OWNER);
  const make = async (body: object) => ((await (await api('POST', '/api/tenant_crm/contacts/', body)).json()) as { id: number }).id;
  const older = await make({ first_name: 'Nora', last_name: last, email: `${last}@old.example` });
  await make({ first_name: 'Noor', last_name: last, email: `${last}@new.example`, phone_e164: '+15185550191' });
  await page.goto(`/tenant_crm/contacts/${older}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another contact…' }).click();
  await page.getByRole('combobox', { name: 'Contact' }).fill(`Noor ${last}`);
  await page.getByText(`Noor ${last} ·`).click();
  await page.getByRole('radio', { name: `${last.toLowerCase()}@new.example` }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('button', { name: `${last.toLowerCase()}@new.example`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '+1 518 555 0191' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByRole('heading', { name: `Noor ${last}` })).toBeVisible();
});

test('many contacts are archived at once and come back with undo', async ({ page, signIn, api }) => {
  const last = unique('Many');
  await signIn(OWNER);
  for (const first of ['One', 'Two']) await api('POST', '/api/tenant_crm/contacts/', { first_name: first, last_name: last });
  await page.goto(`/tenant_crm/contacts?search=${last}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 contacts put into the archive')).toBeVisible();
  await expect(page.getByText('No contacts match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `One ${last}` })).toBeVisible();
});

test('a CSV is handed in, looked at, imported without its bad rows, and taken back', async ({ page, signIn }) => {
  const last = unique('Imported');
  await signIn(OWNER);
  await page.goto('/tenant_crm/import?entity=contacts');
  const rows = Array.from(
    { length: 120 },
    (_, at) => `Person ${at},${last},${at === 57 ? 'no address' : `p${at}@${last.toLowerCase()}.example`}`,
  );
  await page
    .getByLabel(/Choose a CSV file/)
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(['Given name,Surname,Mail', ...rows].join('\n')) });
  await expect(page.getByRole('heading', { name: 'people.csv' })).toBeVisible();
  await expect(page.getByText('119 new, 1 refused.')).toBeVisible();
  await expect(page.getByRole('row', { name: /59 Person 57 .* refused – “no address” is no e-mail address/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import 119 rows' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'See the contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(last);
  await expect(page.getByText('1–50 of 119')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Take it back' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('an organization is created with its people, changed where it stands, and undone (T-477, T-478, T-479)', async ({ page, signIn }) => {
  const name = unique('Orchard');
  await signIn(OWNER);
  await page.goto('/tenant_crm/organizations/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Website: Add the website' }).click();
  await page.getByLabel('Website').fill('orchard.example');
  await page.getByLabel('Website').press('Enter');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Website: Add the website' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('First name').fill('Member');
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText(`Person · ${name}`)).toBeVisible();
  await page.goto(`/tenant_crm/organizations?search=${name}`);
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*1`) })).toBeVisible();
});

test('many projects are archived from the list and come back', async ({ page, signIn, api }) => {
  const name = unique('Listed');
  await signIn(OWNER);
  for (const at of [1, 2]) await seedProject(api, { name: `${name} ${at}` });
  await page.goto(`/tenant_crm/projects?search=${name}`);
  await expect(page.getByRole('link', { name: `${name} 1` })).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No projects match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1–2 of 2')).toBeVisible();
});
