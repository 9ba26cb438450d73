import { useEffect, useRef, useState } from 'react';
import { textOf } from '../chat/chat-event';
import { useAssistant } from './use-assistant';

/** A screen reader hears an answer when it is whole, not word by word, and not again when an old row scrolls into sight. */
export function Announcer() {
  const { store } = useAssistant().core;
  const heard = useRef(store.getState().events.length);
  const [text, setText] = useState('');
  useEffect(
    () =>
      store.subscribe(({ events }) => {
        const fresh = events.slice(heard.current).filter(({ type }) => type !== 'user');
        heard.current = events.length;
        if (fresh.length > 0 && fresh.length < 5) setText(fresh.map(textOf).join(' '));
      }),
    [store],
  );
  return (
    <p className="bf-hidden" aria-live="polite" data-testid="assistant-announcer">
      {text}
    </p>
  );
}
