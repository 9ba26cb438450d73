import * as z from 'zod';
import { defineRoutes, idParam, pageOf } from '../core';
import { book, bookPatch, newRecipe, recipe, recipePatch } from './book/schema';
import { newProfile, profile, profilePatch } from './book/profile.schema';
import {
  ingredient,
  ingredientPatch,
  ingredientQuery,
  newIngredient,
  newPack,
  newSupplier,
  packPatch,
  price,
  supplier,
  supplierPatch,
} from './catalogue/schema';
import { libraryOperations } from './library/operations';
import { needsOperations } from './needs/operations';
import { orderOperations } from './order/operations';
import { recipePaths } from './paths';
import { productionOperations } from './production/operations';
import { tempOperations } from './temp/operations';
import { versionOperations } from './versions/operations';

const byId = z.object({ id: idParam });
const byProject = z.object({ projectId: idParam });
const versioned = ['precondition_required', 'version_conflict'];
const archived = ['floral_recipe_builder.archived'];
const locked = ['floral_recipe_builder.book_locked'];
/** What things cost is absent from answers without it. */
const fieldsNeed = ['view_costs'] as const;

const recipeOperations = defineRoutes(recipePaths, {
  listSuppliers: { summary: 'Growers and wholesalers', access: 'plugin', ok: z.array(supplier) },
  createSupplier: { summary: 'Add a supplier', access: 'plugin', idempotent: true, body: newSupplier, ok: supplier, status: 201 },
  updateSupplier: {
    summary: 'Change a supplier; needs If-Match',
    access: 'plugin',
    params: byId,
    body: supplierPatch,
    ok: supplier,
    errors: [...versioned, ...archived],
  },
  archiveSupplier: { summary: 'Put a supplier into the archive', access: 'plugin', feature: 'delete_records', params: byId, ok: supplier },
  restoreSupplier: { summary: 'Bring a supplier back', access: 'plugin', params: byId, ok: supplier },
  listIngredients: {
    summary: 'Flowers, greens and hard goods by name, with how they are bought',
    access: 'plugin',
    fieldsNeed,
    query: ingredientQuery,
    ok: pageOf(ingredient),
  },
  createIngredient: {
    summary: 'Add an ingredient',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    body: newIngredient,
    ok: ingredient,
    status: 201,
  },
  getIngredient: { summary: 'Read an ingredient', access: 'plugin', fieldsNeed, params: byId, ok: ingredient },
  updateIngredient: {
    summary: 'Change an ingredient; needs If-Match',
    access: 'plugin',
    fieldsNeed,
    params: byId,
    body: ingredientPatch,
    ok: ingredient,
    errors: [...versioned, ...archived],
  },
  archiveIngredient: {
    summary: 'Put an ingredient into the archive; recipes keep it',
    access: 'plugin',
    feature: 'delete_records',
    fieldsNeed,
    params: byId,
    ok: ingredient,
  },
  restoreIngredient: { summary: 'Bring an ingredient back', access: 'plugin', fieldsNeed, params: byId, ok: ingredient },
  createPack: {
    summary: 'A way to buy an ingredient',
    access: 'plugin',
    feature: 'view_costs',
    idempotent: true,
    params: byId,
    body: newPack,
    ok: ingredient,
    status: 201,
    errors: archived,
  },
  updatePack: {
    summary: 'Change a pack or its price',
    access: 'plugin',
    feature: 'view_costs',
    params: byId,
    body: packPatch,
    ok: ingredient,
  },
  removePack: { summary: 'It is not sold so any more', access: 'plugin', feature: 'view_costs', params: byId, ok: ingredient },
  listPrices: {
    summary: 'What its packs have cost, the newest first',
    access: 'plugin',
    feature: 'view_costs',
    params: byId,
    ok: z.array(price),
  },
  listProfiles: { summary: 'How prices are made', access: 'plugin', feature: 'view_costs', ok: z.array(profile) },
  createProfile: {
    summary: 'Add a pricing profile',
    access: 'plugin',
    feature: 'view_costs',
    idempotent: true,
    body: newProfile,
    ok: profile,
    status: 201,
  },
  updateProfile: {
    summary: 'Change a pricing profile; needs If-Match',
    access: 'plugin',
    feature: 'view_costs',
    params: byId,
    body: profilePatch,
    ok: profile,
    errors: [...versioned, 'floral_recipe_builder.only_default'],
  },
  getBook: { summary: 'The pieces of a project with their prices', access: 'plugin', fieldsNeed, params: byProject, ok: book },
  updateBook: {
    summary: 'Change pages, name or profile of a book; needs If-Match',
    access: 'plugin',
    fieldsNeed,
    params: byProject,
    body: bookPatch,
    ok: book,
    errors: [...versioned, ...locked],
  },
  createRecipe: {
    summary: 'Add a piece',
    access: 'plugin',
    fieldsNeed,
    idempotent: true,
    params: byProject,
    body: newRecipe,
    ok: recipe,
    status: 201,
    errors: locked,
  },
  getRecipe: { summary: 'Read a piece', access: 'plugin', fieldsNeed, params: byId, ok: recipe },
  updateRecipe: {
    summary: 'Change a piece and its lines; needs If-Match',
    access: 'plugin',
    fieldsNeed,
    params: byId,
    body: recipePatch,
    ok: recipe,
    errors: [...versioned, ...locked],
  },
  deleteRecipe: { summary: 'Take a piece out; it can be restored', access: 'plugin', fieldsNeed, params: byId, ok: recipe, errors: locked },
  restoreRecipe: { summary: 'Bring a piece back', access: 'plugin', fieldsNeed, params: byId, ok: recipe, errors: locked },
});

export const operations = {
  ...recipeOperations,
  ...orderOperations,
  ...versionOperations,
  ...tempOperations,
  ...productionOperations,
  ...libraryOperations,
  ...needsOperations,
};
