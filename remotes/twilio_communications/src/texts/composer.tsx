import { countSegments, type Conversation, type Media } from '@butterfly/contracts/twilio_communications';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { errorWords } from '../parts/words';
import { api, keys } from '../twilio.client';
import { TemplateMenu } from './template-menu';

const MOST = 1_600;

/** Writes a text: what it costs in segments, pictures, templates. Nothing is lost when sending fails. */
export function Composer({ conversation }: { conversation: Conversation }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [body, setBody] = useState('');
  const [media, setMedia] = useState<readonly Media[]>([]);
  // One key per text: pressing twice, or again after a lost answer, sends it once.
  const key = useRef(crypto.randomUUID());
  const send = useMutation({
    mutationFn: () => api.sendMessage({ body: { conversation_id: conversation.id, body, media_ids: media.map(({ id }) => id) }, idempotencyKey: key.current }),
    onSuccess: () => {
      key.current = crypto.randomUUID();
      setBody('');
      setMedia([]);
      for (const queryKey of [keys.messages(conversation.id), keys.conversations]) void cache.invalidateQueries({ queryKey });
    },
    onError: (error) => ui.toast('error', errorWords(error)),
  });
  if (conversation.opt_state === 'opted_out') return <OptedOut conversation={conversation} />;
  const empty = body.trim() === '' && media.length === 0;
  const go = () => { if (!empty && !send.isPending) send.mutate(); };
  return (
    <form className="tw-composer" aria-label="Write a text" onSubmit={(event) => { event.preventDefault(); go(); }}>
      <Input.TextArea
        rows={3} maxLength={MOST} aria-label="Text" placeholder="Write a text" value={body} onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => { if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) go(); }}
      />
      {media.length > 0 && <Attached media={media} onRemove={(id) => setMedia(media.filter((one) => one.id !== id))} />}
      <div className="tw-composer-foot">
        <TemplateMenu body={body} name={conversation.contact_name ?? ''} onChoose={setBody} />
        <Attach onAdded={(one) => setMedia([...media, one])} />
        <Segments body={body} />
        <Button type="primary" htmlType="submit" disabled={empty} loading={send.isPending}>Send text</Button>
      </div>
    </form>
  );
}

/** How many segments the text takes, and why a single emoji may double it. */
function Segments({ body }: { body: string }) {
  const { encoding, segments, left } = countSegments(body.trim());
  if (segments === 0) return <span className="tw-segments" />;
  const words = `${segments} ${segments === 1 ? 'segment' : 'segments'}, ${left} left`;
  return <span className="tw-segments tw-soft bf-figures" title={encoding === 'UCS-2' ? 'A character such as an emoji halves the room of each segment' : undefined}>{words}{encoding === 'UCS-2' && ' (special characters)'}</span>;
}

function Attach({ onAdded }: { onAdded: (media: Media) => void }) {
  const { ui } = usePlugin();
  const field = useRef<HTMLInputElement>(null);
  const add = useMutation({
    mutationFn: async (file: File) => (await api.uploadMedia({ query: { name: file.name }, body: file })).data,
    onSuccess: onAdded,
    onError: (error) => ui.toast('error', errorWords(error)),
  });
  return (
    <>
      <Button type="text" loading={add.isPending} icon={<Icon name="image" />} onClick={() => field.current?.click()}>Picture</Button>
      <input ref={field} type="file" hidden aria-label="Choose a picture" accept="image/jpeg,image/png,image/gif,image/webp,application/pdf" onChange={({ target }) => { const [file] = target.files ?? []; if (file) add.mutate(file); target.value = ''; }} />
    </>
  );
}

function Attached({ media, onRemove }: { media: readonly Media[]; onRemove: (id: number) => void }) {
  return (
    <ul className="tw-attached" aria-label="Attached">
      {media.map(({ id, name, type, url }) => (
        <li key={id}>{type.startsWith('image/') ? <img src={url} alt={name} /> : name} <button type="button" className="bf-icon-button" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}><Icon name="close" size={16} /></button></li>
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
    onError: (error) => ui.toast('error', errorWords(error)),
  });
  const ask = async () => {
    if (await ui.confirm({ title: 'Did they agree to texts again?', text: 'Record it only if this person told you so. They can also text START themselves.', ok: 'They agreed' })) agree.mutate();
  };
  return <p className="tw-note tw-opted-out" role="note"><strong>Opted out.</strong> This person has asked not to get text messages, so none can be sent. <button type="button" className="bf-link" disabled={agree.isPending} onClick={() => void ask()}>They agreed again</button></p>;
}
