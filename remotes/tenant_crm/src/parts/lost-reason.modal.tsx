import type { LostReason } from '@butterfly/contracts/tenant_crm';
import { Button, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useChoices } from './use-settings';

export interface Loss {
  readonly lost_reason: LostReason;
  readonly lost_note: string;
}

interface LostReasonModalProps {
  readonly projectName: string;
  readonly busy: boolean;
  readonly onSubmit: (loss: Loss) => void;
  readonly onCancel: () => void;
}

/** Why did we not get it? Asked once, when a project is lost; the answers are worth more than the figure. */
export function LostReasonModal({ projectName, busy, onSubmit, onCancel }: LostReasonModalProps) {
  const [reason, setReason] = useState<LostReason | null>(null);
  const [note, setNote] = useState('');
  const reasons = useChoices('lost_reasons');
  // "Other" says nothing by itself.
  const noteNeeded = reason === 'other';
  const ready = reason !== null && (!noteNeeded || note.trim() !== '');
  const submit = () => reason && ready && onSubmit({ lost_reason: reason, lost_note: note.trim() });
  return (
    <Modal
      open
      title={`Why was ${projectName} lost?`}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Keep it where it was
        </Button>,
        <Button key="ok" type="primary" disabled={!ready} loading={busy} onClick={submit}>
          Mark as lost
        </Button>,
      ]}
    >
      <Radio.Group
        className="crm-reasons"
        aria-label="Reason"
        value={reason}
        options={reasons.options()}
        onChange={(event) => setReason(event.target.value as LostReason)}
      />
      <label className="bf-record-label" htmlFor="lost-note">
        What did we learn?{!noteNeeded && ' (optional)'}
      </label>
      <Input.TextArea id="lost-note" rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
    </Modal>
  );
}
