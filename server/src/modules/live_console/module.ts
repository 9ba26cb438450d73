import { errors, events, operations } from '@butterfly/contracts/live_console';
import { besideProjects } from '../../platform/db/worker';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import { defineModule } from '../../platform/define-module';
import { AccessTokens } from './credentials/access-tokens';
import { consoleHandlers } from './routes';
import { LiveConsoleService } from './service';
import { LiveStreams } from './stream/live-streams';
import { tryConnection } from './stream/try-connection';
import { serveWorklet } from './worklet/serve-worklet';

const definition = defineModule({
  id: 'live_console',
  operations,
  errors,
  events,
  unscopedTables: { live_console_connection: 'its project_id is a project of the live service' },
  start: (deps) => {
    const service = new LiveConsoleService(deps);
    const tokens = new AccessTokens({ tokenUrl: deps.env.GOOGLE_TOKEN_URL, clock: deps.clock });
    const streams = new LiveStreams({
      env: deps.env,
      // Whoever is signed in may open the socket (decision A-39); what it leads to needs the feature.
      mayUse: async (session) =>
        mayUsePlugin(await deps.access.permissionsOf(session), 'live_console') &&
        (await deps.access.enabled(session.tenantId, 'live_console')),
      configured: ({ tenantId, memberId }) => deps.db.withTenant(besideProjects({ tenantId, memberId }), (db) => service.configured(db)),
      ticket: (token, session) => service.tickets.check(token, session),
      tokenOf: (credential) => tokens.of(credential),
      now: () => deps.clock().getTime(),
    });
    deps.sockets.openStream('/ws/live-console/', streams);
    deps.access.onForget((whose) => streams.recheck(whose));
    return {
      handlers: consoleHandlers(service, (configured) =>
        tryConnection({ configured, env: deps.env, tokenOf: (credential) => tokens.of(credential) }),
      ),
      http: serveWorklet,
      close: () => {
        streams.close();
        return Promise.resolve();
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
