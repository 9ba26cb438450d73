import { expect, test } from '../../fixtures';

test('a notice is written, published, talked about and archived (T-378, T-562)', { tag: '@embedded' }, async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/notices/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Load the van at six');
  await page.getByRole('textbox', { name: 'Text' }).fill('The **large** one.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Load the van at six' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Keys are with Tom');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  // It empties when the comment is saved; what is not saved yet would be restored in it.
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Keys are with Tom')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.goto('/notices');
  await expect(page.getByRole('link', { name: 'Load the van at six' })).toBeVisible();
});

test('the notices of a project stand on its page (T-563)', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  const [project] = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number }[];
  await page.goto(`/notices/project/${project?.id}`);
  await page.getByRole('button', { name: 'New notice' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Side gate only');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.goto(`/notices/project/${project?.id}`);
  await expect(page.getByRole('link', { name: 'Side gate only' })).toBeVisible();
  // Other pages show it in their slots: that of the project itself, and the first page.
  await page.goto(`/tenant_crm/projects/${project?.id}`);
  await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  await page.getByRole('region', { name: 'Notices of the project' }).getByRole('link', { name: 'Side gate only' }).click();
  await expect(page.getByRole('heading', { name: 'Side gate only' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Notices', exact: true }).getByRole('link', { name: 'Side gate only' })).toBeVisible();
});

test('a business defines fields of its own for notices, and fills them in', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/notices/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('With a field');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await page.getByRole('button', { name: 'Edit fields' }).click();
  await page.getByRole('textbox', { name: 'Name of the new field' }).fill('Van');
  await page.getByRole('button', { name: 'Add field' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of Van' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Van: Add van' }).click();
  await page.getByRole('textbox', { name: 'Van' }).fill('The white one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The white one')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Fields' }).click();
  await expect(page.getByText('The white one')).toBeVisible();
});
