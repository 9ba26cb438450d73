import type { Page } from '@playwright/test';
import { importOf, wedding, type DemoRecords } from '../../support/demo-records';

const AT = '/api/floral_recipe_builder';
const answerOf = async <T>(page: Page, address: string) => (await (await page.request.get(address)).json()) as T;

/** The wedding of this week, whose flowers have come but for four. */
async function receivedOrder(page: Page): Promise<number> {
  const projects = await answerOf<{ id: number; name: string }[]>(page, '/api/tenant_crm/projects/');
  const reyes = projects.find(({ name }) => name === 'Reyes wedding');
  const [order] = await answerOf<{ id: number }[]>(page, `${AT}/projects/${reyes?.id ?? 0}/orders/`);
  if (!order) throw new Error('The demo data has no order for the Reyes wedding.');
  return order.id;
}

/** Whose flowers are made now. */
async function inProduction(page: Page): Promise<string> {
  const projects = await answerOf<{ id: number; name: string }[]>(page, '/api/tenant_crm/projects/');
  return String(projects.find(({ name }) => name === 'Reyes wedding')?.id ?? 0);
}

async function orderedRecipe(page: Page): Promise<number> {
  const order = await answerOf<{ lines: { allocations: { recipe_id: number }[] }[] }>(page, `${AT}/orders/${await receivedOrder(page)}/`);
  return order.lines[0]?.allocations[0]?.recipe_id ?? 0;
}

export const records: DemoRecords = {
  '/floral_recipe_builder/import/:id': importOf('floral_recipe_builder.ingredient', 'Name,Kind\nZinnia,fresh\n'),
  '/floral_recipe_builder/recipe_app/:projectId': wedding,
  '/floral_recipe_builder/temp/:tempProjectId': () => Promise.resolve('walk-in'),
  '/floral_recipe_builder/orders/:projectId': wedding,
  '/floral_recipe_builder/order/:orderId': receivedOrder,
  '/floral_recipe_builder/production/:projectId': inProduction,
  '/floral_recipe_builder/order_history/:recipeId': orderedRecipe,
};
