import * as z from 'zod';
import { defineRoutes, id } from '../../core';
import { book, newRecipe, recipe } from '../book/schema';
import { tempPaths } from './paths';

const byKey = z.object({ tempProjectId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be letters, digits, dashes and underscores') });
const fieldsNeed = ['view_costs'] as const;
const locked = ['floral_recipe_builder.book_locked'];

export const tempOperations = defineRoutes(tempPaths, {
  getTempBook: {
    summary: 'Recipes of a quick quote before there is a project; once it is attached, those of the project',
    access: 'plugin',
    fieldsNeed,
    params: byKey,
    ok: book,
  },
  createTempRecipe: {
    summary: 'Add a piece to a quick quote',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    params: byKey,
    body: newRecipe,
    ok: recipe,
    status: 201,
    errors: locked,
  },
  attachTempBook: {
    summary: 'Give the pieces of a quick quote to a project, beside those it has',
    access: 'plugin',
    fieldsNeed,
    params: byKey,
    body: z.strictObject({ project_id: id }),
    ok: book,
    errors: ['not_found', ...locked],
  },
});
