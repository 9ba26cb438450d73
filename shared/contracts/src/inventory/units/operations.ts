import * as z from 'zod';
import { labelQuery, newUnit, unit, unitLog, unitOf, unitPatch, unitScan, unitScanned } from './schema';

const plugin = { access: 'plugin' } as const;
const one = { access: 'plugin', params: unitOf } as const;

/** What things answer of which every single one has its number. */
export const unitOperations = {
  listUnits: { summary: 'The units of a thing, by their numbers', ...one, ok: z.array(unit) },
  createUnit: {
    summary: 'Give a unit its number; it counts as received',
    ...plugin,
    idempotent: true,
    status: 201,
    body: newUnit,
    ok: unit,
    errors: ['inventory.archived', 'inventory.not_serialized', 'inventory.code_taken'],
  },
  updateUnit: {
    summary: 'Change what is known of a unit; needs If-Match. One that is lost or destroyed leaves the stock',
    ...one,
    mayNeed: ['adjust_stock'],
    body: unitPatch,
    ok: unit,
    errors: ['precondition_required', 'version_conflict', 'inventory.unit_is_out'],
  },
  listUnitLog: { summary: 'The life of a unit, the newest first', ...one, ok: z.array(unitLog) },
  scanUnit: {
    summary: 'A scanned unit goes out with its project, or is back',
    ...plugin,
    body: unitScan,
    ok: unitScanned,
    errors: [
      'inventory.unknown_code',
      'inventory.unit_is_out',
      'inventory.unit_is_here',
      'inventory.unit_unfit',
      'inventory.not_reserved',
      'inventory.too_many',
      'invalid_transition',
    ],
  },
  getLabels: {
    summary: 'Labels with QR codes of things and of their units, as PDF',
    ...plugin,
    query: labelQuery,
    ok: z.unknown(),
    answer: 'handler',
    ratePerMember: 30,
    errors: ['not_found'],
  },
} as const;
