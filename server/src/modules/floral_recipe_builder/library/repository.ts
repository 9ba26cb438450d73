import type { BookRecipe, LibraryRecipe, WrittenLine } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** A recipe of the library as it is kept; its price is made anew each time. */
export type StoredLibraryRecipe = Omit<LibraryRecipe, 'lines' | 'stems_milli' | 'unit_cents'> &
  Pick<BookRecipe, 'labor' | 'rentals' | 'round_step_cents'> & { readonly lines: readonly WrittenLine[] };

export const library = new RecordTable<StoredLibraryRecipe>({
  name: 'floral_recipe_builder_library',
  reads: {
    id: true,
    name: true,
    arrangement_type: true,
    design_notes: true,
    minutes: true,
    sizes: true,
    labor: true,
    round_step_cents: true,
    rentals: true,
    lines: true,
    archived_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    name: 'text',
    arrangement_type: 'text',
    design_notes: 'text',
    minutes: 'int',
    sizes: 'jsonb',
    labor: 'jsonb',
    round_step_cents: 'bigint',
    rentals: 'jsonb',
    lines: 'jsonb',
  },
});

export function libraryList(db: Db): Promise<StoredLibraryRecipe[]> {
  return db.rows<StoredLibraryRecipe>(
    `select ${library.columns} from floral_recipe_builder_library where archived_at is null order by lower(name), id limit 500`,
  );
}
