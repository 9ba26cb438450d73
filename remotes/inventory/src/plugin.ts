import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './inventory.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    overview_page: () => import('./overview/overview.page'),
    goods_page: () => import('./goods/goods.page'),
    new_item_page: () => import('./goods/new-item.page'),
    kits_page: () => import('./kits/kits.page'),
    item_page: () => import('./goods/item.page'),
    transactions_page: () => import('./transactions/transactions.page'),
    farm_page: () => import('./farm/farm.page'),
    farm_category_page: () => import('./farm/farm-category.page'),
    farm_transactions_page: () => import('./farm/farm-transactions.page'),
    shop_page: () => import('./shop/shop.page'),
    flower_page: () => import('./shop/flower.page'),
    lot_page: () => import('./shop/lot.page'),
    shop_projects_page: () => import('./shop/shop-projects.page'),
    complete_project_page: () => import('./shop/complete-project.page'),
    settings_page: () => import('./settings/settings.page'),
    locations_page: () => import('./settings/locations.page'),
    categories_page: () => import('./settings/categories.page'),
    subcategories_page: () => import('./settings/subcategories.page'),
    types_page: () => import('./settings/types.page'),
    items_page: () => import('./settings/items.page'),
    import_items_page: () => import('./import/import-items.page'),
    low_stock_page: () => import('./low-stock/low-stock.page'),
    calendar_page: () => import('./calendar/calendar.page'),
    project_page: () => import('./project/project.page'),
    project_stock_panel: () => import('./project/project-stock.panel'),
    open_farm: () => import('./commands/open-farm.command'),
    open_shop: () => import('./commands/open-shop.command'),
    open_goods: () => import('./commands/open-goods.command'),
    open_calendar: () => import('./commands/open-calendar.command'),
    open_low_stock: () => import('./commands/open-low-stock.command'),
  },
  {
    live: {
      'inventory.item': [keys.goods],
      'inventory.crop': [keys.farm],
      'inventory.lot': [keys.shop],
      'inventory.reservation': [keys.goods],
      'inventory.kit': [keys.setup, keys.goods],
      'inventory.location': [keys.setup],
      'inventory.category': [keys.setup],
      'inventory.subcategory': [keys.setup],
      'inventory.type': [keys.setup],
      'inventory.terms': [keys.setup],
    },
  },
);
