import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { isShown, type ChatEvent } from '../chat/chat-event';
import { MessageRow, StreamingRow } from './message-row';
import { EmptyChat } from './overlays';
import { useAssistant, useAssistantState } from './use-assistant';

/** Stands for the answer that streams, behind all rows. */
const STREAMING: ChatEvent = { id: 'streaming', type: 'assistant', content: '', timestamp: 0, isStreaming: true };

/** The rows, of which only those on the screen are in the document. */
export function MessageList() {
  const events = useAssistantState((state) => state.events);
  const isStreaming = useAssistantState((state) => state.activity === 'streaming');
  const isActive = useAssistantState((state) => state.session.kind === 'active');
  const isQuiet = useAssistantState((state) => state.activity === 'idle');
  const rows = useMemo(() => {
    const shown = events.filter(isShown);
    return isStreaming ? [...shown, STREAMING] : shown;
  }, [events, isStreaming]);
  const list = useRef<VirtuosoHandle>(null);
  const isAtEnd = useFollowText(list);
  if (rows.length === 0) return isActive && isQuiet ? <EmptyChat /> : <div className="assistant-list" />;
  return (
    <Virtuoso
      ref={list}
      className="assistant-list"
      data={rows}
      role="log"
      aria-label="Conversation"
      aria-live="off"
      tabIndex={0}
      components={COMPONENTS}
      initialTopMostItemIndex={{ index: rows.length - 1, align: 'end' }}
      computeItemKey={(_, row) => row.id}
      increaseViewportBy={200}
      defaultItemHeight={64}
      itemContent={renderRow}
      // What one sends oneself is always followed; an answer only by whoever is at the end.
      followOutput={() => (isAtEnd.current || rows.at(-1)?.type === 'user' ? 'auto' : false)}
      atBottomThreshold={80}
      atBottomStateChange={(atEnd) => void (isAtEnd.current = atEnd)}
    />
  );
}

const renderRow = (_: number, row: ChatEvent) => (row.isStreaming ? <StreamingRow /> : <MessageRow event={row} />);

/** Room below the last row: more of it while the waiting note lies there. */
const COMPONENTS = { Footer: () => <div className="assistant-list-end" /> };

/** The last row grows without a new one being added: the end stays in sight for whoever was there. */
function useFollowText(list: RefObject<VirtuosoHandle | null>): RefObject<boolean> {
  const { live } = useAssistant().core;
  const isAtEnd = useRef(true);
  useEffect(
    () =>
      live.subscribe(() => {
        if (isAtEnd.current) requestAnimationFrame(() => list.current?.scrollTo({ top: Number.MAX_SAFE_INTEGER }));
      }),
    [list, live],
  );
  return isAtEnd;
}
