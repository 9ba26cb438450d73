import { Icon } from '@butterfly/ui-kit';
import { useState, type KeyboardEvent } from 'react';

const LONGEST = 8_000;

/** Enter sends, Shift+Enter begins a line. */
export function MessageForm({ isConnected, onSend }: { isConnected: boolean; onSend: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const send = () => {
    if (onSend(text)) setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    // While characters are being composed, Enter chooses one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="live-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className="bf-input"
        rows={2}
        aria-label="Message"
        maxLength={LONGEST}
        value={text}
        placeholder={isConnected ? 'Write a message…' : 'Connect to write a message'}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
      />
      <button
        type="submit"
        className="bf-icon-button live-send"
        aria-label="Send"
        title="Send"
        disabled={!isConnected || text.trim() === ''}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
