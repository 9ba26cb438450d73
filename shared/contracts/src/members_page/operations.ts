import { defineRoutes } from '../core/define-routes';
import { paths } from './paths';
import { me } from './schema';

export const operations = defineRoutes(paths, {
  me: { summary: 'The signed-in member', access: 'session', ok: me },
});
