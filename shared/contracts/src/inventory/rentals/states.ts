/** How far a reservation is. */
export const reservationStates = [
  'quoted',
  'provisional',
  'reserved',
  'prepped',
  'out',
  'partially_returned',
  'returned',
  'closed',
  'cancelled',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What is done with a reservation. */
export type ReservationStep = 'confirm' | 'prep' | 'check_out' | 'check_in' | 'close' | 'cancel';

const FROM: Readonly<Record<ReservationStep, readonly ReservationState[]>> = {
  confirm: ['quoted', 'provisional'],
  prep: ['reserved'],
  check_out: ['reserved', 'prepped', 'out'],
  check_in: ['out', 'partially_returned'],
  close: ['returned'],
  cancel: ['quoted', 'provisional', 'reserved', 'prepped'],
};

/** @example mayStep('quoted', 'check_out'); // false */
export function mayStep(state: ReservationState, step: ReservationStep): boolean {
  return FROM[step].includes(state);
}

const COUNTED: readonly ReservationState[] = ['provisional', 'reserved', 'prepped', 'out', 'partially_returned', 'returned'];

/** It keeps units from others. What is only quoted does not; what came back does until it is clean. */
export function takesStock(state: ReservationState): boolean {
  return COUNTED.includes(state);
}

/** It still asks for units that it does not have in its hands. */
export function waitsForStock(state: ReservationState): boolean {
  return takesStock(state) && state !== 'returned';
}
