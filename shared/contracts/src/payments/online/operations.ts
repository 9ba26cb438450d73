import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { payPage, payStarted, projectMoney } from '../schema';
import { onlinePaths } from './paths';
import { autopayInput, payInput } from './schema';

const byToken = z.object({ token: z.string().min(1).max(200) });
const visitor = { access: 'public', params: byToken } as const;

export const onlineOperations = defineRoutes(onlinePaths, {
  payByLink: {
    summary:
      'Pay an invoice online: the page of the provider to go to, or with the test provider paid at once. The same key again pays once',
    ...visitor,
    body: payInput,
    ok: payStarted,
    ratePerMinute: 20,
    errors: ['payments.more_than_open', 'payments.not_online', 'payments.provider_failed'],
  },
  returnFromPaying: {
    summary: 'The client is back from the page of the provider, which is asked what became of it',
    ...visitor,
    ok: payPage,
    ratePerMinute: 30,
  },
  setUpAutopay: {
    summary: 'Agree to being charged on the day of each part; answers where the card is given',
    ...visitor,
    body: autopayInput,
    ok: payStarted,
    ratePerMinute: 20,
    errors: ['payments.not_online', 'payments.more_than_open', 'payments.provider_failed'],
  },
  stopOwnAutopay: { summary: 'The client is charged by itself no more', ...visitor, ok: payPage, ratePerMinute: 20 },
  stopAutopay: {
    summary: 'Charge the client of a project by itself no more',
    access: 'plugin',
    feature: 'record_payment',
    params: z.object({ projectId: idParam }),
    ok: projectMoney,
  },
  providerWebhook: {
    summary: 'A provider tells what became of money; signed with the secret of the business over the bytes of the body',
    access: 'public',
    csrf: false,
    ratePerMinute: 6_000,
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ business: idParam }),
    bodyType: 'application/json',
    rawBody: true,
    bodyLimit: 262_144,
    body: z.string(),
    ok: z.object({ taken: z.boolean() }),
    errors: ['not_found', 'payments.bad_signature'],
  },
});
