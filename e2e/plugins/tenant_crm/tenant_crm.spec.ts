import { expect, test } from '../../fixtures';
import { TenantCrmPage } from './tenant_crm.page';
import { seedProject } from './tenant_crm.seed';

const OWNER = 'admin@fern-thistle.example';
const name = (what: string) => `${what} ${Date.now().toString(36)}`;

test('a project is created, found by search, opened with the keyboard and is still there after a reload (T-486, T-487, T-488)', {
  tag: '@embedded',
}, async ({ page, signIn }) => {
  const crm = new TenantCrmPage(page);
  const project = name('Lindqvist wedding');
  await signIn(OWNER);
  await page.goto('/tenant_crm/projects/new');
  await page.getByLabel('Name').fill(project);
  await page.getByLabel('Event date').fill('2027-09-18');
  await page.getByLabel('Budget').fill('8,500');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/projects\/\d+$/);
  await expect(page.getByRole('heading', { name: project })).toBeVisible();

  await crm.openList();
  await page.keyboard.press('/');
  await page.keyboard.type(project);
  await expect(page).toHaveURL(/search=/);
  await expect(crm.row(project)).toContainText('$8,500.00');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.reload();
  await expect(crm.row(project)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: project })).toBeVisible();
});

test('a form the server refuses keeps what was typed and names the input', async ({ page, signIn }) => {
  await signIn(OWNER);
  await page.goto('/tenant_crm/projects/new');
  await page.getByLabel('Venue').fill('Kiln Loft');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Give the project a name')).toBeVisible();
  await expect(page.getByLabel('Venue')).toHaveValue('Kiln Loft');
});

test('a fact is edited where it stands, saved, undone, and survives a reload', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const crm = new TenantCrmPage(page);
  const { id } = await seedProject(api, { name: name('Editing'), guest_count: 80, budget_cents: 100_000 });
  await page.goto(`/tenant_crm/projects/${id}`);
  await crm.editFact('Guests', '80', '95');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '95', exact: true })).toBeVisible();
  await crm.editFact('Budget', '$1,000.00', '1,250.50');
  await expect(page.getByRole('button', { name: '$1,250.50' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: '$1,000.00' })).toBeVisible();
});

test('an archived project leaves the list and comes back with undo', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const project = name('Archived');
  const { id } = await seedProject(api, { name: project });
  const crm = new TenantCrmPage(page);
  await page.goto(`/tenant_crm/projects/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Put into the archive' }).click();
  await expect(page.getByText(/In the archive since/)).toBeVisible();
  await page.goto(`/tenant_crm/projects?search=${encodeURIComponent(project)}`);
  await expect(page.getByText('No projects match')).toBeVisible();
  await page.getByText('Archive', { exact: true }).click();
  await expect(crm.row(project)).toBeVisible();
  await page.goto(`/tenant_crm/projects/${id}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/In the archive since/)).toBeHidden();
});

test('a card is dragged to another stage, and the sums follow (T-476)', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const crm = new TenantCrmPage(page);
  const project = name('Dragged');
  await seedProject(api, { name: project, budget_cents: 4_200 });
  await crm.openBoard();
  const before = Number(await crm.column('Consultation').locator('h2 .crm-count').textContent());
  const place = await crm.column('Consultation').boundingBox();
  await crm.card(project).dragTo(crm.column('Consultation').getByRole('list'), { targetPosition: { x: 60, y: 6 } });
  await expect(crm.column('Consultation').getByRole('link', { name: project })).toBeVisible();
  await expect(crm.column('Consultation').locator('h2 .crm-count')).toHaveText(String(before + 1));
  // The way back floats: the next card to be dragged lies where it lay.
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await crm.column('Consultation').boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(crm.column('Consultation').getByRole('link', { name: project })).toBeAttached();
  // On a phone the filters wait behind a button, and a card is in sight at once.
  await expect(page.getByLabel('Events from')).toBeHidden();
  await expect(crm.column('Inquiry').getByRole('listitem').first()).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Events from')).toBeVisible();
});

test('a card is carried with the keyboard alone and every step is announced', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const crm = new TenantCrmPage(page);
  const project = name('Carried');
  await seedProject(api, { name: project });
  await crm.openBoard();
  const link = page.getByRole('link', { name: project });
  await link.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`${project} lifted from Inquiry`))).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`${project} put down in Proposal sent`))).toBeAttached();
  await expect(crm.column('Proposal sent').getByRole('link', { name: project })).toBeFocused();
  await page.reload();
  await expect(crm.column('Proposal sent').getByRole('link', { name: project })).toBeVisible();
});

test('losing a project asks for the reason; without one it stays where it was', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const crm = new TenantCrmPage(page);
  const project = name('Lost');
  const { id } = await seedProject(api, { name: project });
  await crm.openBoard();
  const lose = async () => {
    await page.getByRole('button', { name: new RegExp(`Stage of ${project}`) }).click();
    await page.getByRole('menuitem', { name: 'Lost' }).click();
  };
  await lose();
  await page.getByRole('button', { name: 'Keep it where it was' }).click();
  await expect(crm.column('Inquiry').getByRole('link', { name: project })).toBeVisible();
  await lose();
  await page.getByRole('radio', { name: 'Date was taken' }).check();
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(crm.column('Lost').getByRole('link', { name: project })).toBeVisible();
  await page.goto(`/tenant_crm/projects/${id}`);
  await expect(page.getByText('Date was taken')).toBeVisible();
});

test('a deep link into the record works after signing in (T-771)', async ({ page }) => {
  await page.goto('/tenant_crm/pipeline_board');
  await page.getByLabel('E-mail').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? 'butterfly-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/pipeline_board$/);
  await expect(page.getByRole('heading', { name: 'Pipeline board' })).toBeVisible();
});

test('a member without the plugin is led to /access-denied, and still has the projects in the picker (A-07)', async ({ page, signIn }) => {
  await signIn('designer@fern-thistle.example');
  await page.goto('/tenant_crm/projects');
  await expect(page).toHaveURL(/\/access-denied\?plugin=tenant_crm/);
  await page.goto('/home_view');
  await page.getByRole('combobox').first().fill('Marlow');
  await expect(page.getByRole('option', { name: /Marlow & Okafor wedding/ })).toBeVisible();
});

test('another business sees its own projects alone', async ({ page, signIn }) => {
  await signIn('admin@blauwe-reiger.example');
  const crm = new TenantCrmPage(page);
  await crm.openList();
  await expect(crm.row('Jubileum Van Houten')).toContainText('€');
  await expect(page.getByRole('link', { name: 'Marlow & Okafor wedding' })).toHaveCount(0);
});
