import type { operations } from '@butterfly/contracts/inventory';
import { mayUseFeature } from '@butterfly/contracts/plugins';
import { requireFeature } from '../../../platform/auth/require-feature';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { Platform } from '../../../platform/platform';
import { recordReply } from '../../../platform/records/record-reply';
import { LotService } from '../shop/lot.service';
import { farmMovePage } from './repository';
import { FarmService } from './service';

interface Deps {
  readonly platform: Pick<Platform, 'api'>;
  readonly today: (db: Db) => Promise<string>;
}

export function farmHandlers({ platform, today }: Deps) {
  const farm = new FarmService(new LotService(() => platform.api('floral_recipe_builder')));
  return {
    getFarm: ({ tx }) => tx(async (db) => farm.overview(db, await today(db))),
    getFarmCategory: ({ params, tx }) => tx(async (db) => farm.category(db, params.id, await today(db))),
    createCrop: async ({ body, tx }) => recordReply(await tx((db) => farm.create(db, body)), 201),
    updateCrop: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => farm.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    createHarvest: async ({ body, tx }) => recordReply(await tx((db) => farm.harvest(db, body)), 201),
    transferHarvest: async ({ params, body, permissions, tx }) =>
      recordReply(
        await tx(async (db) =>
          farm.transfer(db, {
            id: params.id,
            input: body,
            reader: { seesCosts: mayUseFeature(permissions, 'view_costs'), today: await today(db) },
          }),
        ),
        201,
      ),
    moveHarvest: async ({ params, body, permissions, tx }) => {
      if (body.kind === 'adjust') requireFeature({ permissions }, 'adjust_stock');
      return recordReply(await tx((db) => farm.move(db, params.id, body)));
    },
    listFarmMoves: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/inventory/farm/transactions/', query, ...(await farmMovePage(db, query)) })),
  } satisfies Partial<Handlers<typeof operations>>;
}
