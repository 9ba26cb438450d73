import type { operations, Profile } from '@butterfly/contracts/floral_recipe_builder';
import { mayUseFeature } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { recordReply } from '../../platform/records/record-reply';
import type { BookService } from './book/service';
import { clearUsualProfile, profileList, profiles } from './book/repository';
import { ingredients, pricesOf, supplierList, suppliers } from './catalogue/repository';
import { refuseArchived, type CatalogueService } from './catalogue/service';
import type { ForReader } from './for-reader';
import { libraryHandlers } from './library/routes';
import type { LibraryService } from './library/service';
import { flowerNeeds } from './needs/flower-needs';
import { orderHandlers } from './orders/routes';
import type { OrderService } from './orders/service';
import { productionHandlers } from './production/routes';
import type { ProductionService } from './production/service';
import type { TempBookService } from './temp/service';
import type { VersionService } from './versions/service';

interface Deps {
  readonly catalogue: CatalogueService;
  readonly books: BookService;
  readonly orders: OrderService;
  readonly production: ProductionService;
  readonly library: LibraryService;
  readonly versions: VersionService;
  readonly temp: TempBookService;
  readonly platform: Platform;
  readonly business: (db: Db) => Promise<{ readonly currency: string; readonly today: string }>;
}

export function floralRecipeBuilderHandlers({
  catalogue,
  books,
  orders,
  production,
  library,
  versions,
  temp,
  platform,
  business,
}: Deps): Handlers<typeof operations> {
  /** Work for a reader, in one transaction: what things cost is for some only. */
  const read: ForReader = ({ permissions, tx }, work) =>
    tx(async (db) => work(db, { seesCosts: mayUseFeature(permissions, 'view_costs'), ...(await business(db)) }));
  return {
    ...supplierHandlers(),
    ...profileHandlers(),
    ...ingredientHandlers(catalogue, read),
    ...packHandlers(catalogue, read),
    ...bookHandlers(books, read),
    ...versionHandlers(versions, read),
    ...tempHandlers(temp, read),
    ...orderHandlers({ orders, books, platform, read }),
    ...libraryHandlers({ library, read }),
    ...productionHandlers({ production, platform, read }),
    listFlowerNeeds: (call) => read(call, (db, reader) => flowerNeeds(db, call.query, { api: platform.api, reader })),
  };
}

function ingredientHandlers(catalogue: CatalogueService, read: ForReader) {
  return {
    listIngredients: (call) =>
      read(call, async (db, reader) =>
        pageAnswer({
          path: '/api/floral_recipe_builder/ingredients/',
          query: call.query,
          ...(await catalogue.page(db, call.query, reader)),
        }),
      ),
    createIngredient: async (call) => recordReply(await read(call, (db, reader) => catalogue.create(db, call.body, reader)), 201),
    getIngredient: async (call) => recordReply(await read(call, (db, reader) => catalogue.read(db, call.params.id, reader))),
    updateIngredient: async (call) => {
      const { params, body: patch, headers } = call;
      return recordReply(
        await read(call, (db, reader) => catalogue.update(db, { id: params.id, patch, ifMatch: headers['if-match'], reader })),
      );
    },
    archiveIngredient: async (call) =>
      recordReply(await read(call, (db, reader) => catalogue.setArchived(db, { id: call.params.id, archived: true, reader }))),
    restoreIngredient: async (call) =>
      recordReply(await read(call, (db, reader) => catalogue.setArchived(db, { id: call.params.id, archived: false, reader }))),
    listPrices: ({ params, tx }) =>
      tx(async (db) => {
        await ingredients.read(db, params.id);
        return pricesOf(db, params.id);
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function packHandlers(catalogue: CatalogueService, read: ForReader) {
  return {
    createPack: async (call) =>
      recordReply(await read(call, (db, reader) => catalogue.addPack(db, { id: call.params.id, pack: call.body, reader })), 201),
    updatePack: async (call) =>
      recordReply(await read(call, (db, reader) => catalogue.updatePack(db, { id: call.params.id, patch: call.body, reader }))),
    removePack: async (call) => recordReply(await read(call, (db, reader) => catalogue.removePack(db, { id: call.params.id, reader }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function bookHandlers(books: BookService, read: ForReader) {
  return {
    // Without an ETag: its version is that of the book alone, and does not tell whether a piece of it has changed.
    getBook: (call) => read(call, (db, reader) => books.read(db, call.params.projectId, reader)),
    updateBook: async (call) => {
      const { params, body: patch, headers } = call;
      return recordReply(
        await read(call, (db, reader) => books.update(db, { projectId: params.projectId, patch, ifMatch: headers['if-match'], reader })),
      );
    },
    createRecipe: async (call) =>
      recordReply(
        await read(call, (db, reader) => books.createRecipe(db, { projectId: call.params.projectId, input: call.body, reader })),
        201,
      ),
    getRecipe: async (call) => recordReply(await read(call, (db, reader) => books.readRecipe(db, call.params.id, reader))),
    updateRecipe: async (call) => {
      const { params, body: patch, headers } = call;
      return recordReply(
        await read(call, (db, reader) => books.updateRecipe(db, { id: params.id, patch, ifMatch: headers['if-match'], reader })),
      );
    },
    deleteRecipe: async (call) =>
      recordReply(await read(call, (db, reader) => books.setDeleted(db, { id: call.params.id, deleted: true, reader }))),
    restoreRecipe: async (call) =>
      recordReply(await read(call, (db, reader) => books.setDeleted(db, { id: call.params.id, deleted: false, reader }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function versionHandlers(versions: VersionService, read: ForReader) {
  return {
    lockBook: (call) => read(call, (db, reader) => versions.lock(db, { ...call.params, reader })),
    unlockBook: (call) => read(call, (db, reader) => versions.unlock(db, { ...call.params, reader })),
    listVersions: (call) => read(call, (db, reader) => versions.list(db, { ...call.params, reader })),
    compareVersion: (call) => read(call, (db, reader) => versions.compare(db, { ...call.params, other: call.query.with, reader })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function tempHandlers(temp: TempBookService, read: ForReader) {
  return {
    getTempBook: (call) => read(call, (db, reader) => temp.read(db, { key: call.params.tempProjectId, reader })),
    createTempRecipe: async (call) =>
      recordReply(
        await read(call, (db, reader) => temp.createRecipe(db, { key: call.params.tempProjectId, input: call.body, reader })),
        201,
      ),
    attachTempBook: (call) =>
      read(call, (db, reader) => temp.attach(db, { key: call.params.tempProjectId, projectId: call.body.project_id, reader })),
  } satisfies Partial<Handlers<typeof operations>>;
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
