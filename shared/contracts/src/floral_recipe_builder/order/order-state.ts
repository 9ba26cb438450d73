export const orderStates = ['draft', 'reviewed', 'sent', 'confirmed', 'partially_received', 'received', 'closed', 'cancelled'] as const;

/** Where an order stands on its way from the desk to the cooler. */
export type OrderState = (typeof orderStates)[number];

/** One that is partly there is closed when the rest will not come; it cannot be cancelled any more. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['reviewed', 'sent', 'cancelled'],
  reviewed: ['sent', 'cancelled'],
  sent: ['confirmed', 'partially_received', 'received', 'cancelled'],
  confirmed: ['partially_received', 'received', 'cancelled'],
  partially_received: ['partially_received', 'received', 'closed'],
  received: ['partially_received', 'received', 'closed'],
  closed: [],
  cancelled: [],
};

/**
 * Whether an order may go from one state to another. Counts are corrected until it is closed.
 *
 * @example canBecome('draft', 'closed'); // false
 */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Whether what it brings may still come. */
export function isAwaited(state: OrderState): boolean {
  return state !== 'closed' && state !== 'cancelled';
}
