import { defineRoutes } from '../core/define-routes';
import { paths } from './paths';
import { searchAnswer, searchQuery } from './schema';

export const operations = defineRoutes(paths, {
  findRecords: {
    summary: 'Records of all plugins that I may use, by words, or by a telephone number however it is written',
    access: 'session',
    query: searchQuery,
    ratePerMember: 300,
    ok: searchAnswer,
  },
});
