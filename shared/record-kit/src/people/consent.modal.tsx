import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useMutation } from '@tanstack/react-query';
import { Input, Modal, Select } from 'antd';
import type { ConsentChange, ConsentChannel } from './consent';

interface ConsentModalProps {
  readonly draftName: string;
  readonly channel: ConsentChannel;
  readonly current: string;
  readonly onRecord: (change: ConsentChange) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what somebody agreed to, and how one knows. */
export function ConsentModal({ draftName, channel, current, onRecord, onClose }: ConsentModalProps) {
  const form = useDraft(draftName, { state: current, source: '', proof: '' });
  const { state, source, proof } = form.value;
  const change = (part: Partial<typeof form.value>) => form.set((now) => ({ ...now, ...part }));
  const close = () => {
    form.saved(form.value);
    onClose();
  };
  const save = useMutation({
    mutationFn: () => onRecord({ channel: channel.id, state, source: source.trim(), proof }),
    onSuccess: close,
  });
  return (
    <Modal
      open
      title={channel.question}
      onCancel={close}
      okText="Record"
      okButtonProps={{ disabled: source.trim() === '', loading: save.isPending }}
      onOk={() => save.mutate()}
    >
      <div className="bf-form">
        <RestoredNote draft={form} />
        <div className="bf-record-field">
          <label className="bf-record-label" htmlFor="consent-state">
            They agreed to
          </label>
          <Select<string>
            id="consent-state"
            value={state}
            options={optionsOf(channel.states)}
            onChange={(chosen) => change({ state: chosen })}
          />
        </div>
        <div className="bf-record-field">
          <label className="bf-record-label" htmlFor="consent-source">
            How do you know?
          </label>
          <Input
            id="consent-source"
            placeholder="Such as “asked on the phone”"
            maxLength={120}
            value={source}
            onChange={(event) => change({ source: event.target.value })}
          />
        </div>
        <div className="bf-record-field">
          <label className="bf-record-label" htmlFor="consent-proof">
            Their words, or where it is kept (optional)
          </label>
          <Input.TextArea
            id="consent-proof"
            rows={2}
            maxLength={500}
            value={proof}
            onChange={(event) => change({ proof: event.target.value })}
          />
        </div>
        {save.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(save.error)}
          </p>
        )}
      </div>
    </Modal>
  );
}
