import * as z from 'zod';
import { idParam, pageOf } from '../../core';
import { lot } from '../shop/schema';
import {
  crop,
  cropPatch,
  farmCategoryDetail,
  farmMove,
  farmMovement,
  farmMoveQuery,
  farmOverview,
  harvest,
  newCrop,
  transfer,
} from './schema';

const plugin = { access: 'plugin' } as const;
const one = { access: 'plugin', params: z.object({ id: idParam }) } as const;
const created = { access: 'plugin', idempotent: true, status: 201 } as const;

/** What the farm answers: what grows, what was cut, where it went. */
export const farmOperations = {
  getFarm: { summary: 'What grows, what is cut in the next weeks, and what finds no use', ...plugin, ok: farmOverview },
  getFarmCategory: { summary: 'The crops of a category', ...one, ok: farmCategoryDetail },
  createCrop: { summary: 'Something is planted, or will be', ...created, body: newCrop, ok: crop },
  updateCrop: {
    summary: 'Change a crop; needs If-Match',
    ...one,
    body: cropPatch,
    ok: crop,
    errors: ['precondition_required', 'version_conflict'],
  },
  createHarvest: { summary: 'Stems were cut', ...created, body: harvest, ok: crop, errors: ['not_found'] },
  transferHarvest: {
    summary: 'Stems go from the field into the shop, where they are a lot',
    ...one,
    idempotent: true,
    status: 201,
    body: transfer,
    ok: lot,
    errors: ['inventory.too_many'],
  },
  moveHarvest: {
    summary: 'Stems were sold, composted or counted',
    ...one,
    mayNeed: ['adjust_stock'],
    body: farmMovement,
    ok: crop,
    errors: ['inventory.too_many'],
  },
  listFarmMoves: { summary: 'What was cut and where it went, the newest first', ...plugin, query: farmMoveQuery, ok: pageOf(farmMove) },
} as const;
