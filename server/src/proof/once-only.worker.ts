import { defineRoutes } from '@butterfly/contracts/core';
import * as z from 'zod';
import { buildApp } from '../app';
import { defineModule } from '../platform/define-module';
import { readEnvironment } from '../platform/environment';

/** What this process says: where it listens, and that the work is committed and not answered. */
export interface OnceMessage {
  readonly port?: number;
  readonly committed?: number;
}

const say = (message: OnceMessage) => process.send?.(message);
const NOTE = `insert into notifications_notification (member_id, title, content) values (1, 'zz_once', $1) returning id`;

const operations = defineRoutes(
  { create: 'POST /api/zz_once/things/' },
  {
    create: {
      summary: 'Adds a thing in two transactions',
      access: 'session',
      idempotent: true,
      body: z.object({ name: z.string() }),
      ok: z.object({ ids: z.array(z.int()) }),
      status: 201,
    },
  },
);

/** What `once-only-survival.test.ts` kills: between the transactions of a request (`STOP_AFTER=1`), or between the last one and the answer (`2`). */
const once = defineModule({
  id: 'zz_once',
  operations,
  start: () => ({
    handlers: {
      create: async ({ tx, body }) => {
        const ids: number[] = [];
        for (const part of ['first', 'second']) {
          const [row] = await tx((db) => db.rows<{ id: number }>(NOTE, [`${body.name} ${part}`]));
          ids.push(row?.id ?? 0);
          if (process.env['STOP_AFTER'] !== String(ids.length)) continue;
          say({ committed: ids.length });
          await new Promise(() => undefined);
        }
        return { ids };
      },
    },
  }),
});

const { app } = await buildApp({ env: readEnvironment(process.env), extraModules: [once], background: false });
say({ port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) });
