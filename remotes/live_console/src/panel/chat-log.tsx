import { DateText, Icon } from '@butterfly/ui-kit';
import { memo, useEffect, useRef } from 'react';
import type { ConsoleMessage, MessageType } from '../model/message-log';

const WHO: Readonly<Record<MessageType, string>> = { user: 'You', assistant: 'Assistant', system: 'Notice' };
/** So close to the end somebody reads along. */
const NEAR_END = 80;

/** What was said, by whom; it follows the end unless somebody has scrolled up to read. */
export function ChatLog({ messages }: { messages: readonly ConsoleMessage[] }) {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (list.current && follows.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages]);
  const handleScroll = () => {
    const { current } = list;
    if (current) follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END;
  };
  if (messages.length === 0) {
    return (
      <div className="live-log live-log-empty">
        <Icon name="comment" size={28} />
        <p>Connect, then write or speak. Show flowers, sketches or your screen with the buttons below.</p>
      </div>
    );
  }
  return (
    <div className="live-log" ref={list} role="log" aria-label="Conversation" tabIndex={0} onScroll={handleScroll}>
      <ol className="live-messages">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

const Message = memo(function Message({ message: { type, content, timestamp, wasInterrupted } }: { message: ConsoleMessage }) {
  return (
    <li className={`live-message live-message-${type}`} data-type={type}>
      <span className="live-who">
        {WHO[type]} <DateText value={timestamp} as="time" />
      </span>
      <p>{content}</p>
      {wasInterrupted && <span className="live-cut">Interrupted</span>}
    </li>
  );
});
