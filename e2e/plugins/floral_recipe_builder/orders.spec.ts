import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { FlowersPage, ingredientIds, newEvent, newPiece } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';
/** Whether something else lies over the middle of a control, as the page stands. */
const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const upper = document.elementFromPoint(left + width / 2, top + height / 2);
    return !element.contains(upper);
  });
const cameField = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} that came`, exact: true });

test('a florist goes from a pasted recipe to the actual margin of the project', async ({ page, signIn, api, context }) => {
  await signIn(OWNER);
  const [own, other] = [await newEvent(api, 'The florist’s way'), await newEvent(api, 'The wedding beside it')];
  await newPiece(api, { projectId: other, name: 'Bouquet', of: { 'Playa Blanca': 20 } });
  let clicks = 0;
  let keys = 0;
  /** A key at a time, as a person types. */
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  /** Into a field of its own, whose text is selected first. */
  const typeInto = async (field: Locator, text: string) => {
    clicks += 1;
    await field.click();
    await press('ControlOrMeta+a');
    await type(text);
  };
  const click = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await page.goto(`/tenant_crm/projects/${own}`);
  await click('Write the first recipe', 'link');
  const add = page.getByRole('textbox', { name: 'Add a piece to Personal' });
  clicks += 1;
  await add.click();
  await type('Bridal bouquet');
  await press('Enter');
  const field = page.getByRole('combobox', { name: 'Add to Bridal bouquet' });
  await expect(field).toBeFocused();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('114 playa blanca, 20 juliet, 2 dahlia'));
  await press('ControlOrMeta+v');
  await expect(page.getByText('Out of season: Jul–Oct only.')).toBeVisible();
  clicks += 1;
  await page.getByRole('group', { name: 'Use instead of Dahlia ‘Café au Lait’' }).getByRole('button').first().click();
  await click(/^Use it at \$/);
  await expect(page.getByText('Out of season')).toBeHidden();
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  // The order, for two weddings at once: rounded together, 134 Playa Blanca need six bunches instead of six and one.
  await click('Order flowers');
  const playa = page.getByRole('region', { name: 'What to buy' }).getByRole('listitem').filter({ hasText: 'Rose ‘Playa Blanca’' });
  await expect(playa).toContainText('126');
  await page.getByRole('combobox', { name: 'Order together with' }).click();
  await type('The wedding beside it');
  await press('Enter');
  await press('Escape');
  clicks += 1;
  await expect(playa).toContainText('148');
  await expect(playa).toContainText('6 × 25, 2 left');
  await picture(page, 'order-preview.png', { fullPage: true });
  await click('Make the order');
  await expect(page.getByRole('heading', { name: /^PO-\d{4}-\d{4}, Hudson Valley Flower Exchange$/ })).toBeVisible();
  await click('Send order');
  await expect(page.getByRole('button', { name: 'It is confirmed' })).toBeVisible();

  // Everything but four Juliet comes, two of which are brown; White O'Hara instead.
  await click('Everything came');
  await typeInto(cameField(page, 'Garden rose ‘Juliet’'), '20');
  const juliet = page.getByRole('listitem').filter({ has: cameField(page, 'Garden rose ‘Juliet’') });
  clicks += 1;
  await juliet.getByRole('button', { name: 'Some are bad' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Bad ones of Garden rose ‘Juliet’', exact: true }), '2');
  await expect(page.getByText('Say why some were rejected.')).toBeVisible();
  await click('Brown edges');
  await page
    .getByLabel('Photograph of the bad ones of Garden rose ‘Juliet’')
    .setInputFiles({ name: 'brown.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') });
  await expect(juliet.getByRole('button', { name: 'Photograph is there; take another' })).toBeVisible();
  await picture(page, 'order-receive.png', { fullPage: true });
  await click('Save count');
  await expect(page.getByText(/to be given back/)).toContainText('$8.00');
  clicks += 1;
  await juliet.getByRole('button', { name: 'Something else came' }).click();
  clicks += 1;
  await page.getByRole('combobox', { name: 'Came instead of Garden rose ‘Juliet’' }).click();
  await type("6 white o'hara");
  await press('Enter');
  await expect(page.getByText('instead of Garden rose ‘Juliet’')).toBeVisible();
  await click('Complete');
  await expect(page.locator('.fl-head-meta')).toContainText('Closed');
  await click('The florist’s way', 'link');
  await click('The florist’s way', 'link');
  const panel = page.getByRole('region', { name: 'Recipes of the project' });
  await expect(panel).toContainText(/in the end; margin \d+\.\d\d %/);
  const costs = (await (await api('GET', `/api/floral_recipe_builder/projects/${own}/costs/`)).json()) as { actual_margin_bps: number };
  await expect(panel).toContainText(`margin ${(costs.actual_margin_bps / 100).toFixed(2)} %`);
  console.log(`A florist's way, from the project's page to its actual margin: ${clicks} clicks and ${keys} keys`);
});

test('what may stand in is said with its price before anything changes, and the client’s price stays (6.2)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Stood in for');
  const of = { Quicksand: 8, 'Playa Blanca': 6, Juliet: 5, Ranunculus: 8, Lisianthus: 4, 'Astilbe white': 3, 'silver dollar': 5 };
  const piece = await newPiece(api, { projectId, name: 'Bridal bouquet', of: { ...of, 'Silk ribbon': 2, 'Pearl pins': 2 } });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await flowers.openPiece('Bridal bouquet');
  await expect(flowers.price).toContainText('$345.00');
  await page.getByRole('button', { name: 'Replace Garden rose ‘Juliet’' }).click();
  const listed = page.getByRole('list', { name: 'Substitutes of Garden rose ‘Juliet’' });
  await listed.getByRole('button', { name: /^Garden rose ‘White O’Hara’ × 1\.4$/ }).click();
  const offer = page.getByRole('group', { name: '7 Garden rose ‘White O’Hara’ instead of 5 Garden rose ‘Juliet’' });
  await expect(offer).toContainText('It costs $16.94 instead of $22.00: $5.06 less a piece.');
  await expect(offer).toContainText('The client’s price stays $345.00; calculated anew it would be $320.00.');
  await expect(flowers.quantityOf('Garden rose ‘Juliet’')).toHaveValue('5');
  await picture(page, 'stand-in.png', { fullPage: true });
  await offer.getByRole('button', { name: 'Use it, the price stays' }).click();
  await expect(flowers.quantityOf('Garden rose ‘White O’Hara’')).toHaveValue('7');
  await expect(flowers.price).toContainText('$345.00');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  const saved = (await (await api('GET', `/api/floral_recipe_builder/recipes/${piece}/`)).json()) as {
    price: { unit_cents: number; calculated_cents: number; materials_cost_cents: number };
    lines: { substituted_from: string | null }[];
  };
  expect(saved.price).toMatchObject({ unit_cents: 34_500, calculated_cents: 32_000, materials_cost_cents: 7_492 });
  expect(saved.lines[2]).toMatchObject({ substituted_from: 'Garden rose ‘Juliet’' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(flowers.quantityOf('Garden rose ‘Juliet’')).toHaveValue('5');

  // Another flower is put on the list, moved to its head and taken off again.
  const instead = page.getByRole('combobox', { name: 'Instead of Rose ‘Quicksand’' });
  await page.getByRole('button', { name: 'Replace Rose ‘Quicksand’' }).click();
  await instead.fill('12 majolika');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keep it as a substitute' }).click();
  await expect(page.getByRole('button', { name: 'Keep it as a substitute' })).toBeHidden();
  await page.getByRole('button', { name: 'Leave Rose ‘Quicksand’' }).click();
  await page.getByRole('button', { name: 'Replace Rose ‘Quicksand’' }).click();
  const own = page.getByRole('list', { name: 'Substitutes of Rose ‘Quicksand’' });
  await expect(own.getByRole('listitem')).toHaveText(['Spray rose ‘Majolika’ × 1.5']);
  await own.getByRole('button', { name: 'Take Spray rose ‘Majolika’ off the list' }).click();
  await expect(own).toBeHidden();
});

test('of a short order the first that is listed and free is offered, and is the projects’ at once', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Short of astilbe');
  await newPiece(api, { projectId, name: 'Bouquet', of: { 'Astilbe white': 9 } });
  const stock = (await ingredientIds(api))('Stock white');
  const lot = await api('POST', '/api/inventory/shop/instances/', { ingredient_id: stock, units: 5, use_by: '2027-06-30' });
  expect(lot.ok()).toBe(true);
  const placed = await api('POST', '/api/floral_recipe_builder/orders/', { project_ids: [projectId], expected_total_cents: 1_700 });
  const { orders } = (await placed.json()) as { orders: { id: number }[] };
  const id = orders[0]?.id ?? 0;
  await api('POST', `/api/floral_recipe_builder/orders/${id}/send/`);
  await page.goto(`/floral_recipe_builder/order/${id}`);
  await cameField(page, 'Astilbe white').fill('6');
  await expect(page.getByText(/4 short; \d+ Stock white of your own are free/)).toBeVisible();
  await picture(page, 'stand-in-order.png', { fullPage: true });
  await page.getByRole('button', { name: 'Take 4 Stock white' }).click();
  await expect(page.getByText('4 of your own')).toBeVisible();
  await expect(page.locator('.fl-head-meta')).toContainText('Received');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.locator('.fl-head-meta')).toContainText('Closed');
  await expect(page.getByRole('list', { name: 'Lines of the order' })).toContainText('instead of Astilbe white4 of your own');
});

test('the preview of the worked example stands on the page to the cent, and leaves a bunch out where it says so', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  await page.goto(`/floral_recipe_builder/orders/${await wedding(page)}`);
  const preview = page.getByRole('region', { name: 'What to buy' });
  await expect(preview.locator('.fl-order-total')).toContainText('$1,017.90');
  await expect(preview.locator('.fl-order-total')).toContainText('$146.15 saved by ordering together.');
  const fitOf = (name: string) => preview.getByRole('listitem').filter({ hasText: name }).locator('.fl-item-fit');
  await expect(fitOf('Rose ‘Quicksand’')).toHaveText('a few over');
  const hints = preview.locator('.fl-hint').filter({ hasText: 'would save one bunch' });
  await expect(hints).toHaveCount(3);
  await expect(hints.filter({ hasText: '130 needed, 125 would save one bunch ($32.50)' })).toHaveCount(1);
  await expect(hints.filter({ hasText: '126 needed, 125 would save one bunch ($31.25)' })).toHaveCount(1);
  await expect(hints.filter({ hasText: '22 needed, 20 would save one bunch ($15.00)' })).toHaveCount(1);
  const projectId = await newEvent(api, 'A bunch fewer');
  await newPiece(api, { projectId, name: 'Garland', of: { 'Playa Blanca': 24 } });
  await page.goto(`/floral_recipe_builder/orders/${projectId}`);
  await expect(preview.locator('.fl-order-total')).toContainText('$62.50');
  await page.getByRole('button', { name: '2 fewer in Garland' }).click();
  await expect(preview.locator('.fl-order-total')).toContainText('$31.25');
});

test('two people count one order on their phones: the second is told, and nothing of either is lost', async ({
  page,
  signIn,
  api,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Counted by two');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 20, Juliet: 10 } });
  const placed = await api('POST', '/api/floral_recipe_builder/orders/', { project_ids: [projectId], expected_total_cents: 8_050 });
  const { orders } = (await placed.json()) as { orders: { id: number }[] };
  const id = orders[0]?.id ?? 0;
  await api('POST', `/api/floral_recipe_builder/orders/${id}/send/`);
  const two = await context.newPage();
  await two.setViewportSize({ width: 360, height: 740 });
  for (const tab of [page, two]) await tab.goto(`/floral_recipe_builder/order/${id}`);
  await page.getByRole('button', { name: 'All 25: Rose ‘Quicksand’ that came' }).click();
  for (let pressed = 0; pressed < 3; pressed += 1)
    await two.getByRole('button', { name: 'One more: Garden rose ‘Juliet’ that came' }).click();
  await picture(two, 'order-phone.png', { fullPage: true });
  expect(await tooWide(two)).toBe(0);
  expect(await isCovered(two.getByRole('button', { name: 'Save count' }))).toBe(false);
  // The second tab does not hear of the first: its save is refused, and says so.
  await two.route('**/api/floral_recipe_builder/orders/*/', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText(/what was kept costs/)).toBeVisible();
  await two.getByRole('button', { name: 'Save count' }).click();
  await expect(two.getByRole('alert')).toContainText('A colleague has counted meanwhile.');
  await two.unroute('**/api/floral_recipe_builder/orders/*/');
  await two.reload();
  await expect(cameField(two, 'Garden rose ‘Juliet’')).toHaveValue('3');
  await expect(cameField(two, 'Rose ‘Quicksand’')).toHaveValue('25');
  await two.getByRole('button', { name: 'Save count' }).click();
  await expect(cameField(page, 'Garden rose ‘Juliet’')).toHaveValue('3');
  const order = (await (await api('GET', `/api/floral_recipe_builder/orders/${id}/`)).json()) as {
    status: string;
    lines: { received_units: number }[];
  };
  expect([order.status, order.lines.map(({ received_units }) => received_units).sort()]).toEqual(['partially_received', [25, 3]]);
});

test('the history of a piece tells its orders and what its flowers have cost (T-500)', async ({ page, signIn }) => {
  await signIn(OWNER);
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  const reyes = projects.find(({ name }) => name === 'Reyes wedding')?.id ?? 0;
  await page.goto(`/floral_recipe_builder/recipe_app/${reyes}`);
  await page.getByRole('button', { name: 'Open Bridal bouquet' }).click();
  await page.getByRole('link', { name: 'Orders of this piece' }).click();
  await expect(page.getByRole('heading', { name: 'Orders of Bridal bouquet' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Orders of the recipe' })).toContainText('Garden rose ‘Juliet’');
  await expect(page.getByRole('region', { name: 'Prices' })).toContainText('$48.00');
  await picture(page, 'order-history.png', { fullPage: true });
});

test('a locked book is opened as a new version, which says what has changed since', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Locked');
  await newPiece(api, { projectId, name: 'Garland', of: { Quicksand: 24 } });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Add a piece to Personal' })).toBeHidden();
  await page.getByRole('button', { name: 'New version' }).click();
  await flowers.openPiece('Garland');
  await flowers.quantityOf('Rose ‘Quicksand’').fill('30');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  const changes = page.getByRole('list', { name: 'Changes since the version' });
  await expect(changes).toContainText('24 → 30 Rose ‘Quicksand’');
  await picture(page, 'versions.png', { fullPage: true });
});

test('a quick quote without a project is priced, and attached later without loss (T-499)', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  await newEvent(api, 'Walked in from the street');
  await page.goto(`/floral_recipe_builder/temp/walk-in-${Date.now()}`);
  await expect(page.getByRole('heading', { name: 'Quick quote' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Add a piece to Personal' }).fill('Bouquet');
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Add to Bouquet' });
  await expect(field).toBeFocused();
  await page.keyboard.type('8 quicksand');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await expect(page.locator('.fl-panel-total')).toContainText('$55.00');
  const address = page.url().replace(/\?.*/, '');
  await page.getByRole('combobox', { name: 'Attach to a project' }).click();
  await page.keyboard.type('Walked in from');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Walked in from the street' })).toBeVisible();
  await expect(page.locator('.fl-panel-total')).toContainText('$55.00');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Walked in from the street' })).toBeVisible();
});

test('an order is looked through and its freight, days and note are changed before it is sent', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Looked through');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 20 } });
  const placed = await api('POST', '/api/floral_recipe_builder/orders/', { project_ids: [projectId], expected_total_cents: 3_250 });
  const { orders } = (await placed.json()) as { orders: { id: number }[] };
  await page.goto(`/floral_recipe_builder/order/${orders[0]?.id ?? 0}`);
  await page.getByRole('button', { name: 'Change days, freight or note' }).click();
  const terms = page.getByRole('region', { name: 'Days, freight and note' });
  await terms.getByLabel('Comes on').fill('2027-06-08');
  await terms.getByLabel('Freight').fill('12.50');
  await terms.getByLabel('Note to the supplier').fill('To the back door');
  await terms.getByRole('button', { name: 'Save days, freight and note' }).click();
  await expect(page.locator('.fl-order-money')).toContainText('$45.00 ordered, $12.50 of it freight');
  await expect(page.getByText('To the back door')).toBeVisible();
  await expect(page.locator('.fl-head-meta')).toContainText('Jun 8');
  await page.getByRole('button', { name: 'It is looked through' }).click();
  await expect(page.locator('.fl-head-meta')).toContainText('Looked through');
  await expect(page.getByRole('button', { name: 'It is looked through' })).toBeHidden();
});
