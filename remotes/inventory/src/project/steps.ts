import type { Reservation } from '@butterfly/contracts/inventory';
import { useAction } from '@butterfly/plugin-sdk/react';
import { api, keys } from '../inventory.client';

type StepId = 'cancel' | 'check_in' | 'check_out' | 'close' | 'confirm' | 'prep';

interface Step {
  readonly id: StepId;
  readonly label: string;
}

const OF: Readonly<Partial<Record<Reservation['state'], readonly Step[]>>> = {
  quoted: [
    { id: 'confirm', label: 'Confirm' },
    { id: 'cancel', label: 'Cancel' },
  ],
  provisional: [
    { id: 'confirm', label: 'Confirm' },
    { id: 'cancel', label: 'Cancel' },
  ],
  reserved: [
    { id: 'prep', label: 'Ready' },
    { id: 'check_out', label: 'Hand out' },
    { id: 'cancel', label: 'Cancel' },
  ],
  prepped: [
    { id: 'check_out', label: 'Hand out' },
    { id: 'cancel', label: 'Cancel' },
  ],
  out: [{ id: 'check_in', label: 'Take back' }],
  partially_returned: [{ id: 'check_in', label: 'Take back' }],
  returned: [{ id: 'close', label: 'Close' }],
};

/** What is done next with a reservation. */
export const nextSteps = ({ state }: Reservation): readonly Step[] => OF[state] ?? [];

/** One step of a reservation; without a number it is for all units that are left. */
export interface Stepped {
  readonly reservation: Reservation;
  readonly step: StepId;
  readonly qty?: number;
}

const calls = {
  confirm: ({ reservation: { id, overbook_reason } }: Stepped) =>
    api.confirmReservation({ params: { id: String(id) }, body: { overbook_reason } }),
  prep: ({ reservation: { id } }: Stepped) => api.prepReservation({ params: { id: String(id) }, body: {} }),
  check_out: ({ reservation: { id }, qty }: Stepped) =>
    api.checkOutReservation({ params: { id: String(id) }, body: qty === undefined ? {} : { qty } }),
  check_in: ({ reservation: { id }, qty }: Stepped) =>
    api.checkInReservation({ params: { id: String(id) }, body: qty === undefined ? {} : { qty } }),
  close: ({ reservation: { id } }: Stepped) => api.closeReservation({ params: { id: String(id) }, body: {} }),
  cancel: ({ reservation: { id } }: Stepped) => api.cancelReservation({ params: { id: String(id) }, body: {} }),
} as const;

export function useStep() {
  return useAction<Stepped, { data: Reservation }>({ run: (stepped) => calls[stepped.step](stepped), invalidates: [keys.goods] });
}
