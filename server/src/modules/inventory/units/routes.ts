import type { operations } from '@butterfly/contracts/inventory';
import { requireFeature } from '../../../platform/auth/require-feature';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { recordReply } from '../../../platform/records/record-reply';
import { items } from '../goods/repository';
import { watchLowStock } from '../rentals/low-stock';
import type { RentalService } from '../rentals/service';
import { labelPdf, labelsOf } from './label-pdf';
import { unitLogOf, units, unitsOf } from './repository';
import { UnitService } from './service';

interface Deps {
  readonly rentals: RentalService;
  readonly platform: Pick<Platform, 'api' | 'documents'>;
  readonly today: (db: Db) => Promise<string>;
}

export function unitHandlers({ rentals, platform, today }: Deps) {
  const service = new UnitService(rentals);
  const watched = async <U extends { readonly item_id: number }>(db: Db, unit: U): Promise<U> => {
    await watchLowStock(db, { ids: [unit.item_id], today: await today(db) });
    return unit;
  };
  return {
    listUnits: ({ params, tx }) =>
      tx(async (db) => {
        await items.read(db, params.id);
        return unitsOf(db, [params.id]);
      }),
    createUnit: async ({ body, tx }) => recordReply(await tx(async (db) => watched(db, await service.create(db, body))), 201),
    updateUnit: async ({ params, body, headers, permissions, tx }) => {
      const requireAdjust = () => requireFeature({ permissions }, 'adjust_stock');
      const change = { id: params.id, patch: body, ifMatch: headers['if-match'], requireAdjust };
      return recordReply(await tx(async (db) => watched(db, await service.update(db, change))));
    },
    listUnitLog: ({ params, tx }) =>
      tx(async (db) => {
        await units.read(db, params.id);
        return unitLogOf(db, params.id);
      }),
    scanUnit: ({ body, tx }) => tx(async (db) => service.scan(db, { scan: body, today: await today(db) })),
    getLabels: async ({ query, tx }) => {
      const sheet = await tx(async (db) => ({
        labels: await labelsOf(db, query.items),
        business: (await platform.api('auth_and_admin').tenant(db)).name,
      }));
      return labelPdf(sheet, platform.documents);
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
