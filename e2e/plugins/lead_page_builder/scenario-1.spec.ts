import { expect, test } from '../../fixtures';

interface Lead {
  readonly id: number;
  readonly owner_id: number | null;
  readonly sla_due_at: string | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly form_answers: Readonly<Record<string, string>>;
}

test('a partner’s link leads to the wedding form: one lead with its owner, its clock and who sent it; it becomes a project with what was answered (scenario 1)', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn('admin@fern-thistle.example');
  const read = async <T>(path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;
  const { results: partners } = await read<{ results: { id: number }[] }>('/api/referral_portal/partners/?search=Rivergate');
  const { link_path: link } = await read<{ link_path: string }>(`/api/referral_portal/partners/${partners[0]?.id}/`);
  // As the partner's link leads on, where it leads to the form for weddings.
  const campaign = link.split('/').at(-2) ?? '';
  const email = `ines.${Date.now()}@example.com`;
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const write = async (guests: string) => {
    await visitor.goto(`/public/wedding?t=fern-thistle&utm_source=referral&utm_campaign=${campaign}`);
    await visitor.getByRole('textbox', { name: 'Your name' }).fill('Ines Duarte');
    await visitor.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await visitor.getByLabel('Date', { exact: true }).fill('2027-10-16');
    await visitor.getByRole('spinbutton', { name: 'Guests' }).fill(guests);
    await visitor.keyboard.press('Tab');
    // What the page says of it moves what comes below.
    await expect(visitor.getByText(`For ${guests} guests`)).toBeVisible();
    await visitor.getByText('You may keep what I write here').click();
    // Nobody writes a form in less than three seconds.
    await visitor.waitForTimeout(3_100);
    await visitor.getByRole('button', { name: 'Send it to us' }).click();
    await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  };
  await write('90');
  await write('96');
  await visitor.context().close();

  const found = await read<{ results: { id: number }[] }>(`/api/tenant_crm/leads/?search=${encodeURIComponent(email)}`);
  expect(found.results).toHaveLength(1);
  const lead = await read<Lead>(`/api/tenant_crm/leads/${found.results[0]?.id}/`);
  expect(lead.utm).toMatchObject({ utm_source: 'referral', utm_campaign: campaign });
  expect([lead.owner_id, lead.sla_due_at]).toEqual([expect.any(Number), expect.any(String)]);
  expect(lead.form_answers['guests']).toBe('90');
  const sent = await read<{ results: { recipient: string; subject: string }[] }>('/api/transactional_emails/logs/?page_size=100');
  expect(sent.results.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)).toContain(
    'We have your message – Fern & Thistle Studio',
  );
  await expect.poll(async () => JSON.stringify(await read('/api/referral_portal/referrals/?page_size=100'))).toContain('Ines');

  await page.goto(`/tenant_crm/leads/${lead.id}`);
  await page.getByRole('button', { name: 'Make it a project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/tenant_crm\/projects\/\d+/);
  const project = await read<{ event_date: string; guest_count: number }>(
    `/api/tenant_crm/projects/${page.url().split('/').at(-1)?.split('?')[0]}/`,
  );
  expect(project).toMatchObject({ event_date: '2027-10-16', guest_count: 90 });
});
