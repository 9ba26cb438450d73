import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';

/** Every part of its plan still lies ahead, whenever this runs. */
const WEDDING_DAY = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
const COUPLE = [
  ['Ines', 'partner1'],
  ['Ada', 'partner2'],
] as const;

interface Asked {
  readonly id: number;
  readonly signers: readonly { readonly id: number; readonly role: string; readonly name: string }[];
}
const read = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;

/** Somebody without an account, on a phone. */
async function onPhone(browser: Browser, { baseURL = '', path }: { baseURL: string | undefined; path: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  await phone.goto(path);
  return phone;
}

async function sayYes(client: Page): Promise<void> {
  await expect(client.getByRole('region', { name: 'Total' })).toContainText('$5,362.12');
  await client.getByRole('textbox', { name: 'Your full name' }).fill('Ines Golden');
  await client.getByRole('textbox', { name: 'Your e-mail address' }).fill('ines.golden@example.com');
  await client.getByRole('checkbox', { name: /I accept this proposal/ }).check();
  await client.getByRole('button', { name: 'Accept this proposal' }).click();
  await expect(client.getByText('Thank you, Ines Golden.')).toBeVisible();
}

async function sign(client: Page, name: string): Promise<void> {
  await client.getByRole('checkbox').check();
  await client.getByRole('button', { name: 'I sign this contract' }).click();
  await expect(client.getByText(`${name}: signed`)).toBeVisible();
}

test('a wedding from the draft to the last cent: sent, accepted, signed by all, paid, and booked', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  // Five people's pages, one after the other.
  test.slow();
  await signIn('admin@fern-thistle.example');
  const made = async (path: string, body: object) => ((await (await api('POST', path, body)).json()) as { id: number }).id;
  const project = await made('/api/tenant_crm/projects/', {
    ...{ name: 'Golden wedding', event_type: 'wedding', event_date: WEDDING_DAY, venue_text: 'Mill House', guest_count: 90 },
  });
  for (const [first_name, role] of COUPLE) {
    const email = `${first_name.toLowerCase()}.golden@example.com`;
    const contact_id = await made('/api/tenant_crm/contacts/', { first_name, last_name: 'Golden', email });
    await api('POST', `/api/tenant_crm/projects/${project}/people/`, { contact_id, role, is_billing: role === 'partner1' });
  }
  const proposal = await writeProposal(api, { project, content: withoutRecipes(await goldenContent(page)) });

  await test.step('the draft is sent', async () => {
    await page.goto(`/proposal_and_invoice/version/${proposal}`);
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('$5,362.12');
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  });

  await test.step('the client accepts', async () => {
    const client = await onPhone(browser, {
      baseURL,
      path: await page.getByRole('textbox', { name: 'Address of the proposal' }).inputValue(),
    });
    await sayYes(client);
    await client.context().close();
    const answer = page.getByRole('region', { name: 'The client’s answer' });
    await expect(answer).toContainText('Ines Golden said yes to $5,362.12');
    await expect(answer).toContainText('The invoice is written');
    await expect(answer).toContainText('A contract is drafted');
  });

  await test.step('both partners and the business sign the contract that was drafted', async () => {
    await page.goto(`/contract/${project}`);
    await page.getByRole('button', { name: 'Send for signature' }).click();
    await expect(page.getByText('Asked', { exact: true }).first()).toBeVisible();
    const [contract] = (await read<{ results: Asked[] }>(page, `/api/contract/contracts/?project=${project}`)).results;
    for (const { id, name } of contract?.signers.filter(({ role }) => role === 'client') ?? []) {
      const { path } = await read<{ path: string }>(page, `/api/contract/contracts/${contract?.id}/signers/${id}/address/`);
      const client = await onPhone(browser, { baseURL, path });
      await sign(client, name);
      await client.context().close();
    }
    await page.reload();
    await page.getByRole('button', { name: 'Countersign' }).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('button', { name: 'I sign this contract' }).click();
    await expect(page.getByText('Signed by all').first()).toBeVisible();
  });

  const figures = page.getByRole('region', { name: 'Figures' });
  await test.step('the client pays what is due, then all the rest', async () => {
    await page.goto(`/payments/dashboard/${project}`);
    await expect(figures).toContainText('$5,362.12');
    await page
      .getByRole('button', { name: /^Link to pay/ })
      .first()
      .click();
    const client = await onPhone(browser, { baseURL, path: await page.getByRole('textbox', { name: /^Link to INV-/ }).inputValue() });
    await client.getByRole('button', { name: /^Pay\s*\$1,608\.64/ }).click();
    await expect(client.getByRole('button', { name: /^Pay all of it/ })).toContainText('$3,753.48');
    await page.reload();
    await expect(figures).toContainText('$3,753.48');
    await client.getByRole('button', { name: /^Pay all of it/ }).click();
    await expect(client.getByText('Paid. Thank you!')).toBeVisible();
    await client.context().close();
  });

  await test.step('everything says so', async () => {
    await page.reload();
    await expect(figures).toContainText('Nothing is due.');
    const money = await read<object>(page, `/api/payments/projects/${project}/`);
    expect(money).toMatchObject({ invoiced_cents: 536_212, paid_cents: 536_212, balance_cents: 0, credit_cents: 0 });
    const { results } = await read<{ results: object[] }>(page, `/api/proposal_and_invoice/invoices/?project=${project}`);
    expect(results).toMatchObject([{ status: 'paid', total_cents: 536_212, paid_cents: 536_212 }]);
    const stages = await read<{ id: number; kind: string }[]>(page, '/api/tenant_crm/project_stages/');
    const standing = async () => {
      const { stage_id } = await read<{ stage_id: number }>(page, `/api/tenant_crm/projects/${project}/`);
      return stages.find(({ id }) => id === stage_id)?.kind;
    };
    await expect.poll(standing).toBe('booked');
  });
});
