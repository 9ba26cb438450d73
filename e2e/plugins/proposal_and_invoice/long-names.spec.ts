import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { watchNetwork } from '../../support/network-rest';
import { tooWide } from '../../support/page-faults';
import { agree, farAhead, made as makes } from '../../support/portal-guest';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';

const LONG = 'Ceremony under the old lime trees and procession to the orangery of the château';
const NOW = { 'if-match': '*' };

/** By how many pixels what stands in it is wider or higher than it is. */
const cutOff = (of: Locator) => of.evaluate((one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight));

test('long names and large amounts are seen whole on a phone, and make no page wider than it', async ({ page, signIn, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin@fern-thistle.example');
  const made = async (path: string, body: object) => (await (await api('POST', path, body)).json()) as { id: number };
  const { id: project_id } = await made('/api/tenant_crm/projects/', { name: `${LONG}, and more`, event_type: 'wedding' });
  const { id } = await made('/api/proposal_and_invoice/proposals/', { project_id, title: LONG });
  const line = {
    ...{ key: 'arch', name: LONG, description: '', qty_milli: 1_000, unit: '', unit_price_cents: 12_840_050, discount_bps: 0 },
    ...{
      tax_bps: null,
      rental_cents: 0,
      is_optional: false,
      selected: true,
      alternative_group: '',
      recipe_id: null,
      follows_recipe: false,
    },
  };
  const section = { key: 'first', title: LONG, description: '', kind: 'products', show_prices: 'itemised', lines: [line] };
  const less = { key: 'less', title: LONG, section_key: 'first', kind: 'discount', scope: 'all_pre_tax', basis: 'percent', value: 750 };
  const plan = [{ key: 'all', label: LONG, basis: 'percent', value: 10_000, due: { on: 'acceptance' } }];
  const content = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, sections: [section], adjustments: [less], plan };
  expect((await api('PATCH', `/api/proposal_and_invoice/proposals/${id}/`, { content }, NOW)).status()).toBe(200);
  await page.goto(`/proposal_and_invoice/proposal/${project_id}`);
  for (const name of ['Title of the proposal', 'Title of the section', 'Name of the line', `Price of ${LONG}`]) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toBeVisible();
    expect([name, await cutOff(field)]).toEqual([name, 0]);
  }
  expect(await tooWide(page)).toBe(0);

  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We agree.' }] }] };
  const clause = await made('/api/contract/clauses/', { title: LONG, body });
  const template = await made('/api/contract/templates/', { title: LONG, body, clause_ids: [clause.id] });
  await page.goto(`/contract/templates/${template.id}`);
  await expect(page.getByText('Clauses, in their order')).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  await made('/api/contract/contracts/', { project_id, template_id: template.id });
  await page.goto('/contract');
  const row = page.getByRole('link', { name: LONG }).first();
  await expect(row).toBeVisible();
  const { x = 0, width = 0 } = (await row.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(360);
  await api('POST', `/api/contract/templates/${template.id}/archive/`);
});

/** Longer than a phone is wide, and nowhere to break it. */
const WORD = 'Schlossgartenkonzertveranstaltungsgesellschaft';

test('a word that is longer than its line goes on in the next one, on every page about a wedding of that name', async ({
  page,
  signIn,
  api,
  browser,
}) => {
  test.setTimeout(60_000);
  const network = watchNetwork(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/contract');
  const about = { name: `${WORD} one`, event_type: 'wedding', event_date: farAhead(), venue_text: WORD };
  const project = await makes(api, '/api/tenant_crm/projects/', about);
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: WORD }] }] };
  const template = await makes(api, '/api/contract/templates/', { title: `${WORD} one`, body });
  const proposal = await writeProposal(api, { project, content: withoutRecipes(await goldenContent(page)) });
  await agree(page, { api, browser, proposal, guest: { name: `${WORD} Maier`, email: 'long.word@example.com' } });
  const invoices = await page.request.get(`/api/proposal_and_invoice/invoices/?project=${project}`);
  const [invoice] = ((await invoices.json()) as { results: { id: number }[] }).results;
  for (const path of [
    ...['/contract/templates', `/contract/templates/${template}`, `/contract/${project}`, '/payments/dashboard'],
    ...[`/proposal_and_invoice/invoice/${invoice?.id}`, `/proposal_and_invoice/version/${proposal}`, `/payments/dashboard/${project}`],
    `/tenant_crm/projects/${project}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await network.come();
    expect.soft([path, await tooWide(page)]).toEqual([path, 0]);
  }
  await api('POST', `/api/contract/templates/${template}/archive/`);
});
