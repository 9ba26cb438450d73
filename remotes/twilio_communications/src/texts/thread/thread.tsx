import type { Conversation, Message } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { api, keys } from '../../twilio.client';
import { Bubble } from './bubble';
import { Composer } from './composer';
import { PlannedList } from '../planned/planned-list';
import { ThreadHead } from './thread-head';

interface ThreadProps {
  readonly id: number;
  /** As the list shows it; a filter may leave it out. */
  readonly listed: Conversation | undefined;
  readonly onBack: () => void;
}

/** One conversation, the newest at the bottom. Reading it marks it as read. */
export function Thread({ id, listed, onBack }: ThreadProps) {
  const own = useQuery({
    queryKey: [...keys.conversations, id],
    queryFn: async ({ signal }) => (await api.getConversation({ params: { id: String(id) }, signal })).data,
  });
  const conversation = own.data ?? listed;
  const messages = useMessages(id);
  const all = messages.data?.pages.flatMap(({ results }) => results).reverse() ?? [];
  useMarkRead(id, conversation);
  return (
    <section
      className="tw-thread"
      aria-label={conversation ? `Conversation with ${conversation.contact_name ?? conversation.phone_e164}` : 'Conversation'}
    >
      <div className="tw-thread-top">
        <button type="button" className="bf-icon-button tw-back" aria-label="All conversations" onClick={onBack}>
          <Icon name="arrow-left" />
        </button>
        {conversation && <ThreadHead conversation={conversation} />}
      </div>
      {messages.isPending && <Skeleton kind="form" label="Loading the texts…" />}
      {messages.isError && (
        <ErrorCard
          title="The texts could not be loaded"
          text={errorMessage(messages.error)}
          busy={messages.isFetching}
          onRetry={() => void messages.refetch()}
        />
      )}
      {messages.data && (
        <Bubbles
          messages={all}
          more={messages.hasNextPage}
          loading={messages.isFetchingNextPage}
          onMore={() => void messages.fetchNextPage()}
        />
      )}
      {conversation && <PlannedList key={`planned-${id}`} conversation={conversation} />}
      {conversation && <Composer key={id} conversation={conversation} />}
    </section>
  );
}

function useMessages(id: number) {
  return useInfiniteQuery({
    queryKey: keys.messages(id),
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await api.listMessages({ params: { id: String(id) }, query: pageParam > 0 ? { before: String(pageParam) } : {}, signal })).data,
    getNextPageParam: (last) => (last.more ? (last.results.at(-1)?.id ?? null) : null),
  });
}

function useMarkRead(id: number, conversation: Conversation | undefined): void {
  const cache = useQueryClient();
  const { log } = usePlugin();
  const { mutate } = useMutation({
    mutationFn: () => api.updateConversation({ params: { id: String(id) }, body: { read: true } }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.conversations }),
    onError: () => log('warn', 'a conversation could not be marked as read'),
  });
  const unread = conversation?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) mutate();
  }, [unread, mutate]);
}

function Bubbles({
  messages,
  more,
  loading,
  onMore,
}: {
  messages: readonly Message[];
  more: boolean;
  loading: boolean;
  onMore: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div ref={box} className="tw-bubbles" role="log" aria-label="Texts" tabIndex={0}>
      {more && (
        <button type="button" className="bf-link tw-more" disabled={loading} onClick={onMore}>
          {loading ? 'Loading…' : 'Show earlier texts'}
        </button>
      )}
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      {messages.length === 0 && <p className="bf-soft tw-none">Nothing was written yet.</p>}
    </div>
  );
}
