import { firstOf, importOf, wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/inventory/hard-goods/:itemId': firstOf('/api/inventory/hg-items/'),
  '/inventory/farm/category/:categoryId': firstOf('/api/inventory/categories/'),
  '/inventory/shop/instance/:instanceId': firstOf('/api/inventory/shop/'),
  '/inventory/shop/project/:projectId/complete': wedding,
  '/inventory/settings/hg-items/import/:importId': importOf('inventory.item', 'Name,Type,Quantity,Place\nFern urn,Rental,4,Warehouse\n'),
  '/inventory/project/:projectId': wedding,
  '/inventory/project_inventory/:projectId': wedding,
};
