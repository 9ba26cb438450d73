import type { LostReason } from '@butterfly/contracts/tenant_crm';
import { useDraft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button, Input, Modal, Radio } from 'antd';
import { useChoices } from './use-settings';

export interface Loss {
  readonly lost_reason: LostReason;
  readonly lost_note: string;
}

interface LostReasonModalProps {
  /** What is lost, such as `project:7`: what is written of it is kept under this name. */
  readonly subject: string;
  readonly projectName: string;
  readonly busy: boolean;
  readonly onSubmit: (loss: Loss) => void;
  readonly onCancel: () => void;
}

interface Answer {
  readonly reason: LostReason | null;
  readonly note: string;
}

const NO_ANSWER: Answer = { reason: null, note: '' };

/** Why did we not get it? Asked once, when a project is lost; the answers are worth more than the figure. */
export function LostReasonModal({ subject, projectName, busy, onSubmit, onCancel }: LostReasonModalProps) {
  const form = useDraft(`lost:${subject}`, NO_ANSWER);
  const { reason, note } = form.value;
  const reasons = useChoices('lost_reasons');
  // "Other" says nothing by itself.
  const noteNeeded = reason === 'other';
  const ready = reason !== null && (!noteNeeded || note.trim() !== '');
  const submit = () => {
    if (!reason || !ready) return;
    form.saved(form.value);
    onSubmit({ lost_reason: reason, lost_note: note.trim() });
  };
  const cancel = () => {
    form.saved(NO_ANSWER);
    onCancel();
  };
  return (
    <Modal
      open
      title={`Why was ${projectName} lost?`}
      onCancel={cancel}
      footer={[
        <Button key="cancel" onClick={cancel}>
          Keep it where it was
        </Button>,
        <Button key="ok" type="primary" disabled={!ready} loading={busy} onClick={submit}>
          Mark as lost
        </Button>,
      ]}
    >
      <RestoredNote draft={form} />
      <Radio.Group
        className="crm-reasons"
        aria-label="Reason"
        value={reason}
        options={reasons.options()}
        onChange={(event) => form.set((now) => ({ ...now, reason: event.target.value as LostReason }))}
      />
      <label className="bf-record-label" htmlFor="lost-note">
        What did we learn?{!noteNeeded && ' (optional)'}
      </label>
      <Input.TextArea
        id="lost-note"
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => form.set((now) => ({ ...now, note: event.target.value }))}
      />
    </Modal>
  );
}
