import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { newEvent, newPiece } from '../floral_recipe_builder/flowers.page';

const OWNER = 'admin@fern-thistle.example';
const JULIET = 'Garden rose ‘Juliet’';
const WHITE = 'Garden rose ‘White O’Hara’';

interface Life {
  readonly stems_received: number;
  readonly stems_left: number;
  readonly cost_cents: number;
  readonly moves: readonly { readonly kind: string; readonly units: number }[];
}

test('an order that comes short, with two that are bad and something else instead: cost and waste of the project are those of its transactions (scenario 11)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(OWNER);
  const projectId = await newEvent(api, 'Twenty of twenty-four');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Juliet: 20 } });
  const placed = await api('POST', '/api/floral_recipe_builder/orders/', { project_ids: [projectId], expected_total_cents: 9_600 });
  const { orders } = (await placed.json()) as { orders: { id: number }[] };
  const orderId = orders[0]?.id ?? 0;
  await api('POST', `/api/floral_recipe_builder/orders/${orderId}/send/`);

  await page.goto(`/floral_recipe_builder/order/${orderId}`);
  const juliet = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: `${JULIET} that came`, exact: true }) });
  await expect(juliet).toContainText('24');
  await juliet.getByRole('textbox', { name: `${JULIET} that came`, exact: true }).fill('20');
  await juliet.getByRole('button', { name: 'Some are bad' }).click();
  await page.getByRole('textbox', { name: `Bad ones of ${JULIET}`, exact: true }).fill('2');
  await page.getByRole('button', { name: 'Brown edges' }).click();
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText(/to be given back/)).toContainText('$8.00');
  await expect(page.locator('.fl-head-meta')).toContainText('Partly received');
  await juliet.getByRole('button', { name: 'Something else came' }).click();
  await page.getByRole('combobox', { name: `Came instead of ${JULIET}` }).fill('6 white o’hara');
  await expect(page.getByRole('option', { name: new RegExp(WHITE) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`instead of ${JULIET}`)).toBeVisible();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.locator('.fl-head-meta')).toContainText('Closed');

  await page.goto(`/inventory/shop/project/${projectId}/complete`);
  await expect(page.getByRole('row', { name: new RegExp(JULIET) })).toBeVisible();
  await picture(page, 'complete-before.png', { fullPage: true });
  await page.getByRole('button', { name: 'Everything is pulled' }).click();
  await expect(page.getByRole('button', { name: 'Everything is pulled' })).toBeHidden();
  await page.getByRole('textbox', { name: `${JULIET}: used` }).fill('15');
  await page.getByRole('textbox', { name: `${JULIET}: thrown away` }).fill('3');
  await page.getByRole('textbox', { name: `${WHITE}: used` }).fill('3');
  await page.getByRole('textbox', { name: `${WHITE}: thrown away` }).fill('1');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await picture(page, 'complete-after.png', { fullPage: true });

  // What stands there is what the transactions of the two lots come to: eighteen of 4.00 a stem, and four that came instead for nothing.
  const lots: { id: number; order_line_id: number | null }[] = [];
  for (const query of ['', '&status=gone']) {
    const answer = (await (await api('GET', `/api/inventory/shop/?page_size=100${query}`)).json()) as { results: typeof lots };
    lots.push(...answer.results);
  }
  const order = (await (await api('GET', `/api/floral_recipe_builder/orders/${orderId}/`)).json()) as { lines: { id: number }[] };
  const own = lots.filter(({ order_line_id: line }) => order.lines.some(({ id }) => id === line));
  expect(own).toHaveLength(2);
  let [cents, used, wasted] = [0, 0, 0];
  for (const { id } of own) {
    const life = (await (await api('GET', `/api/inventory/shop/instances/${id}/`)).json()) as Life;
    const sum = (kind: string) => -life.moves.filter((move) => move.kind === kind).reduce((all, { units }) => all + units, 0);
    cents += Math.round(((sum('use') + sum('waste')) * life.cost_cents) / life.stems_received);
    used += sum('use');
    wasted += sum('waste');
  }
  expect([used, wasted]).toEqual([18, 4]);
  const figure = (name: string) => page.locator('.inv-figures > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Actual flower cost')).toHaveText(`$${(cents / 100).toFixed(2)}`);
  await expect(figure('Waste')).toHaveText(`${((wasted / (used + wasted)) * 100).toFixed(1)} %`);
});
