import { DEFAULT_AGENT, errors, type operations, type RunBody } from '@butterfly/contracts/agents';
import { commonErrors } from '@butterfly/contracts/core';
import type { Call, Handlers, ModuleDeps } from '../../platform/define-module';
import { isAppError } from '../../platform/http/app-error';
import { agentTypes, capabilities } from './agents/declaration';
import { listDrafts } from './drafts/repository';
import { reopenDraft, requireDraft, settleDraft } from './drafts/service';
import type { ProviderSettings } from './provider/settings';
import type { RunAllowance } from './runs/run-allowance';
import type { Runner } from './runs/runner';
import { EventStream } from './runs/sse';
import type { Asker } from './runs/turn';
import { endSession } from './sessions/repository';
import type { SessionService } from './sessions/service';
import { callerHeaders } from './tools/caller';
import type { ConfirmService } from './tools/confirm-service';
import { toolsOf } from './tools/declared-tools';
import { preferenceOf, savePreference } from './voice/repository';
import type { SpokenTurns } from './voice/spoken-turns';

export interface RouteDeps {
  readonly platform: ModuleDeps;
  readonly sessions: SessionService;
  readonly runner: Runner;
  readonly confirmations: ConfirmService;
  readonly provider: ProviderSettings;
  readonly spoken: SpokenTurns;
  readonly allowance: RunAllowance;
}

/** Operation to service call. */
export function agentsHandlers(deps: RouteDeps): Handlers<typeof operations> {
  return { ...infoHandlers(deps), ...sessionHandlers(deps), ...runHandlers(deps), ...draftHandlers(), ...settingsHandlers(deps) };
}

function infoHandlers({
  platform,
  provider,
}: RouteDeps): Pick<Handlers<typeof operations>, 'handoffCapabilities' | 'agentTypes' | 'getStatus' | 'listTools'> {
  return {
    handoffCapabilities: async () => capabilities(),
    agentTypes: async () => agentTypes(),
    getStatus: async ({ tx }) => {
      const found = await tx((db) => provider.of(db));
      return {
        mode: found?.chatModel ? 'model' : 'planner',
        speech: Boolean(found?.speechModel),
        transcription: Boolean(found?.transcriptionModel),
      };
    },
    listTools: async ({ session, permissions }) =>
      (await toolsOf({ tenantId: session.tenantId, permissions }, platform)).map(({ id, title, description, plugin, effect }) => ({
        id,
        title,
        description,
        plugin,
        effect,
      })),
  };
}

function sessionHandlers({
  sessions,
  allowance,
}: RouteDeps): Pick<Handlers<typeof operations>, 'startSession' | 'endSession' | 'getHistory' | 'getHandoffHistory'> {
  return {
    startSession: async ({ tx, body, session }) => {
      allowance.take(session);
      return tx((db) => sessions.start(db, { projectId: body.project_id ?? null, agentType: body.agent_type ?? DEFAULT_AGENT }));
    },
    endSession: async ({ tx, body }) => {
      await tx((db) => endSession(db, body.session_id));
      return { ended: true };
    },
    getHistory: ({ tx, query }) => tx((db) => sessions.history(db, query.session_id)),
    getHandoffHistory: ({ tx, query }) => tx((db) => sessions.handoffs(db, query.session_id)),
  };
}

function runHandlers({
  runner,
  spoken,
  confirmations,
  allowance,
}: RouteDeps): Pick<
  Handlers<typeof operations>,
  'streamRun' | 'textRun' | 'voiceRun' | 'transcribe' | 'cancelRun' | 'confirmAction' | 'declineAction'
> {
  const begin = (call: { body: RunBody } & Pick<Call, 'headers' | 'permissions'> & { session: Asker['session'] }) => {
    allowance.take(call.session);
    return runner.begin({ asker: askerOf(call), body: call.body });
  };
  return {
    streamRun: async (call) => {
      const started = await begin(call);
      const stream = new EventStream(sentenceOf);
      if (started.kind === 'live') stream.onLeft(started.run.listen(stream));
      else
        void runner
          .ending(askerOf(call), started)
          .catch((error: unknown) => ({ kind: 'failed' as const, code: isAppError(error) ? error.code : 'agents.model_failed' }))
          .then((ending) => stream.replay(ending));
      return stream.answer();
    },
    textRun: async (call) => runner.result(askerOf(call), await begin(call)),
    voiceRun: async (call) => {
      allowance.take(call.session);
      return spoken.run(askerOf(call), call.body);
    },
    transcribe: async (call) => {
      allowance.take(call.session);
      return { transcript: await spoken.transcribe(askerOf(call), call.body) };
    },
    cancelRun: async (call) => ({
      cancelled: await runner.cancel(askerOf(call), { sessionKey: call.body.session_id, messageId: call.body.message_id }),
    }),
    confirmAction: (call) => confirmations.confirm(askerOf(call), call.params.token),
    declineAction: (call) => confirmations.decline(askerOf(call), call.params.token),
  };
}

function draftHandlers(): Pick<Handlers<typeof operations>, 'listDrafts' | 'getDraft' | 'applyDraft' | 'discardDraft' | 'undoDraft'> {
  return {
    listDrafts: ({ tx, query }) =>
      tx((db) => listDrafts(db, { projectId: query.project_id ?? null, kind: query.kind ?? null, status: query.status ?? null })),
    getDraft: ({ tx, params }) => tx((db) => requireDraft(db, params.id)),
    applyDraft: ({ tx, params }) => tx((db) => settleDraft(db, params.id, 'applied')),
    discardDraft: ({ tx, params }) => tx((db) => settleDraft(db, params.id, 'discarded')),
    undoDraft: ({ tx, params }) => tx((db) => reopenDraft(db, params.id)),
  };
}

function settingsHandlers({
  provider,
}: RouteDeps): Pick<Handlers<typeof operations>, 'getVoicePreference' | 'updateVoicePreference' | 'getProvider' | 'saveProvider'> {
  return {
    getVoicePreference: ({ tx }) => tx(preferenceOf),
    updateVoicePreference: async ({ tx, body }) => {
      await tx((db) => savePreference(db, body));
      return body;
    },
    getProvider: ({ tx }) => tx((db) => provider.shown(db)),
    saveProvider: ({ tx, body }) =>
      tx(async (db) => {
        await provider.save(db, body);
        return provider.shown(db);
      }),
  };
}

function askerOf({ session, permissions, headers }: Pick<Call, 'permissions' | 'headers'> & { session: Asker['session'] }): Asker {
  return { session, permissions, headers: callerHeaders(headers) };
}

/** What a person reads of an error that comes inside a stream. */
function sentenceOf(code: string): string {
  const known: Readonly<Record<string, { readonly message: string }>> = { ...commonErrors, ...errors };
  return known[code]?.message ?? commonErrors.internal.message;
}
