import type { Message, MessageStatus } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../../twilio.client';

const STATUS: Readonly<Record<MessageStatus, string>> = {
  planned: 'Planned',
  canceled: 'Called off',
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Failed',
  received: '',
};

/** One text with what became of it. */
export function Bubble({ message }: { message: Message }) {
  const { direction, body, media, status, test, segments, sent_by_name, created_at } = message;
  const broken = status === 'failed' || status === 'undelivered';
  return (
    <article
      className={`tw-bubble tw-bubble-${direction}`}
      aria-label={direction === 'in' ? 'Received' : `Sent by ${sent_by_name ?? 'the system'}`}
    >
      {media.map(({ id, url, name, type }) =>
        type.startsWith('image/') ? (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            <img className="tw-picture" src={url} alt={name} loading="lazy" />
          </a>
        ) : (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ),
      )}
      {body !== '' && <p className="tw-body">{body}</p>}
      <p className="tw-foot">
        <DateText value={created_at} as="moment" />
        {direction === 'out' && sent_by_name && <> · {sent_by_name}</>}
        {direction === 'out' && (
          <>
            {' '}
            · <span className={broken ? 'bf-field-error' : undefined}>{outcome(message)}</span>
          </>
        )}
        {segments > 1 && <> · {segments} segments</>}
        {direction === 'out' && test && (
          <>
            {' '}
            · <span className="tw-mark">Test</span>
          </>
        )}
        {broken && (
          <>
            {' '}
            · <Retry message={message} />
          </>
        )}
      </p>
    </article>
  );
}

/** `Failed: the number cannot receive texts`, `Called off by Ada Fennimore`. */
function outcome({ status, error }: Message): string {
  if (error === '') return STATUS[status];
  return status === 'canceled' ? `${STATUS[status]} ${error}` : `${STATUS[status]}: ${error}`;
}

function Retry({ message: { id, conversation_id } }: { message: Message }) {
  const { ui } = usePlugin();
  const maySend = useFeature('send_client_messages');
  const cache = useQueryClient();
  const retry = useMutation({
    mutationFn: () => api.retryMessage({ params: { id: String(id) } }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: keys.messages(conversation_id) }),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  if (!maySend) return null;
  return (
    <button type="button" className="bf-link" disabled={retry.isPending} onClick={() => retry.mutate()}>
      Send again
    </button>
  );
}
