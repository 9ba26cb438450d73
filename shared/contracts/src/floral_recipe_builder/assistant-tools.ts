import type { AssistantToolInput } from '../plugins/manifest';

const ofProject = {
  type: 'object',
  required: ['projectId'],
  additionalProperties: false,
  properties: { projectId: { type: 'integer', minimum: 1 } },
};
const day = (description: string) => ({ type: 'string', format: 'date', description });

export const assistantTools: AssistantToolInput[] = [
  {
    id: 'floral_recipe_builder.flower_needs',
    title: 'Flowers that events need',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/flower-needs/' },
    modelDescription:
      'How many stems of a flower the recipes of events in a time need, with waste, how many are ordered, and what a pack costs.',
    input: {
      type: 'object',
      required: ['search', 'from', 'to'],
      additionalProperties: false,
      properties: {
        search: { type: 'string', maxLength: 120, description: 'Name of the flower or a part of it' },
        from: day('First event day'),
        to: day('Last event day'),
      },
    },
  },
  {
    id: 'floral_recipe_builder.book',
    title: 'Recipes of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/projects/:projectId/book/' },
    modelDescription:
      'The pieces of a project with their flowers, how many are made, what a client pays for one, and for who may see costs the material and the margin. Quantities are thousandths, amounts cents.',
    input: ofProject,
  },
  {
    id: 'floral_recipe_builder.to_order',
    title: 'Flowers to order for a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/projects/:projectId/to-order/' },
    modelDescription: 'What is still to order for a project: packs by supplier, until when, and what it comes to in cents.',
    input: ofProject,
  },
  {
    id: 'floral_recipe_builder.orders',
    title: 'Flower orders of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/projects/:projectId/orders/' },
    modelDescription: 'Flower orders made for a project: supplier, how far they are, when they are needed, what was ordered and kept.',
    input: ofProject,
  },
  {
    id: 'floral_recipe_builder.order',
    title: 'One flower order',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/orders/:id/' },
    modelDescription: 'One flower order line by line: how much was ordered, what of it came, what was rejected and what came instead.',
    input: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'integer', minimum: 1, description: 'Id of the order' } },
    },
  },
  {
    id: 'floral_recipe_builder.ingredients',
    title: 'Flowers of the catalogue',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/ingredients/' },
    modelDescription: 'Flowers, greens and hard goods by name: how they are bought, in which months, and what may stand in for them.',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: { search: { type: 'string', maxLength: 120 }, page_size: { type: 'integer', default: 25 } },
    },
  },
  {
    id: 'floral_recipe_builder.suppliers',
    title: 'Suppliers of flowers',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/suppliers/' },
    modelDescription: 'Growers and wholesalers with how they are reached, how many days they need and their least order.',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'floral_recipe_builder.production',
    title: 'Work behind the pieces of a project',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/projects/:projectId/production/' },
    modelDescription:
      'Minutes of bench work in all and of each piece, which stems have to be in water on which day, which hard goods are pulled, and what is ticked off.',
    input: ofProject,
  },
  {
    id: 'floral_recipe_builder.library',
    title: 'Recipes of the library',
    effect: 'read',
    call: { method: 'GET', path: '/api/floral_recipe_builder/library/' },
    modelDescription: 'Recipes of no project, to be taken into any: their flowers, and what one would cost a client today.',
    input: { type: 'object', additionalProperties: false, properties: {} },
  },
  {
    id: 'floral_recipe_builder.change_recipe',
    title: 'Change a recipe',
    effect: 'write',
    call: { method: 'PATCH', path: '/api/floral_recipe_builder/recipes/:id/' },
    opens: '/floral_recipe_builder/recipe_app/:project_id',
    modelDescription:
      'Changes how many of a piece are made, or its flowers: then all its lines are given, in thousandths, each with the key it has; another ingredient under a key takes the place of the one before.',
    input: {
      type: 'object',
      required: ['id', 'version'],
      additionalProperties: false,
      properties: {
        id: { type: 'integer', minimum: 1, description: 'Id of the recipe' },
        version: { type: 'integer', minimum: 1, description: 'The version that was read' },
        quantity: { type: 'integer', minimum: 0, description: 'How many are made' },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            required: ['key', 'ingredient_id', 'qty_milli'],
            properties: {
              key: { type: 'string' },
              ingredient_id: { type: 'integer' },
              qty_milli: { type: 'integer' },
              waste_bps: { type: ['integer', 'null'] },
              note: { type: 'string' },
            },
          },
        },
      },
    },
  },
  {
    id: 'floral_recipe_builder.take_recipe',
    title: 'Take a recipe into a project',
    effect: 'write',
    call: { method: 'POST', path: '/api/floral_recipe_builder/projects/:projectId/recipes/take/' },
    opens: '/floral_recipe_builder/recipe_app/:projectId',
    modelDescription: 'Copies a recipe of the library or of another project into a project, priced as flowers cost today.',
    input: {
      type: 'object',
      required: ['projectId', 'from', 'page'],
      additionalProperties: false,
      properties: {
        projectId: { type: 'integer', minimum: 1 },
        from: {
          type: 'object',
          required: ['kind', 'id'],
          properties: { kind: { type: 'string', enum: ['library', 'recipe'] }, id: { type: 'integer' } },
        },
        page: { type: 'string', description: 'Key of the group of pieces it comes to' },
        quantity: { type: 'integer', minimum: 0, description: 'How many are made' },
      },
    },
  },
];
