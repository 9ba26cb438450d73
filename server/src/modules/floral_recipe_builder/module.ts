import { errors, operations } from '@butterfly/contracts/floral_recipe_builder';
import { defineModule } from '../../platform/define-module';
import { localDay } from '../../platform/time/local-time';
import { BookService } from './book/service';
import { CatalogueService } from './catalogue/service';
import { floralRecipeBuilderHandlers } from './routes';
import { search } from './search';

const definition = defineModule({
  id: 'floral_recipe_builder',
  operations,
  errors,
  subjects: {
    recipe: {
      table: 'floral_recipe_builder_recipe',
      name: 'name',
      project: 'project_id',
      path: '/floral_recipe_builder/order_history/:id',
    },
  },
  search,
  start: (platform) => ({
    handlers: floralRecipeBuilderHandlers({
      catalogue: new CatalogueService(),
      books: new BookService(platform),
      business: async (db) => {
        const { currency, tz } = await platform.api('auth_and_admin').tenant(db);
        return { currency, today: localDay(platform.clock(), tz) };
      },
    }),
  }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
