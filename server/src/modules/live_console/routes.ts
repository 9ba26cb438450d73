import type { ConnectionTest, operations } from '@butterfly/contracts/live_console';
import { reply, type Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { etagOf, type Configured, type LiveConsoleService } from './service';

export function consoleHandlers(
  service: LiveConsoleService,
  tryOut: (configured: Configured) => Promise<ConnectionTest>,
): Handlers<typeof operations> {
  return {
    getConfig: ({ tx, permissions }) => tx((db) => service.config(db, permissions)),
    getBearerToken: async ({ tx, session }) =>
      reply(await tx((db) => service.bearerToken(db, session)), { headers: { 'cache-control': 'no-store' } }),
    saveUserSettings: ({ tx, body }) => tx((db) => service.saveSettings(db, body)),
    getConnection: async ({ tx }) => {
      const connection = await tx((db) => service.connection(db));
      return reply(connection, { etag: etagOf(connection) });
    },
    saveConnection: async ({ tx, body, headers }) => {
      const connection = await tx((db) => service.saveConnection(db, body, headers['if-match']));
      return reply(connection, { etag: etagOf(connection) });
    },
    testConnection: async ({ tx }) => {
      const configured = await tx((db) => service.configured(db));
      if (!configured) throw new AppError('live_console.connection_incomplete');
      return tryOut(configured);
    },
  };
}
