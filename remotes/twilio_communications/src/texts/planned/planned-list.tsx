import type { Conversation, Planned } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../../twilio.client';
import { PlannedModal } from './planned.modal';

/** What is to go to this person later, the next one first. */
export function PlannedList({ conversation }: { conversation: Conversation }) {
  const list = useQuery({
    queryKey: keys.planned(conversation.id),
    queryFn: async ({ signal }) => (await api.listPlanned({ query: { conversation: String(conversation.id) }, signal })).data,
  });
  // What somebody is changing stays open when it has gone meanwhile: what they typed is theirs.
  const [changing, setChanging] = useState<Planned | null>(null);
  const modal = changing && <PlannedModal text={changing} conversation={conversation} onClose={() => setChanging(null)} />;
  const texts = list.data ?? [];
  return (
    <>
      {list.isError && !list.data && (
        <p className="tw-note" role="note">
          The planned texts could not be loaded.{' '}
          <button type="button" className="bf-link" onClick={() => void list.refetch()}>
            Try again
          </button>
        </p>
      )}
      {texts.length > 0 && (
        <section className="tw-planned" aria-label="Planned texts">
          <ul>
            {texts.map((text) => (
              <li key={text.id}>
                <PlannedRow text={text} onChange={() => setChanging(text)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {modal}
    </>
  );
}

function PlannedRow({ text, onChange }: { text: Planned; onChange: () => void }) {
  const { ui } = usePlugin();
  const maySend = useFeature('send_client_messages');
  const cache = useQueryClient();
  const { id, conversation_id, version, body, media, scheduled_for, history } = text;
  const params = { id: String(id) };
  const act = useMutation({
    mutationFn: async (what: 'send' | 'cancel') =>
      (what === 'send' ? await api.sendPlanned({ params, body: { version } }) : await api.cancelPlanned({ params })).data,
    onError: (error) => ui.toast('error', errorMessage(error)),
    onSettled: () => {
      for (const queryKey of [keys.planned(conversation_id), keys.messages(conversation_id), keys.conversations])
        void cache.invalidateQueries({ queryKey });
    },
  });
  const cancel = async () => {
    if (
      await ui.confirm({
        title: 'Call off this text?',
        text: 'It will not be sent. The conversation keeps it as called off.',
        ok: 'Call it off',
      })
    )
      act.mutate('cancel');
  };
  const last = history.at(-1);
  return (
    <article className="tw-planned-row" aria-label="Planned text">
      <p className="tw-planned-when">
        <Icon name="calendar" size={16} /> <DateText value={scheduled_for} as="moment" />
        {last && (
          <span className="bf-soft">
            {last.what}
            {last.by_name && ` by ${last.by_name}`}
          </span>
        )}
      </p>
      <p className="tw-planned-body">
        {body || 'Picture'}
        {body !== '' && media.length > 0 && ' (with a picture)'}
      </p>
      {maySend && (
        <div className="tw-planned-actions">
          <Button type="text" size="small" disabled={act.isPending} onClick={onChange}>
            Change
          </Button>
          <Button type="text" size="small" disabled={act.isPending} onClick={() => act.mutate('send')}>
            Send now
          </Button>
          <Button type="text" size="small" disabled={act.isPending} onClick={() => void cancel()}>
            Call off
          </Button>
        </div>
      )}
    </article>
  );
}
