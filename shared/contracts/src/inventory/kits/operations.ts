import * as z from 'zod';
import { pageOf } from '../../core';
import { kit, kitAvailability, kitBooking, kitFreeQuery, kitOf, kitPatch, kitQuery, kitWish, newKit } from './schema';

const plugin = { access: 'plugin' } as const;
const one = { access: 'plugin', params: kitOf } as const;
const created = { access: 'plugin', idempotent: true, status: 201 } as const;
const nothing = z.strictObject({}).optional();

/** What kits answer: things that go out together. */
export const kitOperations = {
  listKits: { summary: 'Kits with how often each is free today', ...plugin, query: kitQuery, ok: pageOf(kit) },
  createKit: { summary: 'Say what belongs together', ...created, body: newKit, ok: kit },
  getKit: { summary: 'Read a kit; the answer has an ETag', ...one, ok: kit },
  updateKit: {
    summary: 'Change a kit; needs If-Match. What is reserved stays so',
    ...one,
    body: kitPatch,
    ok: kit,
    errors: ['precondition_required', 'version_conflict', 'inventory.archived'],
  },
  archiveKit: { summary: 'Put a kit into the archive', ...one, feature: 'delete_records', ok: kit },
  restoreKit: { summary: 'Bring a kit back', ...one, ok: kit },
  getKitAvailability: { summary: 'How often a kit is free in a range', ...one, query: kitFreeQuery, ok: kitAvailability },
  reserveKit: {
    summary: 'Keep all parts of a kit for a project, all of them or none',
    ...created,
    params: kitOf,
    body: kitWish,
    ok: kitBooking,
    errors: ['not_found', 'inventory.kit_short', 'inventory.archived', 'inventory.not_rentable', 'inventory.no_event_date'],
  },
  checkOutKit: {
    summary: 'All parts of a reserved kit leave the house; refused with the name of a part that is missing',
    ...one,
    body: nothing,
    ok: kitBooking,
    errors: ['inventory.kit_incomplete', 'inventory.too_many'],
  },
} as const;
