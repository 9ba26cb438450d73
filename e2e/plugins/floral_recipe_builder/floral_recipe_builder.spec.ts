import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { wedding } from '../../support/demo-records';
import { FlowersPage, newPiece, newEvent } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';

test('beside an open assistant a piece keeps its name in one line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(OWNER);
  await new FlowersPage(page).open(Number(await wedding(page)));
  const piece = page.getByRole('button', { name: 'Open Bridal bouquet' });
  await expect(piece).toBeVisible();
  const alone = (await piece.boundingBox())?.height;
  await page.getByRole('button', { name: 'Open assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible();
  await expect.poll(async () => (await piece.boundingBox())?.width ?? 999).toBeLessThan(800);
  expect((await piece.boundingBox())?.height).toBe(alone);
  await picture(page, 'book-beside-assistant.png');
});

test('the worked example stands on the page to the cent (T-016, T-498)', async ({ page, signIn }) => {
  await signIn(OWNER);
  const flowers = new FlowersPage(page);
  await flowers.open(Number(await wedding(page)));
  await expect(page.getByRole('heading', { name: 'Marlow & Okafor wedding' })).toBeVisible();
  await expect
    .poll(() => flowers.figures(flowers.totals))
    .toEqual({
      Stems: '586',
      Design: '19 h 11 min',
      Materials: '$936.60',
      Wages: '$422.01',
      COGS: '20.98 %',
      Margin: '69.57 %',
    });
  await expect(flowers.totals).toContainText('$4,465.00');
  await expect(page.locator('.fl-row-total')).toHaveText(['$345.00', '$600.00', '$160.00', '$1,440.00', '$1,920.00']);
  await expect(page.locator('.fl-section-head')).toHaveText([/Personal\$1,105\.00/, /Ceremony\$1,440\.00/, /Reception\$1,920\.00/]);
  await picture(page, 'book.png', { fullPage: true });

  await flowers.openPiece('Bridal bouquet');
  await expect(flowers.price).toContainText('$345.00');
  expect(await flowers.figures(flowers.price)).toEqual({
    Stems: '39',
    Cost: '$79.98',
    Retail: '$272.84',
    Labor: '$68.21',
    'Before rounding': '$341.05',
    COGS: '23.18 %',
    Margin: '68.85 %',
  });
  const money = await page.locator('.fl-line-money').allTextContents();
  expect(money).toEqual([
    '$11.44$40.04',
    '$8.25$28.88',
    '$22.00$77.00',
    '$12.76$44.66',
    '$7.04$24.64',
    '$5.61$19.64',
    '$5.78$20.23',
    '$7.00$17.50',
    '$0.10$0.25',
  ]);
  await picture(page, 'piece.png', { fullPage: true });
  const rows: Readonly<Record<string, Record<string, string>>> = {
    Bridesmaid: { Cost: '$28.19', Retail: '$95.07', Labor: '$23.77', 'Before rounding': '$118.84', COGS: '23.49 %', Margin: '64.28 %' },
    Boutonnière: { Cost: '$4.70', Retail: '$15.47', Labor: '$3.87', 'Before rounding': '$19.34', COGS: '23.50 %', Margin: '54.50 %' },
    Arch: { Cost: '$269.23', Retail: '$942.31', Labor: '$270.00', 'Before rounding': '$1,437.31', COGS: '18.70 %', Margin: '72.14 %' },
    'Low centrepiece': {
      Cost: '$34.07',
      Retail: '$118.41',
      Labor: '$29.60',
      'Before rounding': '$157.01',
      COGS: '21.29 %',
      Margin: '70.69 %',
    },
  };
  for (const [name, figures] of Object.entries(rows)) {
    await flowers.openPiece(name);
    await expect(page.getByRole('region', { name: `Price of ${name}` })).toBeVisible();
    expect(await flowers.figures(flowers.price)).toMatchObject(figures);
  }
});

test('what to buy is rounded once over all pieces, and a few stems fewer save a bunch', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const flowers = new FlowersPage(page);
  await flowers.open(Number(await wedding(page)));
  await expect(flowers.items).toContainText('15 things to buy, $1,094.90 in whole packs');
  const item = (name: string) => flowers.items.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(name) }) });
  await expect(item('Quicksand')).toContainText(/130 for 118.*6 × 25, 20 left.*a few over/);
  await expect(item('Pearl pins')).toContainText(/28.*1 × 144, 116 left/);
  await expect(flowers.items.locator('.fl-hint')).toHaveText([
    /130 needed, 125 would save one bunch \(\$32\.50\)/,
    /126 needed, 125 would save one bunch \(\$31\.25\)/,
    /22 needed, 20 would save one bunch \(\$15\.00\)/,
  ]);

  // On a project of its own: a stem fewer where the page proposes it, and back.
  const projectId = await newEvent(api, 'One stem too many');
  await newPiece(api, { projectId, name: 'Garland', of: { 'Playa Blanca': 24 } });
  await flowers.open(projectId);
  await expect(flowers.items).toContainText('27 needed, 25 would save one bunch ($31.25)');
  await flowers.items.getByRole('button', { name: '2 fewer in Garland' }).click();
  await expect(flowers.items).toContainText(/25 for 22/);
  await expect(flowers.items).not.toContainText('would save');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(flowers.items).toContainText('27 needed');

  // The other ways: a bunch that is filled, less waste, the client who pays it.
  await flowers.items.getByRole('button', { name: '21 more in Garland' }).click();
  await expect(flowers.items).toContainText(/50 for 45/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await flowers.items.getByRole('button', { name: 'Waste 4.16 %' }).click();
  await expect(flowers.items).toContainText(/25 for 24/);
  await page.getByRole('button', { name: 'Undo' }).click();
  const total = page.locator('.fl-row-total');
  const cents = async () => Math.round(Number((await total.textContent())?.replace(/[$,]/g, '')) * 100);
  const before = await cents();
  await flowers.items.getByRole('button', { name: 'Charge $31.25 with Garland' }).click();
  await expect.poll(cents).toBe(before + 3_125);
  await expect(page.getByText(/Saved \d/)).toBeVisible();
});

test('a florist opens a project, pastes a recipe, mends a warning and has the price', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Typed by hand');
  await page.goto(`/tenant_crm/projects/${projectId}`);
  const flowers = new FlowersPage(page);
  let clicks = 0;
  const click = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  const panel = page.getByRole('region', { name: 'Recipes of the project' });
  await expect(panel).toContainText('Nothing is written down yet');
  await click('Write the first recipe', 'link');
  const add = page.getByRole('textbox', { name: 'Add a piece to Personal' });
  clicks += 1;
  await add.click();
  await page.keyboard.type('Bridal bouquet');
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Add to Bridal bouquet' });
  await expect(field).toBeFocused();
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '8 quicksand, 6 playa blanca, 5 juliet, 2 dahlia, 3 unicorns');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(flowers.quantityOf('Rose ‘Quicksand’')).toHaveValue('8');
  await expect(flowers.quantityOf('Garden rose ‘Juliet’')).toHaveValue('5');
  await expect(page.getByText('Out of season: Jul–Oct only.')).toBeVisible();
  await expect(page.getByText('Which one is unicorns? (3)')).toBeVisible();
  await picture(page, 'warning.png', { fullPage: true });
  await click('Leave it out');
  clicks += 1;
  await page.getByRole('group', { name: 'Use instead of Dahlia ‘Café au Lait’' }).getByRole('button').first().click();
  await click(/^Use it at \$/);
  await expect(page.getByText('Out of season')).toBeHidden();
  await expect(page.getByText('instead of Dahlia ‘Café au Lait’')).toBeVisible();

  // The keyboard alone: a name by its beginning, and Enter from line to line.
  await field.focus();
  await page.keyboard.type('8 ranunc');
  await page.keyboard.press('Enter');
  await expect(flowers.quantityOf('Ranunculus ‘Elegance White’')).toHaveValue('8');
  await flowers.quantityOf('Rose ‘Quicksand’').focus();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(flowers.quantityOf('Rose ‘Playa Blanca’')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(flowers.quantityOf('Rose ‘Playa Blanca’')).toHaveValue('7');
  await page.keyboard.press('Control+z');
  await expect(flowers.quantityOf('Rose ‘Playa Blanca’')).toHaveValue('6');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  const shown = await flowers.price.locator('.fl-panel-price').textContent();
  const book = (await (await api('GET', `/api/floral_recipe_builder/projects/${projectId}/book/`)).json()) as {
    totals: { price_cents: number };
    recipes: { lines: { qty_milli: number }[] }[];
  };
  expect(book.recipes[0]?.lines.map(({ qty_milli }) => qty_milli)).toEqual([10_000, 6_000, 5_000, 2_000, 8_000]);
  expect(shown).toBe(`$${(book.totals.price_cents / 100).toFixed(2)}`);
  console.log(`A recipe of five flowers from the project's page, priced and saved: ${clicks} clicks`);
  await page.goto(`/tenant_crm/projects/${projectId}`);
  await expect(panel).toContainText(`Bridal bouquet × 1${shown}`);
});

test('a locked price stays when flowers change, warns below the calculated one, and is let go', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'A promised price');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8 } });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await flowers.openPiece('Bouquet');
  await expect(flowers.price).toContainText('$55.00');
  const lock = page.getByRole('button', { name: 'Lock the price of Bouquet' });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await flowers.quantityOf('Rose ‘Quicksand’').fill('20');
  await expect(flowers.price).toContainText('The price is locked; calculated it would be $130.00');
  await expect(flowers.price).toContainText('It is sold for less than it should be.');
  await expect(flowers.price.locator('.fl-panel-price')).toHaveText('$55.00');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(flowers.price.locator('.fl-panel-price')).toHaveText('$55.00');
  await lock.click();
  await expect(flowers.price.locator('.fl-panel-price')).toHaveText('$130.00');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
});

test('who sees costs sets from where on a price is red, and everybody else reads why not', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Far from it');
  const id = await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8 } });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await flowers.openPiece('Bouquet');
  await page.getByRole('button', { name: 'Work, price and notes' }).click();
  await page.getByRole('textbox', { name: 'Price of your own' }).fill('60');
  await expect(flowers.price.locator('.fl-drift')).toHaveAttribute('data-tone', 'eucalyptus');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  const set = async (green: string, yellow: string) => {
    await page
      .getByRole('textbox', { name: /^Green up to/ })
      .first()
      .fill(green);
    await page
      .getByRole('textbox', { name: /^Yellow up to/ })
      .first()
      .fill(yellow);
    await page.getByRole('button', { name: 'Save' }).first().click();
  };
  await page.goto('/floral_recipe_builder/pricing');
  await set('9', '8');
  await expect(page.getByText('Not below the green limit')).toBeVisible();
  await set('4', '8');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/floral_recipe_builder/recipe_app/${projectId}?piece=${id}`);
  await expect(flowers.price.locator('.fl-drift')).toHaveAttribute('data-tone', 'clay');
  await page.goto('/floral_recipe_builder/pricing');
  await set('15', '30');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await signIn('designer@fern-thistle.example');
  await page.goto('/floral_recipe_builder/pricing');
  await expect(page.getByText('How prices are made is shown to members who see costs.')).toBeVisible();
});

test('who may not see costs gets none, and works with what is left', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Without costs');
  await newPiece(api, { projectId, name: 'Bridal bouquet', of: { Quicksand: 8, Juliet: 5, ribbon: 2 } });
  await signIn('designer@fern-thistle.example');
  const texts: string[] = [];
  await page.route('**/api/floral_recipe_builder/**', async (route) => {
    const response = await route.fetch();
    texts.push(await response.text());
    await route.fulfill({ response });
  });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await flowers.openPiece('Bridal bouquet');
  await expect(flowers.price).toContainText('$170.00');
  expect(Object.keys(await flowers.figures(flowers.price))).toEqual(['Stems']);
  expect(Object.keys(await flowers.figures(flowers.totals))).toEqual(['Stems', 'Design']);
  await expect(flowers.items).toContainText('1 × 25');
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/floral_recipe_builder/recipes/**', async (route) => {
    await held;
    await route.fallback();
  });
  await flowers.quantityOf('Rose ‘Quicksand’').fill('12');
  await expect(flowers.price).toContainText('The price follows when it is saved.');
  letThrough();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await expect(flowers.price).toContainText('$195.00');
  await picture(page, 'without-costs.png', { fullPage: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.join('\n')).not.toMatch(/cost_cents|margin|cogs|pack_price|retail_cents|labor_cents|overhead|raw_cents/);
});

test('two tabs change two lines of one piece and both stay; of one line the second is asked', async ({ page, signIn, api, context }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Two tabs');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8, Juliet: 5 } });
  const [one, two] = [new FlowersPage(page), new FlowersPage(await context.newPage())];
  for (const tab of [one, two]) {
    await tab.open(projectId);
    await tab.openPiece('Bouquet');
  }
  await one.quantityOf('Rose ‘Quicksand’').fill('9');
  await two.quantityOf('Garden rose ‘Juliet’').fill('6');
  for (const tab of [one, two]) {
    await expect(tab.quantityOf('Rose ‘Quicksand’')).toHaveValue('9');
    await expect(tab.quantityOf('Garden rose ‘Juliet’')).toHaveValue('6');
  }
  const lines = async () => {
    const book = (await (await api('GET', `/api/floral_recipe_builder/projects/${projectId}/book/`)).json()) as {
      recipes: { lines: { qty_milli: number }[] }[];
    };
    return book.recipes[0]?.lines.map(({ qty_milli }) => qty_milli / 1_000);
  };
  await expect.poll(lines).toEqual([9, 6]);

  await context.setOffline(true);
  await one.quantityOf('Rose ‘Quicksand’').fill('20');
  await two.quantityOf('Rose ‘Quicksand’').fill('30');
  for (const tab of [one, two]) await expect(tab.page.getByText(/Not saved:/)).toBeVisible();
  await context.setOffline(false);
  // Whoever reaches the server first has saved; the other is asked, and takes the one that is there.
  const conflict = async () => ((await page.getByRole('alert').count()) > 0 ? page : two.page);
  await expect.poll(async () => (await page.getByRole('alert').count()) + (await two.page.getByRole('alert').count())).toBe(1);
  const slower = await conflict();
  await slower.getByRole('radio', { name: /^Yours/ }).check();
  await slower.getByRole('button', { name: 'Save my choice' }).click();
  const mine = slower === page ? 20 : 30;
  await expect.poll(lines).toEqual([mine, 6]);
  await expect(one.quantityOf('Rose ‘Quicksand’')).toHaveValue(String(mine));
  await expect(two.quantityOf('Rose ‘Quicksand’')).toHaveValue(String(mine));
});

test('what is typed without a line survives a reload and is saved when it is back', async ({ page, signIn, api, context }) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Without a line');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8 } });
  const flowers = new FlowersPage(page);
  await flowers.open(projectId);
  await flowers.openPiece('Bouquet');
  await expect(flowers.price).toContainText('$55.00');
  await context.route('**/api/floral_recipe_builder/recipes/**', (route) => route.abort());
  await flowers.quantityOf('Rose ‘Quicksand’').fill('20');
  await expect(page.getByText(/Not saved:/)).toBeVisible();
  await context.unroute('**/api/floral_recipe_builder/recipes/**');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(flowers.quantityOf('Rose ‘Quicksand’')).toHaveValue('20');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
});
