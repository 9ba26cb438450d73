import type { BearerToken, ConsoleConfig } from '@butterfly/contracts/live_console';
import { Icon } from '@butterfly/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import type { ConsoleState } from '../model/console-state';
import { TEXTS } from '../model/texts';
import type { LiveConsole } from '../session/live-console';
import { ChatLog } from './chat-log';
import { MediaBar } from './media-bar';
import { MessageForm } from './message-form';
import { ModeToggle } from './mode-toggle';
import { SettingsForm } from './settings-form';

interface ConsoleViewProps {
  readonly console: LiveConsole;
  readonly config: ConsoleConfig;
  readonly bearer: BearerToken;
  readonly onClose: () => void;
}

const words = ({ connection, waiting }: ConsoleState): string => {
  if (waiting) return 'Reconnecting…';
  return { disconnected: 'Disconnected', connecting: 'Connecting…', connected: 'Connected' }[connection];
};

export function ConsoleView({ console, config, bearer, onClose }: ConsoleViewProps) {
  const state = useSyncExternalStore(console.store.subscribe, console.store.get);
  const isManual = bearer.status === 'manual_required';
  const [withSettings, setWithSettings] = useState(isManual);
  const isWanted = state.connection !== 'disconnected' || state.waiting !== null;
  const handleConnection = () => {
    if (!isWanted) return console.session.connect();
    console.media.stopAll();
    return console.session.disconnect();
  };
  return (
    <>
      <header className="live-head">
        <div>
          <h2>Live console</h2>
          <p className={`live-status live-status-${state.waiting ? 'connecting' : state.connection}`} role="status">{words(state)}</p>
        </div>
        <button type="button" className="bf-icon-button" aria-label="Settings" title="Settings" aria-expanded={withSettings} onClick={() => setWithSettings(!withSettings)}><Icon name="gear" /></button>
        <button type="button" className="bf-icon-button" aria-label="Close" title="Close; ends the conversation" onClick={onClose}><Icon name="close" /></button>
      </header>
      {isManual && <p className="live-warning" role="note"><Icon name="warning" size={18} /><span>{bearer.message || TEXTS.tokenMissing}</span></p>}
      <div className="live-row">
        <ModeToggle mode={state.mode} onChange={(mode) => console.session.setMode(mode)} />
        <button type="button" className={isWanted ? 'bf-button' : 'bf-button bf-button-primary'} onClick={handleConnection}>{isWanted ? 'Disconnect' : 'Connect'}</button>
      </div>
      {withSettings && <SettingsForm console={console} config={config} isManual={isManual} voice={state.voice} />}
      <ChatLog messages={state.messages} />
      <MediaBar state={state} media={console.media} />
      <MessageForm isConnected={state.connection === 'connected'} onSend={(text) => console.session.sendText(text)} />
    </>
  );
}
