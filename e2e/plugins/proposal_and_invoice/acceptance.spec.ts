import { expect, test } from '../../fixtures';
import { chooseTheme, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';

const OWNER = 'admin@fern-thistle.example';
const PHONE = { width: 360, height: 740 };

/** What the client may take beside what is offered: an option, and one of two alternatives. */
function extras(line: Record<string, unknown>) {
  const one = (key: string, name: string, unit_price_cents: number, more: object) => ({
    ...line,
    ...{ key, name, unit_price_cents, qty_milli: 1_000, rental_cents: 0, recipe_id: null, follows_recipe: false },
    ...more,
  });
  return {
    ...{ key: 'extras', title: 'If you like', description: '', kind: 'fees', show_prices: 'itemised' },
    lines: [
      one('garland', 'Garland for the stairs', 10_000, { is_optional: true, selected: false }),
      one('candles', 'Candles along the aisle', 0, { alternative_group: 'aisle', selected: true }),
      one('petals', 'Petals along the aisle', 5_000, { alternative_group: 'aisle', selected: false }),
    ],
  };
}

test('a client takes an option on a phone and says yes; project, invoice and evidence follow at once', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const golden = withoutRecipes(await goldenContent(page));
  const body = { name: 'Sommer & Vale', event_type: 'wedding', event_date: '2027-06-12' };
  const { id: project } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  const options = extras(golden.sections[0]?.lines[0] ?? {});
  const id = await writeProposal(api, { project, content: { ...golden, sections: [...golden.sections, options] } });
  const at = `/api/proposal_and_invoice/proposals/${id}/`;
  await api('POST', `${at}send/`, undefined, { 'if-match': '*' });
  const { path } = (await (await page.request.get(`${at}address/`)).json()) as { path: string };

  const client = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: PHONE });
  await client.goto(path);
  const total = client.getByRole('region', { name: 'Total' });
  const live = client.getByRole('status').filter({ hasText: /taken/ });
  await expect(total).toContainText('$5,362.12');
  await client.getByRole('checkbox', { name: 'Garland for the stairs' }).check();
  await expect(live).toContainText('$5,470.37');
  await expect(live).toHaveAttribute('aria-busy', 'false');
  await client.getByRole('radio', { name: 'Petals along the aisle' }).check();
  await expect(total).toContainText('$5,524.49');
  await expect(client.getByRole('radio', { name: 'Candles along the aisle' })).not.toBeChecked();
  expect(await tooWide(client)).toBe(0);
  await picture(client, 'client-options-360.png', { fullPage: true });
  await client.reload();
  await expect(total).toContainText('$5,524.49');

  await client.getByRole('textbox', { name: 'Your full name' }).fill('Ines Sommer');
  await client.getByRole('textbox', { name: 'Your e-mail address' }).fill('ines@example.com');
  await expect(client.getByRole('button', { name: 'Accept this proposal' })).toBeDisabled();
  await client.getByRole('checkbox', { name: /I accept this proposal/ }).check();
  await picture(client, 'client-sign-360.png');
  await client.getByRole('button', { name: 'Accept this proposal' }).click();
  await expect(client.getByText('Thank you, Ines Sommer.')).toBeVisible();
  await picture(client, 'client-accepted-360.png');
  await client.reload();
  await expect(client.getByText('Thank you, Ines Sommer.')).toBeVisible();
  await client.setViewportSize({ width: 1280, height: 900 });
  await picture(client, 'client-accepted-1280.png', { fullPage: true });
  await client.close();

  await page.goto(`/proposal_and_invoice/version/${id}`);
  const answer = page.getByRole('region', { name: 'The client’s answer' });
  await expect(answer).toContainText('Ines Sommer said yes to $5,524.49');
  await expect(answer).toContainText('The invoice is written');
  await expect(answer).toContainText('A contract is drafted');
  await expect(answer).toContainText('The project has moved on');
  await answer.getByText('Evidence').click();
  await expect(answer).toContainText('ines@example.com');
  for (const theme of ['dark', 'light'] as const) {
    await chooseTheme(page, theme);
    await picture(page, `staff-accepted-1280-${theme}.png`, { fullPage: true });
  }
  await page.setViewportSize(PHONE);
  await picture(page, 'staff-accepted-360.png', { fullPage: true });
  expect(await tooWide(page)).toBe(0);
  const moved = (await (await page.request.get(`/api/tenant_crm/projects/${project}/`)).json()) as { stage_id: number };
  const stages = (await (await page.request.get('/api/tenant_crm/project_stages/')).json()) as { id: number; name: string }[];
  expect(stages.find((stage) => stage.id === moved.stage_id)?.name).toBe('Verbal yes');
});

test('a client who declines says why, and two who choose at once see what is true now', async ({ page, signIn, api, browser, baseURL }) => {
  await signIn(OWNER);
  const body = { name: 'Ode & Park', event_type: 'wedding', event_date: '2027-07-10' };
  const { id: project } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  const made = await api('POST', '/api/proposal_and_invoice/proposals/', { project_id: project, title: 'A quiet day' });
  const { id } = (await made.json()) as { id: number };
  const at = `/api/proposal_and_invoice/proposals/${id}/`;
  const line = {
    ...{ description: '', unit: '', discount_bps: 0, tax_bps: null, rental_cents: 0, recipe_id: null, follows_recipe: false },
  };
  const plain = { ...line, is_optional: false, selected: true, alternative_group: '' };
  const bouquet = { ...plain, key: 'bouquet', name: 'Bouquet', qty_milli: 1_000, unit_price_cents: 30_000 };
  const plan = [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }];
  const content = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [], plan, sections: [extras(bouquet)] };
  await api('PATCH', at, { content }, { 'if-match': '*' });
  await api('POST', `${at}send/`, undefined, { 'if-match': '*' });
  const { path } = (await (await page.request.get(`${at}address/`)).json()) as { path: string };

  const [one, other] = [await browser.newPage({ baseURL }), await browser.newPage({ baseURL })];
  await one.goto(path);
  await other.goto(path);
  await expect(other.getByRole('checkbox', { name: 'Garland for the stairs' })).toBeVisible();
  const taken = one.waitForResponse((answer) => answer.url().includes('select-options'));
  await one.getByRole('checkbox', { name: 'Garland for the stairs' }).check();
  expect((await taken).status()).toBe(200);
  // Refused at once, so it does not stay checked.
  await other.getByRole('radio', { name: 'Petals along the aisle' }).click();
  await expect(other.getByText(/has changed since you opened it/).first()).toBeVisible();
  await expect(other.getByRole('checkbox', { name: 'Garland for the stairs' })).toBeChecked();
  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByRole('textbox', { name: 'Why it does not fit' }).fill('We marry in Lisbon');
  await other.getByRole('button', { name: 'Decline this proposal' }).click();
  await expect(other.getByText(/You have declined this proposal/)).toBeVisible();
  await picture(other, 'client-declined.png');
  await one.close();
  await other.close();
  await page.goto(`/proposal_and_invoice/version/${id}`);
  await expect(page.getByRole('region', { name: 'The client’s answer' })).toContainText('“We marry in Lisbon”');
});

test('a change of what was accepted tells what differs, and takes its place when the client says yes', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const golden = withoutRecipes(await goldenContent(page));
  const body = { name: 'Lind & Osei', event_type: 'wedding', event_date: '2027-06-12' };
  const { id: project } = (await (await api('POST', '/api/tenant_crm/projects/', body)).json()) as { id: number };
  const id = await writeProposal(api, { project, content: golden });
  const send = async (proposal: number) => {
    const at = `/api/proposal_and_invoice/proposals/${proposal}/`;
    await api('POST', `${at}send/`, undefined, { 'if-match': '*' });
    return ((await (await page.request.get(`${at}address/`)).json()) as { path: string }).path;
  };
  const client = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const sayYes = async () => {
    await client.getByRole('textbox', { name: 'Your full name' }).fill('Ada Lind');
    await client.getByRole('textbox', { name: 'Your e-mail address' }).fill('ada@example.com');
    await client.getByRole('checkbox', { name: /I accept this proposal/ }).check();
    await client.getByRole('button', { name: 'Accept this proposal' }).click();
    await expect(client.getByText('Thank you, Ada Lind.')).toBeVisible();
  };
  await client.goto(await send(id));
  await sayYes();

  const next = (await (await api('POST', `/api/proposal_and_invoice/proposals/${id}/new-version/`)).json()) as { id: number };
  const eleven = golden.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => (line['name'] === 'Low centrepiece' ? { ...line, qty_milli: 11_000 } : line)),
  }));
  await api('PATCH', `/api/proposal_and_invoice/proposals/${next.id}/`, { content: { ...golden, sections: eleven } }, { 'if-match': '*' });
  await client.goto(await send(next.id));
  const change = client.getByRole('article', { name: 'What changes' });
  await expect(change.getByRole('region', { name: 'What is different' })).toContainText('Low centrepiece, 11 instead of 12');
  await expect(change.getByRole('region', { name: 'Total' })).toContainText('$5,362.12');
  await expect(change.getByRole('region', { name: 'Total' })).toContainText('$165.44 less');
  await expect(change.getByRole('listitem')).toHaveCount(4);
  await expect(client.getByText('Strike')).toBeHidden();
  for (const theme of ['dark', 'light'] as const) {
    await client.emulateMedia({ colorScheme: theme });
    await picture(client, `client-change-1280-${theme}.png`, { fullPage: true });
  }
  await client.setViewportSize(PHONE);
  await picture(client, 'client-change-360.png', { fullPage: true });
  expect(await tooWide(client)).toBe(0);
  await client.getByRole('button', { name: 'Show the whole proposal as it would be' }).click();
  await expect(client.getByText('Strike')).toBeVisible();
  await sayYes();
  await client.close();
  await page.goto(`/proposal_and_invoice/version/${next.id}`);
  await expect(page.getByRole('region', { name: 'The client’s answer' })).toContainText('Ada Lind said yes to $5,196.68');
});
