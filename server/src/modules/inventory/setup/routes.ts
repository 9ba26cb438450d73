import type { operations, SetupQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import type { Handlers, Reply } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { RecordTable } from '../../../platform/records/record-table';
import { recordReply } from '../../../platform/records/record-reply';
import { categories, goodsTypes, locations, setupPage, subcategories, terms, termsOf } from './repository';

interface Kept {
  readonly id: number;
  readonly version: number;
  readonly archived_at: string | null;
}

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

interface One {
  readonly params: { readonly id: number };
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly tx: Tx;
}

/** What is done with a small list of the business: what its rows refer to is looked at by `check`. */
function listOf<R extends Kept>(table: RecordTable<R>, path: string, check: (db: Db, values: object) => Promise<void> = async () => {}) {
  const mark =
    (on: boolean) =>
    async ({ params, tx }: One) =>
      recordReply(
        await tx(async (db) => {
          await table.mark(db, { ids: [params.id], column: 'archived_at', on });
          return table.read(db, params.id);
        }),
      );
  return {
    list: ({ query, tx }: { readonly query: SetupQuery; readonly tx: Tx }) =>
      tx(async (db) => pageAnswer({ path: `/api/inventory/${path}/`, query, ...(await setupPage(db, table, query)) })),
    create: async ({ body, tx }: { readonly body: object; readonly tx: Tx }): Promise<Reply<R>> =>
      recordReply(
        await tx(async (db) => {
          await check(db, body);
          return table.insert(db, body);
        }),
        201,
      ),
    update: async ({ params, headers, body, tx }: One & { readonly body: object }): Promise<Reply<R>> =>
      recordReply(
        await tx(async (db) => {
          refuseArchived(await table.lockVersion(db, { id: params.id, ifMatch: headers['if-match'] }));
          await check(db, body);
          return table.patch(db, { id: params.id, changes: body });
        }),
      ),
    archive: mark(true),
    restore: mark(false),
  };
}

export function setupHandlers() {
  const places = listOf(locations, 'locations');
  const groups = listOf(categories, 'categories');
  const parts = listOf(subcategories, 'subcategories', requireCategory);
  const types = listOf(goodsTypes, 'hg-types');
  return {
    listLocations: places.list,
    createLocation: places.create,
    updateLocation: places.update,
    archiveLocation: places.archive,
    restoreLocation: places.restore,
    listCategories: groups.list,
    createCategory: groups.create,
    updateCategory: groups.update,
    archiveCategory: groups.archive,
    restoreCategory: groups.restore,
    listSubcategories: parts.list,
    createSubcategory: parts.create,
    updateSubcategory: parts.update,
    archiveSubcategory: parts.archive,
    restoreSubcategory: parts.restore,
    listGoodsTypes: types.list,
    createGoodsType: types.create,
    updateGoodsType: types.update,
    archiveGoodsType: types.archive,
    restoreGoodsType: types.restore,
    getTerms: async ({ tx }) => recordReply(await tx(termsOf)),
    updateTerms: async ({ body, headers, tx }) =>
      recordReply(
        await tx(async (db) => {
          const { id } = await termsOf(db);
          await terms.lockVersion(db, { id, ifMatch: headers['if-match'] });
          return terms.patch(db, { id, changes: body });
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}

export function refuseArchived({ archived_at: archivedAt }: { readonly archived_at: string | null }): void {
  if (archivedAt) throw new AppError('inventory.archived');
}

async function requireCategory(db: Db, values: { readonly category_id?: number }): Promise<void> {
  if (values.category_id !== undefined && !(await categories.find(db, values.category_id)))
    throw new AppError('invalid_input', { fields: { category_id: ['is not a category of yours'] } });
}
