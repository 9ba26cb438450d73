import { Icon } from '@butterfly/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { maySend } from '../assistant-state';
import { isTyped } from '../chat/chat-event';
import { DEFAULT_WIDGET, typedKey } from '../storage/storage-keys';
import { useAssistant, useAssistantState, useRecorderPhase } from './use-assistant';

const MAX_MESSAGE = 8_000;

/** Where one types, speaks, sends and stops. */
export function Composer({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const {
    core: {
      host: { playback },
    },
    messages,
  } = useAssistant();
  const [text, setText] = useTyped();
  const phase = useRecorderPhase();
  const isActive = useAssistantState((state) => state.session.kind === 'active');
  const activity = useAssistantState((state) => state.activity);
  const ready = useAssistantState((state) => maySend(state, phase !== 'idle'));
  useFocusAgain(field, ready);
  const send = () => messages.send(text) && setText('');
  // Who types does not listen any more; a reply that waits for a click goes on waiting.
  const hush = () => !playback.getState().isBlocked && playback.stop();
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not the Enter that sends (trap 8).
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  const isAnswering = activity === 'waiting' || activity === 'streaming';
  return (
    <form
      className="assistant-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="assistant-field" data-text={`${text}\n`}>
        <textarea
          ref={field}
          rows={1}
          aria-label="Message to the assistant"
          maxLength={MAX_MESSAGE}
          value={text}
          disabled={!ready}
          placeholder={isActive ? 'Type your message...' : 'Session not active...'}
          onChange={(event) => {
            hush();
            setText(event.target.value);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <MicrophoneToggle />
      {isAnswering ? (
        <button
          type="button"
          className="bf-button assistant-send"
          aria-label="Cancel response"
          title="Cancel response"
          onClick={messages.cancel}
        >
          <Icon name="stop" size={18} />
        </button>
      ) : (
        <button
          type="submit"
          className="bf-button bf-button-primary assistant-send"
          aria-label="Send"
          title="Send"
          disabled={!ready || !isTyped(text)}
        >
          <Icon name="send" size={18} />
        </button>
      )}
    </form>
  );
}

function MicrophoneToggle() {
  const { voice } = useAssistant();
  const phase = useRecorderPhase();
  const canStart = useAssistantState((state) => maySend(state, phase !== 'idle'));
  const isOn = phase === 'recording' || phase === 'starting';
  const label = isOn ? 'Stop recording' : 'Start recording';
  return (
    <button
      type="button"
      className="bf-icon-button assistant-microphone"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={!isOn && !canStart}
      onClick={voice.toggle}
    >
      <Icon name="microphone" size={20} />
    </button>
  );
}

/** What was typed outlives a reload, as the unsent words they are. */
function useTyped(): [string, (text: string) => void] {
  const { storage = window.localStorage, widgetId = DEFAULT_WIDGET } = useAssistant().core.host;
  const key = typedKey(widgetId);
  const [text, setText] = useState(() => storage.getItem(key) ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(text);
  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      keep(storage, key, latest.current);
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [storage, key]);
  return [
    text,
    (next) => {
      setText(next);
      latest.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        keep(storage, key, next);
      }, 300);
    },
  ];
}

function keep(storage: Storage, key: string, text: string): void {
  try {
    if (text) storage.setItem(key, text);
    else storage.removeItem(key);
  } catch (error) {
    console.warn('[assistant] the typed text could not be kept', error);
  }
}

/** The field is disabled while an answer comes; whoever typed goes on typing afterwards. */
function useFocusAgain(field: RefObject<HTMLTextAreaElement | null>, ready: boolean): void {
  const { store } = useAssistant().core;
  useEffect(() => {
    const nothing = document.activeElement === document.body || document.activeElement === null;
    if (ready && nothing && store.getState().session.kind === 'active') field.current?.focus();
  }, [field, ready, store]);
}
