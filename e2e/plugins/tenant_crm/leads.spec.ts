import { expect, test } from '../../fixtures';
import { TenantCrmPage } from './tenant_crm.page';
import { seedProject } from './tenant_crm.seed';

const OWNER = 'admin@fern-thistle.example';
const name = (what: string) => `${what} ${Date.now().toString(36)}`;

test('a lead is written down, answered and becomes a project with its contact and note (T-483, T-484, T-485)', async ({ page, signIn }) => {
  const last = name('Vandermeer');
  await signIn(OWNER);
  await page.goto('/tenant_crm/leads/new');
  await page.getByLabel('First name').fill('Iris');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill(`${last.replace(' ', '.').toLowerCase()}@example.com`);
  await page.getByLabel('Event date').fill('2028-05-20');
  await page.getByLabel('Budget up to').fill('6,500');
  await page.getByLabel('Their words').fill('We dream of sweet peas.');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/leads\/\d+$/);
  await expect(page.getByRole('heading', { name: `Iris ${last}` })).toBeVisible();
  await page.getByText('of 100').click();
  await expect(page.getByText('+25 The date is known')).toBeVisible();
  await page.getByRole('button', { name: 'I have answered' }).click();
  await expect(page.getByText('Contacted', { exact: true }).first()).toBeVisible();

  await page.goto('/home_view');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill(last);
  await page
    .getByRole('option', { name: `Iris ${last}` })
    .filter({ hasText: 'Leads' })
    .click();
  await page.getByRole('button', { name: 'Make it a project' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/projects\/\d+$/);
  await expect(page.getByText('We dream of sweet peas.')).toBeVisible();
  await expect(page.getByText(`Iris ${last}`).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This lead has become a project')).toBeVisible();
});

test('a note with a mention is written, pinned, deleted and brought back (T-492, T-493, T-494)', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const project = await seedProject(api, { name: name('Noted') });
  await page.goto(`/tenant_crm/projects/${project.id}`);
  const box = page.getByLabel('New note');
  await box.pressSequentially('Ask @Mia');
  await page.getByText('Mia Rosales').last().click();
  await box.pressSequentially('about **peonies**');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('@Mia Rosales')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'peonies' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions of this note' }).click();
  await page.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await expect(page.getByText('Pinned')).toBeVisible();
  await page.getByRole('button', { name: 'Actions of this note' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('The note was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('@Mia Rosales')).toBeVisible();
  await page.getByRole('tab', { name: 'What happened' }).click();
  await expect(page.getByText(/Note: Ask @Mia Rosales about peonies/).first()).toBeVisible();
});

test('a file is added, opened and removed with undo', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const project = await seedProject(api, { name: name('Filed') });
  await page.goto(`/tenant_crm/projects/${project.id}`);
  await page.getByRole('tab', { name: 'Files' }).click();
  await page
    .getByLabel('Files to add')
    .setInputFiles({ name: 'floor plan.txt', mimeType: 'text/plain', buffer: Buffer.from('twelve tables') });
  await expect(page.getByRole('link', { name: 'floor plan.txt', exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download floor plan.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('floor plan.txt');
  await page.getByRole('button', { name: 'Remove floor plan.txt' }).click();
  await expect(page.getByText('floor plan.txt was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'floor plan.txt', exact: true })).toBeVisible();
});

test('a stage is added, carried with the keyboard, asks for what it needs, and is deleted (T-489, T-490, T-491)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const stage = name('Tasting');
  await page.goto('/tenant_crm/project_stages/new');
  await page.getByLabel('Name').fill(stage);
  await page.getByRole('button', { name: 'Add stage' }).click();
  await expect(page).toHaveURL(/project_stages$/);
  const rows = page.locator('.crm-stage-row');
  const place = async () => (await rows.allTextContents()).findIndex((text) => text.includes(stage));
  await expect.poll(place).toBeGreaterThan(0);
  const before = await place();
  await page.getByRole('button', { name: `Move ${stage}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(place).toBe(before - 1);
  await page.reload();
  await expect.poll(place).toBe(before - 1);

  const stages = (await (await api('GET', '/api/tenant_crm/project_stages/')).json()) as { id: number; name: string }[];
  const id = stages.find((one) => one.name === stage)?.id ?? 0;
  await api('PATCH', `/api/tenant_crm/project_stages/${id}/`, { required_fields: ['event_date'] }, { 'If-Match': `"${id}-1"` });
  const project = await seedProject(api, { name: name('Dateless') });
  await page.goto(`/tenant_crm/projects/${project.id}`);
  await page.getByRole('button', { name: /^Stage of/ }).click();
  await page.getByRole('menuitem', { name: stage }).click();
  await page.getByRole('dialog').getByLabel('Event date').fill('2028-03-04');
  await page.getByRole('button', { name: 'Save and move' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Stage of .*${stage}`) })).toBeVisible();

  await page.goto(`/tenant_crm/project_stages/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete stage' })).toBeDisabled();
  await page.getByLabel('Its project moves to').click();
  await page.getByText('Consultation', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Delete stage' }).click();
  await expect(page).toHaveURL(/project_stages$/);
  await expect.poll(place).toBe(-1);
});

test('settings are saved as they are typed, and are still there after a reload (T-475)', async ({ page, signIn }) => {
  await signIn(OWNER);
  await page.goto('/tenant_crm/settings');
  const reason = name('Moved away');
  await page.getByLabel('Add to reasons for a loss').fill(reason);
  await page.getByLabel('Add to reasons for a loss').press('Enter');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Name of ${reason}`)).toHaveValue(reason);
  await page.getByLabel(`Offer ${reason}`).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
});

test('two people edit one project: different facts are merged, the same fact is asked about', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const crm = new TenantCrmPage(page);
  const { id } = await seedProject(api, { name: name('Contested'), guest_count: 80, venue_text: 'Kiln Loft' });
  const state = await page.context().storageState();
  const second = await browser.newContext({ storageState: state, ...(baseURL && { baseURL }) });
  const other = await second.newPage();
  // It hears nothing of what the first one saves, as on a bad line; what it shows is old when it saves.
  await other.routeWebSocket(/\/ws\/notifications\//, () => undefined);
  const theirs = new TenantCrmPage(other);
  await Promise.all([page.goto(`/tenant_crm/projects/${id}`), other.goto(`/tenant_crm/projects/${id}`)]);
  await expect(other.getByRole('button', { name: '80', exact: true })).toBeVisible();
  await crm.editFact('Guests', '80', '95');
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  await theirs.editFact('Venue', 'Kiln Loft', 'Cedar Hill');
  await expect(other.getByText(/Both changes are kept/)).toBeVisible();
  await expect(other.getByRole('button', { name: '95', exact: true })).toBeVisible();

  await crm.editFact('Guests', '95', '60');
  await expect(page.getByRole('button', { name: '60', exact: true })).toBeVisible();
  await theirs.editFact('Guests', '95', '120');
  await expect(other.getByRole('button', { name: 'Save my choice' })).toBeDisabled();
  const read = async () =>
    (await (await api('GET', `/api/tenant_crm/projects/${id}/`)).json()) as { guest_count: number; venue_text: string };
  expect((await read()).guest_count).toBe(60);
  await other.getByRole('radio', { name: 'Yours 120' }).check();
  await other.getByRole('button', { name: 'Save my choice' }).click();
  await expect(other.getByRole('button', { name: '120', exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ guest_count: 120, venue_text: 'Cedar Hill' });
  await second.close();
});

test('what a colleague saves stands in the open record at once; a field that is being edited is asked about, not written over', {
  tag: '@embedded',
}, async ({ page, signIn, api, browser, baseURL }) => {
  await signIn(OWNER);
  const { id } = await seedProject(api, { name: name('Watched'), guest_count: 80, venue_text: 'Kiln Loft' });
  const second = await browser.newContext({ storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
  const other = await second.newPage();
  const crm = new TenantCrmPage(page);
  await Promise.all([page.goto(`/tenant_crm/projects/${id}`), other.goto(`/tenant_crm/projects/${id}`)]);
  await expect(other.getByRole('button', { name: '80', exact: true })).toBeVisible();
  await crm.editFact('Guests', '80', '95');
  await expect(other.getByRole('button', { name: '95', exact: true })).toBeVisible();

  await other.getByRole('button', { name: 'Kiln Loft', exact: true }).click();
  await other.getByRole('textbox', { name: 'Venue' }).fill('Cedar Hill');
  const heard = other.waitForResponse(
    (answer) => answer.url().endsWith(`/api/tenant_crm/projects/${id}/`) && answer.request().method() === 'GET',
  );
  await crm.editFact('Venue', 'Kiln Loft', 'Old Mill');
  await heard;
  await other.getByRole('textbox', { name: 'Venue' }).press('Enter');
  await expect(other.getByText('Somebody changed this to “Old Mill” meanwhile.', { exact: false })).toBeVisible();
  await other.getByRole('textbox', { name: 'Venue' }).press('Escape');
  await expect(other.getByRole('button', { name: 'Old Mill', exact: true })).toBeVisible();
  await second.close();
});
