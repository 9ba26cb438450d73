import type { PaymentProvider } from './provider';

const CARD = { customer_ref: 'test', method_ref: 'test', brand: 'Test card', last4: '4242', expires: '' };

/** Says yes to everything, at once; nothing is charged, and everything that comes of it is marked. It tells nothing by itself. */
export const testProvider: PaymentProvider = {
  id: 'test',
  checkout: ({ attemptId }) => Promise.resolve({ session_ref: `test-${attemptId}`, url: null }),
  look: () => Promise.resolve({ status: 'open' }),
  charge: ({ attemptId, cents, currency }) => Promise.resolve({ status: 'paid', intent_ref: `test-charge-${attemptId}`, cents, currency }),
  lookAtCharge: () => Promise.resolve({ status: 'open' }),
  follow: () => Promise.resolve({ fee_cents: 0, card: CARD }),
  refund: ({ refundId }) => Promise.resolve({ ref: `test-refund-${refundId}`, status: 'succeeded', error: '' }),
  read: () => null,
};
