import type { ConsoleConfig, UserSettings, UserSettingsPatch } from '@butterfly/contracts/live_console';
import { isApiError } from '@butterfly/plugin-sdk';
import { Icon, SaveState, type SaveStatus } from '@butterfly/ui-kit';
import { useState } from 'react';
import { liveConsole } from '../console.client';
import type { LiveConsole } from '../session/live-console';
import { DevicePickers } from './device-pickers';

interface SettingsFormProps {
  readonly console: LiveConsole;
  readonly config: ConsoleConfig;
  readonly isManual: boolean;
  readonly voice: string;
  readonly onConfigure: () => void;
}

export function SettingsForm({ console, config, isManual, voice, onConfigure }: SettingsFormProps) {
  const { settings, status, save, again } = useSettings(config.userSettings, console);
  const handleVoice = (name: string) => {
    const chosen = config.availableVoices.find((one) => one === name);
    if (!chosen) return;
    console.session.setVoice(chosen);
    void save({ preferred_voice: chosen });
  };
  return (
    <div className="live-settings" role="group" aria-label="Console settings">
      {isManual && <ManualFields console={console} withProject={config.projectId === null} />}
      <div className="bf-field">
        <label htmlFor="live-voice">Voice</label>
        <select id="live-voice" className="bf-input" value={voice} onChange={({ target }) => handleVoice(target.value)}>
          {config.availableVoices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <DevicePickers media={console.media} />
      <label className="live-check">
        <input
          type="checkbox"
          checked={settings.enable_audio_output}
          onChange={({ target }) => void save({ enable_audio_output: target.checked })}
        />{' '}
        Play the voice of the answers
      </label>
      <label className="live-check">
        <input
          type="checkbox"
          checked={settings.enable_text_output}
          onChange={({ target }) => void save({ enable_text_output: target.checked })}
        />{' '}
        Write the answers into the log
      </label>
      {config.canConfigure && (
        <button type="button" className="bf-button live-configure" onClick={onConfigure}>
          <Icon name="link" size={18} /> Connection of the business
        </button>
      )}
      <SaveState status={status} onRetry={again} />
    </div>
  );
}

/** Settings hold at once; that they are kept for the next time is said beside them. */
function useSettings(initial: UserSettings, console: LiveConsole) {
  const [settings, setSettings] = useState(initial);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'clean' });
  const send = async (patch: UserSettingsPatch) => {
    setStatus({ kind: 'saving' });
    try {
      await liveConsole.saveUserSettings({ body: patch });
      setStatus({ kind: 'saved', at: new Date() });
    } catch (error) {
      setStatus({ kind: 'failed', reason: isApiError(error) ? error.message : 'something unexpected happened' });
    }
  };
  const save = (patch: UserSettingsPatch) => {
    const next = { ...settings, ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) };
    setSettings(next);
    console.setWants({ audio: next.enable_audio_output, text: next.enable_text_output });
    return send(patch);
  };
  return { settings, status, save, again: () => void send(settings) };
}

/** Held in memory only: no form that a browser would offer to remember, and nothing that is written anywhere. */
function ManualFields({ console, withProject }: { console: LiveConsole; withProject: boolean }) {
  const [token, setToken] = useState('');
  const [project, setProject] = useState('');
  return (
    <>
      <div className="bf-field">
        <label htmlFor="live-token">Bearer token</label>
        <input
          id="live-token"
          className="bf-input live-secret"
          type="text"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          data-1p-ignore=""
          data-lpignore="true"
          value={token}
          onChange={({ target }) => {
            setToken(target.value);
            console.setManual({ bearerToken: target.value });
          }}
        />
      </div>
      {withProject && (
        <div className="bf-field">
          <label htmlFor="live-project">Project ID</label>
          <input
            id="live-project"
            className="bf-input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="off"
            value={project}
            onChange={({ target }) => {
              setProject(target.value);
              console.setManual({ projectId: target.value });
            }}
          />
        </div>
      )}
    </>
  );
}
