import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/agents';
import { defineModule } from '../../platform/define-module';
import { MediaStore } from './media/media-store';
import { Assistant } from './model/assistant';
import { ProviderSettings } from './provider/settings';
import { agentsHandlers } from './routes';
import { RunAllowance } from './runs/run-allowance';
import { Runner } from './runs/runner';
import { SessionService } from './sessions/service';
import { OperationCaller } from './tools/caller';
import { ConfirmService } from './tools/confirm-service';
import { Speech } from './voice/speech';
import { SpokenTurns } from './voice/spoken-turns';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'agents',
  operations,
  errors,
  events,
  gated: false,
  start: (platform) => {
    const { env } = platform;
    const caller = new OperationCaller();
    const media = new MediaStore(platform);
    const provider = new ProviderSettings(env);
    const runner = new Runner({ platform, answerer: new Assistant({ platform, caller, media, provider }) });
    const spoken = new SpokenTurns({ platform, provider, runner, speech: new Speech({ fetchFor: (known) => provider.fetchFor(known) }) });
    return {
      handlers: agentsHandlers({
        platform,
        runner,
        provider,
        spoken,
        sessions: new SessionService(platform.api),
        confirmations: new ConfirmService({ platform, caller }),
        allowance: new RunAllowance({ enabled: env.RATE_LIMITS }),
      }),
      http: (app) => {
        caller.attach(app);
        media.register(app);
      },
      close: () => runner.close(),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
