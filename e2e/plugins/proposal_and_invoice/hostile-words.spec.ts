import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { watchNetwork } from '../../support/network-rest';
import { expectWords, HOSTILE, hostileUpTo, watchRuns } from '../../support/runs-nothing';
import { CONTRACT, PERSON, plantMoney, SHORT } from './hostile-money';

const TENANT = '/api/auth_and_admin/tenant/';
const NOW = { 'if-match': '*' };

/** Opens one address after the other in a page, each with all that it asks for. */
function openerOf(page: Page): (path: string) => Promise<Page> {
  const network = watchNetwork(page);
  return async (path) => {
    await page.goto(path);
    await network.come();
    return page;
  };
}

test('words that are markup stay words for the client who reads, signs and pays, and for the team', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const { name: ours } = (await (await api('GET', TENANT)).json()) as { name: string };
  const business = hostileUpTo(120).find((vector) => vector.includes('<svg')) ?? '';
  await api('PATCH', TENANT, { name: business }, NOW);
  try {
    const money = await plantMoney(api, 'hostile@example.com');
    const client = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const [opened, openedForTeam] = [openerOf(client), openerOf(page)];
    const [ran, ranForTeam] = [await watchRuns(client), await watchRuns(page)];

    await test.step('the proposal, and the answer to it', async () => {
      await expectWords(await opened(money.paths.proposal), [...HOSTILE, business]);
      await client.getByRole('textbox', { name: 'Your full name' }).fill(SHORT);
      await client.getByRole('textbox', { name: 'Your e-mail address' }).fill('hostile@example.com');
      await client.getByRole('checkbox', { name: /I accept this proposal/ }).check();
      await client.getByRole('button', { name: 'Accept this proposal' }).click();
      await expect(client.getByText(`Thank you, ${SHORT}.`)).toBeVisible();
      await expectWords(client, [...HOSTILE, business]);
    });
    await test.step('the contract, and the signature', async () => {
      await expectWords(await opened(money.paths.sign), [...HOSTILE, business, SHORT, PERSON.last_name]);
      await client.getByRole('checkbox').check();
      await client.getByRole('button', { name: 'I sign this contract' }).click();
      await expect(client.getByText(/Thank you. You have signed/)).toBeVisible();
      await expectWords(client, [...HOSTILE, business]);
    });
    await test.step('the invoice', async () => {
      await expectWords(await opened(money.paths.pay), [...HOSTILE, business, SHORT]);
    });
    expect(ran).toEqual([]);
    await client.context().close();

    await test.step('what the team reads', async () => {
      await expectWords(await openedForTeam(`/proposal_and_invoice/version/${money.proposal}`), [...HOSTILE, business]);
      await page.getByText('Evidence').click();
      await expectWords(page, [`${SHORT} said yes`]);
      await expectWords(await openedForTeam(`/proposal_and_invoice/invoice/${money.invoice}`), [...HOSTILE, SHORT]);
      await openedForTeam(`/contract/${money.project}`);
      // What was accepted has a draft of its own.
      await page.getByRole('combobox', { name: 'Which contract' }).click();
      await page.locator('.ant-select-dropdown').getByTitle(CONTRACT, { exact: true }).click();
      await expectWords(page, [...HOSTILE, SHORT]);
      await expectWords(await openedForTeam('/contract'), [SHORT, CONTRACT]);
      await expectWords(await openedForTeam(`/payments/dashboard/${money.project}`), [SHORT]);
      await expectWords(await openedForTeam('/payments/dashboard'), [SHORT]);
    });
    await test.step('what the team writes', async () => {
      await api('POST', `/api/proposal_and_invoice/proposals/${money.proposal}/new-version/`);
      await expectWords(await openedForTeam(`/proposal_and_invoice/proposal/${money.project}`), HOSTILE);
      const templates = (await (await api('GET', '/api/contract/templates/')).json()) as { id: number; title: string }[];
      const { id } = templates.find(({ title }) => title === CONTRACT) ?? { id: 0 };
      await expectWords(await openedForTeam(`/contract/templates/${id}`), HOSTILE);
      await api('POST', `/api/contract/templates/${id}/archive/`);
    });
    expect(ranForTeam).toEqual([]);
  } finally {
    await api('PATCH', TENANT, { name: ours }, NOW);
  }
});
