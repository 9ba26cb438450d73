import type { ManyPreview, ManyRequest } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { api, keys } from '../../twilio.client';
import { ManyForm } from './many-form';
import { ManyReview } from './many-review';

const EMPTY: ManyRequest = { filter: {}, body: '', send_at: null };

/** One text to many: whom, what and when; then who gets it and who does not; then one confirmation. Nothing leaves before it. */
export function TextManyModal({ onClose }: { onClose: () => void }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft('text-many', EMPTY);
  const request = form.value;
  const [seen, setSeen] = useState<ManyPreview | null>(null);
  // One key per confirmation that was looked at: pressed twice, or after a lost answer, it is sent once.
  const key = useRef('');
  const look = useMutation({
    mutationFn: async () => (await api.previewMany({ body: request })).data,
    onSuccess: (preview) => {
      key.current = crypto.randomUUID();
      setSeen(preview);
    },
  });
  const send = useMutation({
    mutationFn: async ({ recipients }: ManyPreview) =>
      (
        await api.sendMany({
          body: { body: request.body, send_at: request.send_at, contact_ids: recipients.map(({ contact_id }) => contact_id) },
          idempotencyKey: key.current,
        })
      ).data,
    onSuccess: ({ planned }) => {
      form.saved(request);
      ui.toast('success', `Planned for ${people(planned)}`);
      for (const queryKey of [keys.conversations, ['planned']]) void cache.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const failed = seen ? send.error : look.error;
  const count = seen?.recipients.length ?? 0;
  const footer = seen
    ? [
        <Button key="back" onClick={() => setSeen(null)}>
          Back
        </Button>,
        <Button key="send" type="primary" disabled={count === 0} loading={send.isPending} onClick={() => send.mutate(seen)}>
          Send to {people(count)}
        </Button>,
      ]
    : [
        <Button key="look" type="primary" disabled={request.body.trim() === ''} loading={look.isPending} onClick={() => look.mutate()}>
          Preview recipients
        </Button>,
      ];
  return (
    <Modal open title="Text to many" footer={footer} onCancel={onClose}>
      {!seen && <RestoredNote draft={form} />}
      {seen ? <ManyReview preview={seen} sendAt={request.send_at} /> : <ManyForm request={request} onChange={form.set} />}
      {failed && (
        <p className="bf-field-error" role="alert">
          {errorMessage(failed)}
        </p>
      )}
    </Modal>
  );
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
