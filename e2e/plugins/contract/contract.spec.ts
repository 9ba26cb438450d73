import { expect, test } from '../../fixtures';
import { tooWide } from '../../support/page-faults';

const text = (line: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }] });

test('two partners sign by link, the studio countersigns, and the evidence verifies', async ({ page, signIn, browser, baseURL }) => {
  await signIn('admin@fern-thistle.example');
  const csrf = async () => (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { 'x-csrftoken': await csrf(), origin: baseURL ?? '' } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const project = await post('/api/tenant_crm/projects/', { name: 'Vale wedding', venue_text: 'Mill House' });
  for (const [first_name, role] of [
    ['Ada', 'partner1'],
    ['Ines', 'partner2'],
  ]) {
    const contact = await post('/api/tenant_crm/contacts/', { first_name, last_name: 'Vale', email: `${first_name}.vale@example.com` });
    await post(`/api/tenant_crm/projects/${project.id}/people/`, { contact_id: contact.id, role });
  }
  await post('/api/contract/templates/', { title: 'Vale template', body: text('For {{client_name}} at {{venue}}.'), signing_order: 'any' });

  await page.goto(`/contract/${project.id}`);
  await page.getByRole('button', { name: 'Vale template' }).click();
  await expect(page.getByText('For Ada Vale at Mill House.')).toBeVisible();
  await page.getByRole('button', { name: 'Send for signature' }).click();
  await expect(page.getByText('Asked', { exact: true }).first()).toBeVisible();

  const listed = (await (await page.request.get(`/api/contract/contracts/?project=${project.id}`)).json()) as {
    results: { id: number; signers: { id: number; role: string; name: string }[] }[];
  };
  const [contract] = listed.results;
  for (const { id, name } of contract?.signers.filter(({ role }) => role === 'client') ?? []) {
    const answer = await page.request.get(`/api/contract/contracts/${contract?.id}/signers/${id}/address/`);
    const { path } = (await answer.json()) as { path: string };
    const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
    const client = await phone.newPage();
    await client.goto(path);
    await expect(client.getByText('For Ada Vale at Mill House.')).toBeVisible();
    expect(await tooWide(client)).toBe(0);
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'I sign this contract' }).click();
    await expect(client.getByText(`${name}: signed`)).toBeVisible();
    await phone.close();
  }

  await page.reload();
  await page.getByRole('button', { name: 'Countersign' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: 'I sign this contract' }).click();
  await expect(page.getByText('Signed by all').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Signed document' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  await page.route('**/verify/', (route) =>
    route.fulfill({
      json: { ok: false, problems: ['The signed document was changed.'], events: 7, head: '', document_sha256: null, pdf_sha256: null },
    }),
  );
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The signed document was changed.')).toBeVisible();
});

test('a link nobody made opens nothing, and a template is tried with a project', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/contract/sign/1-nobody-has-made-this-link');
  await expect(page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  await page.goto('/contract/templates');
  await page.getByRole('link', { name: 'Wedding flowers' }).click();
  await page.getByRole('combobox', { name: 'Try it with a project' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(page.getByRole('heading', { name: 'How it reads' })).toBeVisible();
  await expect(page.locator('.contract-sheet')).toContainText('This contract of');
});
