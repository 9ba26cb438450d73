import type { Conversation } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../parts/tabs';
import { api, keys } from '../twilio.client';
import { ConversationList, type Shown } from './conversation-list';
import { NewTextModal } from './new-text.modal';
import { TestModeNote } from './test-mode-note';
import { TextManyModal } from './many/text-many.modal';
import { Thread } from './thread/thread';
import { useLiveTexts } from './use-live-texts';

/** Text messaging: who wrote, what was said, what is answered. */
export function Page() {
  const [address, setAddress] = useSearchParams();
  const [show, setShow] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  const [starting, setStarting] = useState<'one' | 'many' | null>(null);
  useLiveTexts();
  const list = useQuery({
    queryKey: [...keys.conversations, show, search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.listConversations({ query: { show, search, page_size: 100 }, signal })).data,
  });
  const settings = useQuery({ queryKey: keys.settings, queryFn: async ({ signal }) => (await api.getSettings({ signal })).data });
  const canTextMany = settings.data?.can_edit === true;
  // The note about test mode stands above the list: it comes with it, and moves nothing.
  const isPending = list.isPending || settings.isPending;
  useReady(list.isSuccess);
  const chosen = Number(address.get('conversation')) || null;
  const open = (id: number | null) => setAddress(id === null ? {} : { conversation: String(id) });
  const current = list.data?.results.find(({ id }) => id === chosen);
  const start = (
    <Button type="primary" onClick={() => setStarting('one')}>
      New text
    </Button>
  );
  return (
    <div className="tw-page">
      <PageHeader
        title="Text Messages"
        meta={<Tabs />}
        actions={
          <>
            {canTextMany && <Button onClick={() => setStarting('many')}>Text to many</Button>}
            {start}
          </>
        }
      />
      {!isPending && settings.data?.test_mode && <TestModeNote />}
      {isPending && <Skeleton kind="table" label="Loading the conversations…" />}
      {list.isError && !list.data && (
        <ErrorCard
          title="The conversations could not be loaded"
          text={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data &&
        !isPending &&
        (nothing(list.data.results, { show, search }) && chosen === null ? (
          <EmptyState
            drawing="sprig"
            title="No texts yet"
            text="Write to a client, or wait for the first text: each number has one conversation here."
            action={start}
          />
        ) : (
          <div className={chosen === null ? 'tw-split' : 'tw-split tw-split-open'}>
            <ConversationList
              conversations={list.data.results}
              chosen={chosen}
              onOpen={open}
              show={show}
              onShow={setShow}
              search={search}
              onSearch={setSearch}
            />
            {chosen === null ? (
              <p className="tw-hint bf-soft">Choose a conversation to read it.</p>
            ) : (
              <Thread key={chosen} id={chosen} listed={current} onBack={() => open(null)} />
            )}
          </div>
        ))}
      {starting === 'many' && <TextManyModal onClose={() => setStarting(null)} />}
      {starting === 'one' && (
        <NewTextModal
          onClose={() => setStarting(null)}
          onOpened={(id) => {
            setStarting(null);
            setShow('all');
            open(id);
          }}
        />
      )}
    </div>
  );
}

const nothing = (conversations: readonly Conversation[], { show, search }: { show: Shown; search: string }) =>
  conversations.length === 0 && show === 'all' && search === '';
