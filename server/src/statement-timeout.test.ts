import { defineRoutes } from '@butterfly/contracts/core';
import * as z from 'zod';
import { defineModule } from './platform/define-module';
import { createTestApp } from './platform/testing/create-test-app';

/** One operation that keeps the database busy for the seconds asked for. */
const slow = defineModule({
  id: 'zz_slow',
  operations: defineRoutes(
    { sleep: 'GET /api/zz_slow/sleep/' },
    { sleep: { summary: 'Sleep', access: 'session', query: z.object({ seconds: z.coerce.number() }), ok: z.object({}) } },
  ),
  start: () => ({
    handlers: {
      sleep: async ({ tx, query }) => {
        await tx((db) => db.rows('select pg_sleep($1)', [query.seconds]));
        return {};
      },
    },
  }),
});

describe('a statement beyond the limit', () => {
  it('is ended with 504 timeout, loses nothing that was saved, and the next request works', async () => {
    const test = await createTestApp({ extraModules: [slow], env: { STATEMENT_TIMEOUT_MS: '800' } });
    const client = await test.signIn('adminA');
    const saved = await client.post('/api/tenant_crm/projects/', { name: 'Saved before', event_type: 'wedding' });
    expect(saved.statusCode).toBe(201);
    const answer = await client.get('/api/zz_slow/sleep/?seconds=20');
    expect([answer.statusCode, answer.json()['code']]).toEqual([504, 'timeout']);
    const after = await client.get('/api/tenant_crm/projects/');
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('Saved before');
    await test.stop();
  });
});
