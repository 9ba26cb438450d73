import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/floral_recipe_builder';
import { assistantTools } from '@butterfly/contracts/floral_recipe_builder/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { localDay } from '../../platform/time/local-time';
import type { FloralRecipeBuilderApi } from './api';
import { BookService } from './book/service';
import { ingredientImport } from './catalogue/ingredient-import';
import { CatalogueService } from './catalogue/service';
import { OrderService } from './orders/service';
import { LibraryService } from './library/service';
import { ProductionService } from './production/service';
import { tellShort } from './orders/tell-short';
import { floralRecipeBuilderHandlers } from './routes';
import { search } from './search';
import { flowerSource } from './stock/flower-source';
import { sellablePieces } from './stock/sellable-pieces';
import { TempBookService } from './temp/service';
import { eventUses } from './uses/event-uses';
import { pieceNames } from './uses/repository';
import { lockBook } from './versions/lock-accepted';
import { VersionService } from './versions/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'floral_recipe_builder',
  operations,
  errors,
  events,
  subjects: {
    recipe: {
      table: 'floral_recipe_builder_recipe',
      name: 'name',
      project: 'project_id',
      path: '/floral_recipe_builder/order_history/:id',
    },
    order: { table: 'floral_recipe_builder_order', name: 'number', path: '/floral_recipe_builder/order/:id' },
    // It has no page of its own: whoever follows one sees what is made of it.
    ingredient: { table: 'floral_recipe_builder_ingredient', name: 'name', path: '/floral_recipe_builder/library' },
  },
  search,
  assistantTools,
  start: (platform) => {
    const books = new BookService(platform);
    return {
      fills: {
        'event_venues.uses': eventUses,
        'event_venues.pieces': { piecesOf: pieceNames },
        'proposal_and_invoice.pieces': { piecesOf: sellablePieces },
      },
      api: { ...flowerSource, lockBook } satisfies FloralRecipeBuilderApi,
      imports: { ingredient: ingredientImport },
      on: { 'floral_recipe_builder.order.short@1': { hear: tellShort(platform), whenOff: 'skip' } },
      handlers: floralRecipeBuilderHandlers({
        catalogue: new CatalogueService(),
        books,
        versions: new VersionService(books),
        temp: new TempBookService(books),
        orders: new OrderService(platform),
        library: new LibraryService({ books, platform }),
        production: new ProductionService({ books, platform }),
        platform,
        business: async (db) => {
          const { currency, tz } = await platform.api('auth_and_admin').tenant(db);
          return { currency, today: localDay(platform.clock(), tz) };
        },
      }),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
