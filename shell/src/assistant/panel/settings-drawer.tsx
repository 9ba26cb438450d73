import { Icon } from '@butterfly/ui-kit';
import { useEffect, useRef } from 'react';
import { DEFAULT_AGENT_TYPE } from '../storage/stored-session';
import { RATE, VOICE_OPTIONS } from '../settings/preference';
import { HandoffLists } from './handoff-lists';
import { useAssistant, useAssistantState, usePreference } from './use-assistant';

export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <section className="assistant-drawer" role="dialog" aria-label="Assistant settings">
      <header className="assistant-head">
        <h2>Settings</h2>
        <SaveNote />
        <button ref={close} type="button" className="bf-icon-button" aria-label="Close settings" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className="assistant-drawer-body">
        <p className="assistant-info" data-testid="routing-info">
          <Icon name="info" size={18} />{' '}
          <span>Automatic agent routing: the assistant hands each request to the specialist for it, and tells you when it does.</span>
        </p>
        <AgentPicker />
        <VoiceFields />
        <div className="assistant-constants">
          <p>Silence timeout: 1.5 seconds</p>
          <p>Audio threshold: Level 15</p>
        </div>
        <HandoffLists />
      </div>
    </section>
  );
}

function SaveNote() {
  const { save, error } = usePreference();
  if (error)
    return (
      <span className="assistant-failure" role="alert">
        {error}
      </span>
    );
  const text = { idle: '', saving: 'Saving…', saved: 'Saved', failed: '' }[save];
  return (
    <span className="assistant-note" role="status">
      {text}
    </span>
  );
}

function VoiceFields() {
  const { preferences } = useAssistant();
  const { value } = usePreference();
  return (
    <>
      <label className="assistant-setting">
        <span>Voice</span>
        <select className="bf-input" value={value.voice} onChange={(event) => preferences.change({ voice: event.target.value })}>
          {VOICE_OPTIONS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="assistant-setting assistant-setting-row">
        <span>Voice output</span>
        <input
          type="checkbox"
          role="switch"
          className="assistant-switch"
          checked={value.voice_enabled}
          onChange={(event) => preferences.change({ voice_enabled: event.target.checked })}
        />
      </label>
      <label className="assistant-setting">
        <span>
          Speech rate <span className="bf-figures">{value.speech_rate}×</span>
        </span>
        <input
          type="range"
          {...RATE}
          value={value.speech_rate}
          aria-valuetext={`${value.speech_rate} times`}
          onChange={(event) => preferences.change({ speech_rate: Number(event.target.value) })}
        />
        <span className="assistant-rate" aria-hidden="true">
          <span>Slow</span>
          <span>Normal</span>
          <span>Fast</span>
        </span>
      </label>
    </>
  );
}

function AgentPicker() {
  const { core, loadAgentTypes } = useAssistant();
  const types = useAssistantState((state) => state.agentTypes);
  const error = useAssistantState((state) => state.agentTypesError);
  if (error)
    return (
      <p className="assistant-failure" role="alert">
        {error}{' '}
        <button type="button" className="bf-link" onClick={() => void loadAgentTypes()}>
          Try again
        </button>
      </p>
    );
  return (
    <label className="assistant-setting">
      <span>Begin the next conversation with</span>
      <select
        className="bf-input"
        defaultValue={core.session.selected() ?? DEFAULT_AGENT_TYPE}
        key={types.length}
        onChange={(event) => core.session.select(event.target.value)}
      >
        {types.length === 0 && <option value={DEFAULT_AGENT_TYPE}>{core.nameOf(DEFAULT_AGENT_TYPE)}</option>}
        {types.map(({ agent_type, display_name, description }) => (
          <option key={agent_type} value={agent_type} title={description}>
            {display_name}
          </option>
        ))}
      </select>
    </label>
  );
}
