import type { operations, Profile } from '@butterfly/contracts/floral_recipe_builder';
import { mayUseFeature, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { recordReply } from '../../platform/records/record-reply';
import type { BookService } from './book/service';
import { clearUsualProfile, profileList, profiles } from './book/repository';
import { pricesOf, supplierList, suppliers } from './catalogue/repository';
import { refuseArchived, type CatalogueService, type Reader } from './catalogue/service';

interface Deps {
  readonly catalogue: CatalogueService;
  readonly books: BookService;
  readonly platform: Pick<Platform, 'api' | 'clock'>;
  readonly currencyOf: (tenantId: number) => Promise<string>;
  readonly todayOf: (tenantId: number) => Promise<string>;
}

type Who = { readonly permissions: PermissionRecord; readonly session: { readonly tenantId: number } };

export function floralRecipeBuilderHandlers({ catalogue, books, currencyOf, todayOf }: Deps): Handlers<typeof operations> {
  const readerOf = async ({ permissions, session }: Who): Promise<Reader> => ({
    seesCosts: mayUseFeature(permissions, 'view_costs'),
    currency: await currencyOf(session.tenantId),
  });
  return {
    ...supplierHandlers(),
    ...profileHandlers(),
    listIngredients: async (call) => {
      const reader = await readerOf(call);
      return call.tx(async (db) =>
        pageAnswer({
          path: '/api/floral_recipe_builder/ingredients/',
          query: call.query,
          ...(await catalogue.page(db, call.query, reader)),
        }),
      );
    },
    createIngredient: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.create(db, call.body, reader)), 201);
    },
    getIngredient: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.read(db, call.params.id, reader)));
    },
    updateIngredient: async (call) => {
      const { params, body: patch, headers } = call;
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.update(db, { id: params.id, patch, ifMatch: headers['if-match'], reader })));
    },
    archiveIngredient: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.setArchived(db, { id: call.params.id, archived: true, reader })));
    },
    restoreIngredient: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.setArchived(db, { id: call.params.id, archived: false, reader })));
    },
    createPack: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.addPack(db, { id: call.params.id, pack: call.body, reader })), 201);
    },
    updatePack: async (call) => {
      const [reader, today] = [await readerOf(call), await todayOf(call.session.tenantId)];
      return recordReply(await call.tx((db) => catalogue.updatePack(db, { id: call.params.id, patch: call.body, today, reader })));
    },
    removePack: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => catalogue.removePack(db, { id: call.params.id, reader })));
    },
    listPrices: ({ params, tx }) => tx((db) => pricesOf(db, params.id)),
    getBook: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => books.read(db, call.params.projectId, reader)));
    },
    updateBook: async (call) => {
      const { params, body: patch, headers } = call;
      const reader = await readerOf(call);
      return recordReply(
        await call.tx((db) => books.update(db, { projectId: params.projectId, patch, ifMatch: headers['if-match'], reader })),
      );
    },
    createRecipe: async (call) => {
      const reader = await readerOf(call);
      return recordReply(
        await call.tx((db) => books.createRecipe(db, { projectId: call.params.projectId, input: call.body, reader })),
        201,
      );
    },
    updateRecipe: async (call) => {
      const { params, body: patch, headers } = call;
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => books.updateRecipe(db, { id: params.id, patch, ifMatch: headers['if-match'], reader })));
    },
    deleteRecipe: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => books.setDeleted(db, { id: call.params.id, deleted: true, reader })));
    },
    restoreRecipe: async (call) => {
      const reader = await readerOf(call);
      return recordReply(await call.tx((db) => books.setDeleted(db, { id: call.params.id, deleted: false, reader })));
    },
  };
}

function supplierHandlers() {
  return {
    listSuppliers: ({ tx }) => tx(supplierList),
    createSupplier: async ({ body, tx }) => recordReply(await tx((db) => suppliers.insert(db, body)), 201),
    updateSupplier: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => {
          refuseArchived(await suppliers.lockVersion(db, { id: params.id, ifMatch: headers['if-match'] }));
          return suppliers.patch(db, { id: params.id, changes: body });
        }),
      ),
    archiveSupplier: async ({ params, tx }) =>
      recordReply(
        await tx(async (db) => {
          await suppliers.mark(db, { ids: [params.id], column: 'archived_at', on: true });
          return suppliers.read(db, params.id);
        }),
      ),
    restoreSupplier: async ({ params, tx }) =>
      recordReply(
        await tx(async (db) => {
          await suppliers.mark(db, { ids: [params.id], column: 'archived_at', on: false });
          return suppliers.read(db, params.id);
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}

function profileHandlers() {
  return {
    listProfiles: ({ tx }) => tx(profileList),
    createProfile: async ({ body: { rules, ...body }, tx }) =>
      recordReply(
        await tx(async (db): Promise<Profile> => {
          if (body.is_default) await clearUsualProfile(db);
          return profiles.insert(db, { ...body, data: rules });
        }),
        201,
      ),
    updateProfile: async ({ params, body: { rules, ...body }, headers, tx }) =>
      recordReply(
        await tx(async (db): Promise<Profile> => {
          const before = await profiles.lockVersion(db, { id: params.id, ifMatch: headers['if-match'] });
          if (before.is_default && body.is_default === false) throw new AppError('floral_recipe_builder.only_default');
          if (body.is_default && !before.is_default) await clearUsualProfile(db);
          return profiles.patch(db, { id: params.id, changes: { ...body, data: rules } });
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}
