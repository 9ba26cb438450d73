import { callApi } from '../../fixtures';
import { firstOf, importOf, wedding, type DemoRecords } from '../../support/demo-records';

/** The stocktake of the first place; it is begun when nobody counts there. */
const stocktakeOfFirstPlace: NonNullable<DemoRecords[string]> = async (page) => {
  const data = { location_id: await firstOf('/api/inventory/locations/')(page) };
  const answer = await callApi(page, { method: 'POST', path: '/api/inventory/stocktakes/', data, headers: {} });
  return ((await answer.json()) as { id: number }).id;
};

export const records: DemoRecords = {
  '/inventory/hard-goods/stocktakes/:stocktakeId': stocktakeOfFirstPlace,
  '/inventory/hard-goods/:itemId': firstOf('/api/inventory/hg-items/'),
  '/inventory/farm/category/:categoryId': firstOf('/api/inventory/categories/'),
  '/inventory/shop/instance/:instanceId': firstOf('/api/inventory/shop/'),
  '/inventory/shop/project/:projectId/complete': wedding,
  '/inventory/settings/hg-items/import/:importId': importOf('inventory.item', 'Name,Type,Quantity,Place\nFern urn,Rental,4,Warehouse\n'),
  '/inventory/project/:projectId': wedding,
  '/inventory/project_inventory/:projectId': wedding,
};
