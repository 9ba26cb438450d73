import type { Conversation, Media } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, RestoredNote, useFormats } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import { oftenMeant } from '../../parts/often-meant';
import { api, keys } from '../../twilio.client';
import { QuietModal, quietQuestion, type QuietQuestion } from '../planned/quiet.modal';
import { Segments } from './segments';
import { SendLaterModal } from '../planned/send-later.modal';
import { TemplateMenu } from './template-menu';

const MOST = 1_600;

interface Choice {
  /** By the clocks of the business; null: now. */
  readonly sendAt: string | null;
  readonly quiet: 'ask' | 'wait' | 'send';
}

interface Typed {
  readonly body: string;
  readonly media: readonly Media[];
  /** One per text, from the first try on: pressing twice, or again after a lost answer or a reload, sends it once. */
  readonly key: string;
}
const EMPTY: Typed = { body: '', media: [], key: '' };

/** Writes a text: what it costs in segments, pictures, templates, when it goes. Nothing is lost when sending fails or the page is loaded anew. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { ui, tenant } = usePlugin();
  const maySend = useFeature('send_client_messages');
  const { moment } = useFormats();
  const cache = useQueryClient();
  /** When the text is to go; null while that is not asked. */
  const [planning, setPlanning] = useState<string | null>(null);
  const [question, setQuestion] = useState<QuietQuestion | null>(null);
  const form = useDraft<Typed>(`text:${conversation.id}`, EMPTY);
  const { body, media } = form.value;
  const change = (part: Partial<Typed>) => form.set((now) => ({ ...now, ...part }));
  const send = useMutation({
    mutationFn: async ({ sendAt, quiet, key }: Choice & Pick<Typed, 'key'>) =>
      (
        await api.sendMessage({
          body: { conversation_id: conversation.id, body, media_ids: media.map(({ id }) => id), send_at: sendAt, quiet },
          idempotencyKey: key,
        })
      ).data,
    onSuccess: ({ status, scheduled_for }) => {
      form.saved(EMPTY);
      setPlanning(null);
      setQuestion(null);
      if (status === 'planned' && scheduled_for) ui.toast('success', `Planned for ${moment(scheduled_for)}`);
      for (const queryKey of [keys.messages(conversation.id), keys.planned(conversation.id), keys.conversations])
        void cache.invalidateQueries({ queryKey });
    },
    onError: (error, { sendAt }) => {
      const asked = quietQuestion(error, sendAt);
      setQuestion(asked);
      if (asked) setPlanning(null);
      else if (sendAt === null) ui.toast('error', errorMessage(error));
    },
  });
  if (!maySend)
    return (
      <p className="tw-note" role="note">
        You need the permission “Write to clients” to write here. An administrator can give it to you.
      </p>
    );
  if (conversation.opt_state === 'opted_out') return <OptedOut conversation={conversation} />;
  const empty = body.trim() === '' && media.length === 0;
  const go = (choice: Choice) => {
    if (empty || send.isPending) return;
    const key = form.value.key || crypto.randomUUID();
    change({ key });
    send.mutate({ ...choice, key });
  };
  const now = () => go({ sendAt: null, quiet: 'ask' });
  const later = () => {
    send.reset();
    setPlanning(oftenMeant(wallTime(tenant.tz))[0]?.at ?? '');
  };
  return (
    <form
      className="tw-composer"
      aria-label="Write a text"
      onSubmit={(event) => {
        event.preventDefault();
        now();
      }}
    >
      <RestoredNote draft={form} />
      <Input.TextArea
        rows={3}
        maxLength={MOST}
        aria-label="Text"
        placeholder="Write a text"
        value={body}
        onChange={(event) => change({ body: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) now();
        }}
      />
      {media.length > 0 && <Attached media={media} onRemove={(id) => change({ media: media.filter((one) => one.id !== id) })} />}
      <div className="tw-composer-foot">
        <TemplateMenu body={body} name={conversation.contact_name ?? ''} onChoose={(chosen) => change({ body: chosen })} />
        <Attach onAdded={(one) => form.set((now) => ({ ...now, media: [...now.media, one] }))} />
        <Segments body={body} />
        <Button disabled={empty || send.isPending} onClick={later}>
          Send later
        </Button>
        <Button type="primary" htmlType="submit" disabled={empty} loading={send.isPending}>
          Send text
        </Button>
      </div>
      {planning !== null && (
        <SendLaterModal
          title="Send later"
          ok="Plan text"
          text={{ sendAt: planning, body: null }}
          onChange={({ sendAt }) => setPlanning(sendAt)}
          busy={send.isPending}
          error={send.error}
          onDone={({ sendAt }) => go({ sendAt, quiet: 'ask' })}
          onClose={() => setPlanning(null)}
        />
      )}
      {question && (
        <QuietModal
          question={question}
          name={conversation.contact_name ?? phoneText(conversation.phone_e164)}
          busy={send.isPending}
          onChoose={(quiet) => go({ sendAt: question.sendAt, quiet })}
          onClose={() => setQuestion(null)}
        />
      )}
    </form>
  );
}

function Attach({ onAdded }: { onAdded: (media: Media) => void }) {
  const { ui } = usePlugin();
  const field = useRef<HTMLInputElement>(null);
  const add = useMutation({
    mutationFn: async (file: File) => (await api.uploadMedia({ query: { name: file.name }, body: file })).data,
    onSuccess: onAdded,
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  return (
    <>
      <Button type="text" loading={add.isPending} icon={<Icon name="image" />} onClick={() => field.current?.click()}>
        Picture
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="Choose a picture"
        accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) add.mutate(file);
          target.value = '';
        }}
      />
    </>
  );
}

function Attached({ media, onRemove }: { media: readonly Media[]; onRemove: (id: number) => void }) {
  return (
    <ul className="tw-attached" aria-label="Attached">
      {media.map(({ id, name, type, url }) => (
        <li key={id}>
          {type.startsWith('image/') ? <img src={url} alt={name} /> : name}{' '}
          <button type="button" className="bf-icon-button" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OptedOut({ conversation }: { conversation: Conversation }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const agree = useMutation({
    mutationFn: () => api.updateConversation({ params: { id: String(conversation.id) }, body: { opt_state: 'opted_in' } }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.conversations }),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const ask = async () => {
    if (
      await ui.confirm({
        title: 'Did they agree to texts again?',
        text: 'Record it only if this person told you so. They can also text START themselves.',
        ok: 'They agreed',
      })
    )
      agree.mutate();
  };
  return (
    <p className="tw-note tw-opted-out" role="note">
      <strong>Opted out.</strong> This person has asked not to get text messages, so none can be sent.{' '}
      <button type="button" className="bf-link" disabled={agree.isPending} onClick={() => void ask()}>
        They agreed again
      </button>
    </p>
  );
}
