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
];
