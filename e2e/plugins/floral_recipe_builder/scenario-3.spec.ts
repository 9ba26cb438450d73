import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { watchNetwork } from '../../support/network-rest';
import { picture } from '../../support/picture';
import { signedInElsewhere } from '../manage_members/manage_members.page';
import { FlowersPage } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';
const HANK = 'hank@fern-thistle.example';
const JULIET = 'Garden rose ‘Juliet’';
const COSTLY = /cost|margin|cogs|markup|wage|overhead|retail_cents|labor_cents|raw_cents|pack_price/;

/** Cost and retail in cents of each line, in the order of the worked example. */
const LINES: Readonly<Record<string, readonly (readonly [cost: number, retail: number])[]>> = {
  'Bridal bouquet': [
    [1144, 4004],
    [825, 2888],
    [2200, 7700],
    [1276, 4466],
    [704, 2464],
    [561, 1964],
    [578, 2023],
    [700, 1750],
    [10, 25],
  ],
  Bridesmaid: [
    [572, 2002],
    [550, 1925],
    [638, 2233],
    [352, 1232],
    [347, 1215],
    [350, 875],
    [10, 25],
  ],
  Boutonnière: [
    [160, 560],
    [182, 637],
    [30, 105],
    [88, 220],
    [10, 25],
  ],
  'Low centrepiece': [
    [715, 2503],
    [550, 1925],
    [363, 1271],
    [528, 1848],
    [462, 1617],
    [462, 1617],
    [242, 847],
    [85, 213],
  ],
  Arch: [
    [5500, 19250],
    [4290, 15015],
    [3300, 11550],
    [3465, 12128],
    [3520, 12320],
    [3960, 13860],
    [2888, 10108],
  ],
};
const PRICES = {
  'Bridal bouquet': '$345.00',
  Bridesmaid: '$120.00',
  Boutonnière: '$20.00',
  'Low centrepiece': '$160.00',
  Arch: '$1,440.00',
};
const MATERIALS = { 'Bridal bouquet': 7998, Bridesmaid: 2819, Boutonnière: 470, 'Low centrepiece': 3407, Arch: 26_923 };

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Every key in every answer of the API from now on, as the browser got them. */
function keysHeard(page: Page): Set<string> {
  const heard = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        heard.add(key);
        collect(inner);
      }
  };
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/floral_recipe_builder/')) return;
    if (response.headers()['content-type']?.includes('json')) void response.json().then(collect, () => undefined);
  });
  return heard;
}

test('every line of the worked example costs what it should to the cent; when costs are taken from a role, no answer has them (scenario 3)', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  await signIn(OWNER);
  const id = Number(await wedding(page));
  const permits = { plugins: ['tenant_crm', 'floral_recipe_builder'], features: ['view_costs'], is_admin: false, row_scope: 'all' };
  const made = await api('POST', '/api/manage_members/roles/', { name: `Bench ${Date.now().toString(36)}`, ...permits });
  const role = (await made.json()) as { id: number };
  const members = (await (await api('GET', '/api/manage_members/members/?search=hank')).json()) as {
    results: { id: number; roles: { id: number }[] }[];
  };
  const [hank = { id: 0, roles: [] }] = members.results;
  await api('PUT', `/api/manage_members/members/${hank.id}/roles/`, { role_ids: [role.id] });
  const person = await signedInElsewhere(browser, { baseURL: baseURL ?? '', email: HANK });
  const network = watchNetwork(person);
  const flowers = new FlowersPage(person);
  const before = keysHeard(person);
  await flowers.open(id);
  for (const [name, lines] of Object.entries(LINES)) {
    await flowers.openPiece(name);
    const price = person.getByRole('region', { name: `Price of ${name}` });
    await expect(price).toContainText(PRICES[name as keyof typeof PRICES]);
    expect((await flowers.figures(price))['Cost'], name).toBe(dollars(MATERIALS[name as keyof typeof MATERIALS]));
    const shown = await person.locator('.fl-line-money').allTextContents();
    expect([name, ...shown]).toEqual([name, ...lines.map(([cost, retail]) => dollars(cost) + dollars(retail))]);
  }
  expect([...before].filter((key) => COSTLY.test(key)).length).toBeGreaterThan(3);

  await page.goto(`/manage_members/roles?role=${role.id}`);
  await page.getByRole('checkbox', { name: /^See costs and margins/ }).uncheck();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  const after = keysHeard(person);
  await flowers.open(id);
  await flowers.openPiece('Bridal bouquet');
  await expect(flowers.price).toContainText('$345.00');
  expect(Object.keys(await flowers.figures(flowers.price))).toEqual(['Stems']);
  await expect(person.locator('.fl-line-money')).toHaveCount(0);
  await person.goto(`/floral_recipe_builder/orders/${id}`);
  await expect(person.getByRole('heading', { name: /^Orders for Marlow/ })).toBeVisible();
  await expect(person.getByRole('region', { name: 'What to buy' })).toHaveCount(0);
  await picture(person, 'order-without-costs.png', { fullPage: true });
  await person.goto(`/floral_recipe_builder/production/${id}`);
  await expect(person.getByRole('checkbox', { name: JULIET, exact: true })).toBeVisible();
  await network.come();
  expect([...after]).toEqual(expect.arrayContaining(['recipes', 'lines', 'qty_milli', 'ticks']));
  expect([...after].filter((key) => COSTLY.test(key))).toEqual([]);
  await api('PUT', `/api/manage_members/members/${hank.id}/roles/`, { role_ids: hank.roles.map((one) => one.id) });
  await person.context().close();
});
