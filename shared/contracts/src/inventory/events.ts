import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const ofReservation = { subject: 'reservation', key: 'reservation_id' } as const;
const payload = z.object({ reservation_id: id, project_id: id, item_id: id });

/** What inventory announces; those of one reservation are heard in their order. */
export const events = {
  'inventory.stock.low@1': defineEvent({ subject: 'item', key: 'item_id', payload: z.object({ item_id: id, free: z.int() }) }),
  'inventory.reservation.confirmed@1': defineEvent({ ...ofReservation, payload }),
  'inventory.reservation.shortage@1': defineEvent({
    ...ofReservation,
    payload: payload.extend({ shortage: z.int(), together: z.array(id).optional() }),
  }),
  'inventory.reservation.checked_out@1': defineEvent({ ...ofReservation, payload: payload.extend({ qty: z.int() }) }),
  'inventory.reservation.returned@1': defineEvent({ ...ofReservation, payload }),
  'inventory.harvest.recorded@1': defineEvent({
    subject: 'crop',
    key: 'crop_id',
    payload: z.object({ crop_id: id, ingredient_id: id, stems: z.int() }),
  }),
  'inventory.loss.recorded@1': defineEvent({ subject: 'loss', key: 'loss_id', payload: z.object({ loss_id: id, reservation_id: id }) }),
} as const satisfies EventCatalogue;
