import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { orderPaths } from './paths';
import {
  confirmed,
  flowerOrder,
  newOrders,
  orderPatch,
  orderPreview,
  orderSummary,
  orderWish,
  projectCosts,
  received,
  recipeHistory,
  standIns,
} from './schema';

const byId = z.object({ id: idParam });
const byProject = z.object({ projectId: idParam });
const versioned = ['precondition_required', 'version_conflict'];
/** What things cost is absent from answers without it. */
const fieldsNeed = ['view_costs'] as const;
const step = { access: 'plugin', fieldsNeed, params: byId, ok: flowerOrder, errors: ['invalid_transition'] } as const;

export const orderOperations = defineRoutes(orderPaths, {
  previewOrders: {
    summary: 'What to buy for some projects: by supplier, in the cheapest packs, rounded once',
    access: 'plugin',
    feature: 'view_costs',
    body: orderWish,
    ok: orderPreview,
    errors: ['not_found'],
  },
  getToOrder: {
    summary: 'What is still to buy for one project: by supplier, in the cheapest packs, after what is ordered and what is in stock',
    access: 'plugin',
    feature: 'view_costs',
    params: byProject,
    ok: orderPreview,
  },
  createOrders: {
    summary: 'Make an order for each supplier of such a preview',
    access: 'plugin',
    feature: 'view_costs',
    idempotent: true,
    body: newOrders,
    ok: z.object({ orders: z.array(flowerOrder) }),
    status: 201,
    errors: ['not_found', 'floral_recipe_builder.nothing_to_order', 'floral_recipe_builder.preview_changed'],
  },
  listOrders: {
    summary: 'Orders for a project, the newest first',
    access: 'plugin',
    fieldsNeed,
    params: byProject,
    ok: z.array(orderSummary),
  },
  getOrder: { summary: 'Read an order', access: 'plugin', fieldsNeed, params: byId, ok: flowerOrder },
  updateOrder: {
    summary: 'Change days, note or freight of an order; needs If-Match',
    access: 'plugin',
    feature: 'view_costs',
    params: byId,
    body: orderPatch,
    ok: flowerOrder,
    errors: [...versioned, 'floral_recipe_builder.order_ended'],
  },
  reviewOrder: { ...step, summary: 'Somebody has looked it through' },
  sendOrder: {
    ...step,
    summary: 'Send it to the supplier: by mail with the order as PDF and CSV, where orders go by mail',
    feature: 'view_costs',
    idempotent: true,
    errors: ['invalid_transition', 'floral_recipe_builder.supplier_without_email', 'mail_too_large', 'storage_full'],
  },
  confirmOrder: { ...step, summary: 'The supplier has confirmed it', body: confirmed },
  receiveOrder: {
    ...step,
    summary: 'Count what came, reject what is bad, write down what came instead; needs If-Match',
    body: received,
    errors: ['invalid_transition', 'floral_recipe_builder.not_free', ...versioned],
  },
  listStandIns: {
    summary: 'What may stand in for each line of an order, and how much of it is free',
    access: 'plugin',
    params: byId,
    ok: z.array(standIns),
  },
  closeOrder: { ...step, summary: 'Nothing more will come: what it has cost stands' },
  cancelOrder: { ...step, summary: 'Cancel it, as long as nothing of it has come' },
  getOrderPdf: {
    summary: 'The order as PDF',
    access: 'plugin',
    feature: 'view_costs',
    params: byId,
    answer: 'handler',
    ok: z.unknown(),
    ratePerMember: 30,
  },
  getOrderCsv: { summary: 'The order as CSV', access: 'plugin', feature: 'view_costs', params: byId, answer: 'handler', ok: z.unknown() },
  listRecipeOrders: {
    summary: 'Orders in which a piece appears, what took the place of something in it, and what its flowers have cost',
    access: 'plugin',
    fieldsNeed,
    params: byId,
    ok: recipeHistory,
  },
  getProjectCosts: {
    summary: 'What the flowers of a project were meant to cost, and what they did',
    access: 'plugin',
    feature: 'view_costs',
    params: byProject,
    ok: projectCosts,
  },
});
