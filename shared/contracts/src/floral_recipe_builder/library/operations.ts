import * as z from 'zod';
import { defineRoutes, idParam, line } from '../../core';
import { recipe } from '../book/schema';
import { libraryPaths } from './paths';
import { libraryPatch, libraryRecipe, takenRecipe } from './schema';

const byId = z.object({ id: idParam });
const fieldsNeed = ['view_costs'] as const;

export const libraryOperations = defineRoutes(libraryPaths, {
  listLibrary: {
    summary: 'Recipes of the library by name, priced by what their flowers cost today',
    access: 'plugin',
    ok: z.array(libraryRecipe),
  },
  getLibraryRecipe: { summary: 'Read a recipe of the library', access: 'plugin', params: byId, ok: libraryRecipe },
  updateLibraryRecipe: {
    summary: 'Change the words or the sizes of a recipe of the library; needs If-Match',
    access: 'plugin',
    params: byId,
    body: libraryPatch,
    ok: libraryRecipe,
    errors: ['precondition_required', 'version_conflict', 'floral_recipe_builder.archived'],
  },
  archiveLibraryRecipe: {
    summary: 'Put a recipe of the library into the archive; pieces that were made from it stay',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: libraryRecipe,
  },
  restoreLibraryRecipe: { summary: 'Bring a recipe of the library back', access: 'plugin', params: byId, ok: libraryRecipe },
  saveToLibrary: {
    summary: 'Keep a piece in the library, for other projects',
    access: 'plugin',
    idempotent: true,
    params: byId,
    body: z.strictObject({ name: line(160) }),
    ok: libraryRecipe,
    status: 201,
  },
  takeRecipe: {
    summary: 'Add a piece from the library or from another project, larger or smaller',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    params: z.object({ projectId: idParam }),
    body: takenRecipe,
    ok: recipe,
    status: 201,
    errors: ['not_found', 'floral_recipe_builder.book_locked'],
  },
});
