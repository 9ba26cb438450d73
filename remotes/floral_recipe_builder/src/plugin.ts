import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './flowers.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    book_page: () => import('./book/book.page'),
    quote_page: () => import('./temp/quote.page'),
    orders_page: () => import('./orders/orders.page'),
    order_page: () => import('./order/order.page'),
    production_page: () => import('./production/production.page'),
    library_page: () => import('./library/library.page'),
    import_page: () => import('./import/import.page'),
    pricing_page: () => import('./pricing/pricing.page'),
    order_history_page: () => import('./history/order-history.page'),
    board_prices_panel: () => import('./board/board-prices.panel'),
    open_library: () => import('./commands/open-library.command'),
    new_quote: () => import('./commands/new-quote.command'),
    project_recipes_panel: () => import('./project/project-recipes.panel'),
  },
  {
    live: {
      'floral_recipe_builder.recipe': [keys.books, keys.previews, keys.histories, keys.productions],
      'floral_recipe_builder.book': [keys.books, keys.productions],
      'floral_recipe_builder.order': [keys.orders, keys.previews, keys.histories, keys.productions],
      'floral_recipe_builder.library': [keys.library],
      'floral_recipe_builder.production': [keys.productions],
      'floral_recipe_builder.ingredient': [keys.catalogue, keys.previews, keys.library],
      'floral_recipe_builder.supplier': [keys.catalogue, keys.previews],
      'floral_recipe_builder.profile': [keys.profiles, keys.books],
    },
  },
);
