import { Icon } from '@butterfly/ui-kit';
import { useSyncExternalStore } from 'react';
import { useAssistant, useAssistantState, usePlayback, usePreference } from './use-assistant';

/** What is wrong or waits, above the field. */
export function Notes() {
  return (
    <>
      <MicrophoneNote />
      <AudioError />
      <BlockedReply />
      <OfflineNote />
    </>
  );
}

function MicrophoneNote() {
  const { store } = useAssistant().core;
  const problem = useAssistantState((state) => state.microphone);
  const isActive = useAssistantState((state) => state.session.kind === 'active');
  if (!problem || !isActive) return null;
  return (
    <div className="assistant-strip">
      <span>{problem}</span>
      <button type="button" className="bf-icon-button" aria-label="Dismiss" onClick={() => store.setState({ microphone: null })}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function AudioError() {
  const { store } = useAssistant().core;
  const error = useAssistantState((state) => state.audioError);
  if (!error) return null;
  return (
    <div className="assistant-strip assistant-strip-error" role="alert">
      <span>
        <strong>Audio Error:</strong> {error} <span className="assistant-note">Try refreshing the page if the error persists.</span>
      </span>
      <button type="button" className="bf-icon-button" aria-label="Dismiss" onClick={() => store.setState({ audioError: null })}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** The browser plays nothing before a click: no error, a button. */
function BlockedReply() {
  const { playback } = useAssistant().core.host;
  const { isBlocked } = usePlayback();
  const { value } = usePreference();
  if (!isBlocked || !value.voice_enabled) return null;
  return (
    <div className="assistant-strip">
      <button type="button" className="bf-link" onClick={playback.resume}>
        <Icon name="speaker" size={16} /> Play reply
      </button>
    </div>
  );
}

const subscribeOnline = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const queued = useAssistantState((state) => state.queued);
  if (isOnline && queued === null) return null;
  return (
    <p className="assistant-strip" role="status">
      {queued === null ? 'You are offline. What you type is kept.' : `Will be sent when you are online: “${queued}”`}
    </p>
  );
}
