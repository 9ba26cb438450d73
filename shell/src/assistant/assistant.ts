import type { AudioBrowser } from './voice/microphone';
import { createCore, type AssistantCore, type AssistantHost } from './assistant-core';
import { createMessageActions, type MessageActions } from './chat/message-actions';
import { createSessionActions, type SessionActions } from './session/session-actions';
import { createCapabilities, type CapabilityCache } from './settings/capabilities';
import { createPreferences, type Preferences } from './settings/preference';
import { createVoiceActions, type VoiceActions } from './voice/voice-actions';

/** The assistant without its looks. */
export interface Assistant {
  readonly core: AssistantCore;
  readonly session: SessionActions;
  readonly messages: MessageActions;
  readonly voice: VoiceActions;
  readonly preferences: Preferences;
  readonly capabilities: CapabilityCache;
  /** The panel was closed: nothing listens or speaks behind it. */
  hidden(): void;
  loadAgentTypes(): Promise<void>;
  dispose(): void;
}

export function createAssistant(host: AssistantHost, browser?: AudioBrowser): Assistant {
  const core = createCore(host);
  const preferences = createPreferences({ ask: host.api.preference, save: host.api.savePreference });
  const speaks = () => preferences.getState().value.voice_enabled;
  const voice = createVoiceActions(core, { speaks, ...(browser && { browser }) });
  const messages = createMessageActions(core, { isRecording: () => voice.input.getState().recorder.phase !== 'idle', speaks });
  const quiet = () => {
    messages.abandon();
    voice.discard();
    host.playback.stop();
  };
  const session = createSessionActions(core, { quiet, resume: messages.resume });
  const stops = [
    followPreference(preferences, host),
    followPage(core),
    followNetwork(messages, session, core),
    host.tabs.listen(({ kind }) => kind === 'audio' && host.playback.stop()),
  ];
  const capabilities = createCapabilities(host.api.capabilities);

  async function loadAgentTypes(): Promise<void> {
    try {
      const agentTypes = await host.api.agentTypes();
      const names = Object.fromEntries(agentTypes.map(({ agent_type, display_name }) => [agent_type, display_name]));
      core.store.setState({ agentTypes, names, agentTypesError: null });
    } catch (error) {
      core.store.setState({ agentTypesError: error instanceof Error ? error.message : 'Failed to fetch agent types' });
    }
  }

  return {
    core,
    session,
    messages,
    voice,
    preferences,
    capabilities,
    loadAgentTypes,
    hidden: () => {
      voice.discard();
      host.playback.stop();
    },
    dispose: () => {
      stops.forEach((stop) => stop());
      session.dispose();
      voice.dispose();
      host.playback.stop();
      core.dispose();
    },
  };
}

/** The speed is heard at once, and turning the voice off silences it. */
function followPreference(preferences: Preferences, { playback }: AssistantHost): () => void {
  return preferences.subscribe(() => {
    const { value } = preferences.getState();
    playback.setRate(value.speech_rate);
    if (!value.voice_enabled) playback.stop();
  });
}

/** What waits to be saved is saved before the page goes. */
function followPage(core: AssistantCore): () => void {
  const handleHide = () => core.flush();
  const handleVisibility = () => document.visibilityState === 'hidden' && core.flush();
  window.addEventListener('pagehide', handleHide);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('pagehide', handleHide);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

function followNetwork(messages: MessageActions, session: SessionActions, core: AssistantCore): () => void {
  const handleOnline = () => {
    const { session: now } = core.store.getState();
    if (now.kind === 'restoring' && now.failed) session.retryRestore();
    messages.wentOnline();
  };
  window.addEventListener('online', handleOnline);
  return () => window.removeEventListener('online', handleOnline);
}
