import * as z from 'zod';
import { idParam, pageOf } from '../../core';
import {
  allocate,
  completion,
  flower,
  lot,
  lotArrival,
  lotCount,
  lotLife,
  lotPatch,
  lotQuery,
  lotWaste,
  newLot,
  shopProject,
  shopProjectDetail,
  stockedFlower,
} from './schema';

const plugin = { access: 'plugin' } as const;
const one = { access: 'plugin', params: z.object({ id: idParam }) } as const;
const ofProject = { access: 'plugin', params: z.object({ projectId: idParam }), ok: shopProjectDetail } as const;

/** What the shop answers: cut flowers, by the lots that they came in. */
export const shopOperations = {
  listLots: { summary: 'Lots of flowers, the first to use first', ...plugin, query: lotQuery, ok: pageOf(lot) },
  createLot: {
    summary: 'Flowers have come, or will',
    ...plugin,
    idempotent: true,
    status: 201,
    body: newLot,
    ok: lot,
    errors: ['not_found'],
  },
  getLot: { summary: 'A lot with its whole life; the answer has an ETag', ...one, ok: lotLife },
  updateLot: {
    summary: 'Change what is known of a lot; needs If-Match',
    ...one,
    body: lotPatch,
    ok: lotLife,
    errors: ['precondition_required', 'version_conflict'],
  },
  receiveLot: { summary: 'What was expected is here', ...one, body: lotArrival, ok: lot, errors: ['inventory.lot_is_here'] },
  wasteLot: { summary: 'Stems were thrown away', ...one, body: lotWaste, ok: lot, errors: ['inventory.stems_held'] },
  countLot: {
    summary: 'Somebody has counted a lot',
    ...one,
    feature: 'adjust_stock',
    body: lotCount,
    ok: lot,
    errors: ['inventory.stems_held', 'inventory.lot_is_awaited'],
  },
  listFlowers: { summary: 'Every flower of the catalogue with what there is of it', ...plugin, ok: z.array(stockedFlower) },
  getFlower: { summary: 'A flower with all its lots, prices and what became of it', ...one, ok: flower },
  listShopProjects: { summary: 'Projects with the flowers they need and have', ...plugin, ok: z.array(shopProject) },
  getShopProject: { summary: 'The flowers of a project', ...ofProject },
  allocateStems: {
    summary: 'Keep stems for a project, the first to expire first; all of them or none',
    ...ofProject,
    body: allocate,
    errors: ['inventory.stems_short'],
  },
  releaseStems: {
    summary: 'Let stems of a project go back into the shop',
    ...ofProject,
    body: allocate,
    errors: ['inventory.too_many'],
  },
  pullStems: { summary: 'What is planned for a project is taken out of the cooler', ...ofProject, body: z.strictObject({}).optional() },
  completeShopProject: {
    summary: 'Write down what was used and thrown away; the rest goes back',
    ...ofProject,
    body: completion,
    errors: ['inventory.too_many'],
  },
} as const;
