import { Icon } from '@butterfly/ui-kit';
import { useSyncExternalStore } from 'react';
import { agentTypeOf } from '../session/session-state';
import { badgeText } from './badge-text';
import { useAssistant, useAssistantState, usePlayback, usePreference } from './use-assistant';

interface HeaderProps {
  readonly onSettings: () => void;
  readonly isSettingsOpen: boolean;
  readonly onClose: () => void;
}

export function PanelHeader({ onSettings, isSettingsOpen, onClose }: HeaderProps) {
  const session = useAssistantState((state) => state.session);
  const { core } = useAssistant();
  useAssistantState((state) => state.names);
  const isConnected = session.kind === 'active';
  return (
    <header className="assistant-head">
      <span
        className="assistant-dot"
        data-connected={isConnected}
        role="img"
        aria-label={isConnected ? 'Connected' : 'Not connected'}
        title={isConnected ? 'Connected' : 'Not connected'}
      />
      <div className="assistant-title">
        <h2 id="assistant-title">Assistant</h2>
        {isConnected && <span className="assistant-agent">{core.nameOf(agentTypeOf(session))}</span>}
      </div>
      <Badge />
      <VoiceToggle />
      <ClearButton />
      <button
        type="button"
        className="bf-icon-button"
        aria-label="Settings"
        title="Settings"
        aria-expanded={isSettingsOpen}
        onClick={onSettings}
      >
        <Icon name="gear" size={18} />
      </button>
      <StartEnd />
      <button type="button" className="bf-icon-button" aria-label="Close assistant" title="Close" onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </header>
  );
}

function Badge() {
  const { voice } = useAssistant();
  const activity = useAssistantState((state) => state.activity);
  const { isPlaying } = usePlayback();
  const text = useSyncExternalStore(voice.input.subscribe, () => badgeText(activity, voice.input.getState().recorder, isPlaying));
  return (
    <span className="assistant-badge" role="status">
      {text && <span className="assistant-badge-text">{text}</span>}
    </span>
  );
}

function VoiceToggle() {
  const { preferences } = useAssistant();
  const { value } = usePreference();
  const label = value.voice_enabled ? 'Turn voice off' : 'Turn voice on';
  return (
    <button
      type="button"
      className="bf-icon-button"
      aria-label={label}
      title={label}
      aria-pressed={value.voice_enabled}
      onClick={() => preferences.change({ voice_enabled: !value.voice_enabled })}
    >
      <Icon name={value.voice_enabled ? 'speaker' : 'speaker-off'} size={18} />
    </button>
  );
}

function ClearButton() {
  const { session } = useAssistant();
  const isActive = useAssistantState((state) => state.session.kind === 'active');
  return (
    <button
      type="button"
      className="bf-icon-button"
      aria-label="Clear conversation"
      title="Clear"
      disabled={!isActive}
      onClick={() => void session.clear()}
    >
      <Icon name="trash" size={18} />
    </button>
  );
}

function StartEnd() {
  const { session } = useAssistant();
  const kind = useAssistantState((state) => state.session.kind);
  if (kind === 'active')
    return (
      <button type="button" className="bf-button assistant-small" onClick={() => void session.end()}>
        End
      </button>
    );
  return (
    <button type="button" className="bf-button assistant-small" disabled={kind === 'starting'} onClick={() => void session.start()}>
      Start
    </button>
  );
}
