import { operations } from '@butterfly/contracts/search';
import { defineModule } from '../../platform/define-module';
import { SearchService } from './service';
import { wordsOf } from './words';

const definition = defineModule({
  id: 'search',
  operations,
  gated: false,
  start: (platform) => {
    const search = new SearchService(platform);
    return {
      handlers: {
        findRecords: async ({ query, permissions, session, tx }) => {
          const words = wordsOf(query.q);
          if (words.length === 0) return { groups: [] };
          const reach = await search.reachOf({ permissions, session });
          return { groups: await tx((db) => search.find(db, { reach, words })) };
        },
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
