import type { OrderState } from '@butterfly/contracts/floral_recipe_builder';
import type { Tone } from '@butterfly/ui-kit';

/** How the states of an order are said. */
export const ORDER_STATES: Readonly<Record<OrderState, readonly [tone: Tone, words: string]>> = {
  draft: ['neutral', 'Draft'],
  reviewed: ['iris', 'Looked through'],
  sent: ['iris', 'Sent'],
  confirmed: ['iris', 'Confirmed'],
  partially_received: ['marigold', 'Partly received'],
  received: ['eucalyptus', 'Received'],
  closed: ['eucalyptus', 'Closed'],
  cancelled: ['neutral', 'Cancelled'],
};
