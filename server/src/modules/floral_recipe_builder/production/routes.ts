import type { operations } from '@butterfly/contracts/floral_recipe_builder';
import type { Handlers } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import type { ForReader } from '../for-reader';
import { productionPdf } from './production-pdf';
import type { ProductionService } from './service';

interface Deps {
  readonly production: ProductionService;
  readonly platform: Platform;
  readonly read: ForReader;
}

export function productionHandlers({ production, platform, read }: Deps) {
  return {
    getProduction: (call) => read(call, (db, reader) => production.read(db, call.params.projectId, reader)),
    tickProduction: ({ params, body, tx }) => tx((db) => production.tick(db, params.projectId, body)),
    getProductionPdf: async (call) => {
      const paper = await read(call, async (db, reader) => {
        const { name, locale } = await platform.api('auth_and_admin').tenant(db);
        return { sheet: await production.read(db, call.params.projectId, reader), business: { name, locale }, part: call.query.part };
      });
      return productionPdf(paper, platform.documents);
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
