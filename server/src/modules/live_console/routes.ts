import type { operations } from '@butterfly/contracts/live_console';
import { reply, type Handlers } from '../../platform/define-module';
import { etagOf, type LiveConsoleService } from './service';

export function consoleHandlers(service: LiveConsoleService): Handlers<typeof operations> {
  return {
    getConfig: ({ tx }) => tx((db) => service.config(db)),
    getBearerToken: async ({ tx, session }) => reply(await tx((db) => service.bearerToken(db, session)), { headers: { 'cache-control': 'no-store' } }),
    saveUserSettings: ({ tx, body }) => tx((db) => service.saveSettings(db, body)),
    getConnection: async ({ tx }) => {
      const connection = await tx((db) => service.connection(db));
      return reply(connection, { etag: etagOf(connection) });
    },
    saveConnection: async ({ tx, body, headers }) => {
      const connection = await tx((db) => service.saveConnection(db, body, headers['if-match']));
      return reply(connection, { etag: etagOf(connection) });
    },
  };
}
