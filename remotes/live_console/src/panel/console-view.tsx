import type { BearerToken, ConsoleConfig } from '@butterfly/contracts/live_console';
import { Icon } from '@butterfly/ui-kit';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { ConsoleState } from '../model/console-state';
import { TEXTS } from '../model/texts';
import type { LiveConsole } from '../session/live-console';
import { ConnectionPane } from '../connection/connection.pane';
import { ChatLog } from './chat-log';
import { MediaBar } from './media-bar';
import { MessageForm } from './message-form';
import { ModeToggle } from './mode-toggle';
import { SettingsForm } from './settings-form';

interface ConsoleViewProps {
  readonly console: LiveConsole;
  readonly config: ConsoleConfig;
  readonly bearer: BearerToken;
  readonly isManual: boolean;
  /** The conversation goes on while little is seen of it. */
  readonly isSmall: boolean;
  readonly onSize: (isSmall: boolean) => void;
  readonly onClose: () => void;
}

const words = ({ connection, waiting }: ConsoleState): string => {
  if (waiting) return 'Reconnecting…';
  return { disconnected: 'Disconnected', connecting: 'Connecting…', connected: 'Connected' }[connection];
};

/** What others hear and see of this person is said even where its buttons are not to be seen. */
function sharedWords({ isMicOn, isCameraOn, isScreenOn }: ConsoleState): string {
  const shared = [isMicOn && 'microphone on', isCameraOn && 'camera on', isScreenOn && 'screen shared'].filter((one) => one !== false);
  return shared.length > 0 ? ` · ${shared.join(', ')}` : '';
}

export function ConsoleView({ console, config, bearer, isManual, isSmall, onSize, onClose }: ConsoleViewProps) {
  const state = useSyncExternalStore(console.store.subscribe, console.store.get);
  const [withSettings, setWithSettings] = useState(isManual);
  const gear = useRef<HTMLButtonElement>(null);
  const [isConfiguring, setIsConfiguring] = useState(false);
  const isWanted = state.connection !== 'disconnected' || state.waiting !== null;
  const handleConnection = () => {
    if (!isWanted) return console.session.connect();
    console.media.stopAll();
    return console.session.disconnect();
  };
  const handleSettings = () => {
    setWithSettings(isConfiguring || !withSettings);
    setIsConfiguring(false);
  };
  const handleBack = () => {
    setIsConfiguring(false);
    gear.current?.focus();
  };
  return (
    <>
      <header className="live-head">
        <div>
          <h2>Live console</h2>
          <p className={`live-status live-status-${state.waiting ? 'connecting' : state.connection}`} role="status">
            {words(state)}
            {isSmall && sharedWords(state)}
          </p>
        </div>
        {!isSmall && (
          <button
            ref={gear}
            type="button"
            className="bf-icon-button"
            aria-label="Settings"
            title="Settings"
            aria-expanded={withSettings && !isConfiguring}
            onClick={handleSettings}
          >
            <Icon name="gear" />
          </button>
        )}
        <button
          type="button"
          className="bf-icon-button"
          aria-label={isSmall ? 'Show the conversation' : 'Minimise'}
          title={isSmall ? 'Show the conversation' : 'Minimise; the conversation goes on'}
          onClick={() => onSize(!isSmall)}
        >
          <Icon name={isSmall ? 'chevron-up' : 'minus'} />
        </button>
        <button type="button" className="bf-icon-button" aria-label="Close" title="Close; ends the conversation" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* Both stay mounted: what was typed is still there afterwards. */}
      {isConfiguring && (
        <div className="live-middle" hidden={isSmall}>
          <ConnectionPane onBack={handleBack} />
        </div>
      )}
      <div className="live-talk" hidden={isConfiguring || isSmall}>
        <Talk
          {...{ console, config, bearer, isManual, state, withSettings, isWanted }}
          onConnection={handleConnection}
          onConfigure={() => setIsConfiguring(true)}
        />
      </div>
    </>
  );
}

interface TalkProps extends Omit<ConsoleViewProps, 'isSmall' | 'onSize' | 'onClose'> {
  readonly state: ConsoleState;
  readonly withSettings: boolean;
  readonly isWanted: boolean;
  readonly onConnection: () => void;
  readonly onConfigure: () => void;
}

function Talk({ console, config, bearer, isManual, state, withSettings, isWanted, onConnection, onConfigure }: TalkProps) {
  return (
    <>
      {isManual && (
        <div className="live-warning" role="note">
          <Icon name="warning" size={18} />
          <span>
            {config.canConfigure ? bearer.message || TEXTS.tokenMissing : TEXTS.tokenMissingForMember}
            {config.canConfigure && (
              <>
                {' '}
                <button type="button" className="bf-link" onClick={onConfigure}>
                  Set it up for everybody
                </button>
              </>
            )}
          </span>
        </div>
      )}
      <div className="live-row">
        <ModeToggle mode={state.mode} onChange={(mode) => console.session.setMode(mode)} />
        <button type="button" className={isWanted ? 'bf-button' : 'bf-button bf-button-primary'} onClick={onConnection}>
          {isWanted ? 'Disconnect' : 'Connect'}
        </button>
      </div>
      {withSettings && <SettingsForm console={console} config={config} isManual={isManual} voice={state.voice} onConfigure={onConfigure} />}
      <ChatLog messages={state.messages} />
      <MediaBar state={state} media={console.media} />
      <MessageForm isConnected={state.connection === 'connected'} onSend={(text) => console.session.sendText(text)} />
    </>
  );
}
