import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import { oftenMeant } from '../../parts/often-meant';
import { Segments } from '../thread/segments';

export interface LaterText {
  /** By the clocks of the business. */
  readonly sendAt: string;
  /** Null: it is written elsewhere. */
  readonly body: string | null;
}

interface SendLaterModalProps {
  readonly title: string;
  readonly ok: string;
  readonly text: LaterText;
  readonly onChange: (text: LaterText) => void;
  /** Above the form, such as what is said of a draft. */
  readonly head?: ReactNode;
  readonly busy: boolean;
  readonly error: unknown;
  /** What one should know before one goes on. */
  readonly note?: string | null;
  readonly onDone: (text: LaterText) => void;
  readonly onClose: () => void;
}

/** Chooses when a text goes, by the clocks of the business. */
export function SendLaterModal({ title, ok, text, onChange, head, busy, error, note = null, onDone, onClose }: SendLaterModalProps) {
  const { tenant } = usePlugin();
  const now = wallTime(tenant.tz);
  const complete = text.sendAt !== '' && text.body?.trim() !== '';
  const done = () => {
    if (complete && !busy) onDone(text);
  };
  return (
    <Modal open title={title} okText={ok} okButtonProps={{ disabled: !complete, loading: busy }} onOk={done} onCancel={onClose}>
      <form
        className="tw-form"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        {head}
        {text.body !== null && (
          <label>
            Text
            <Input.TextArea
              rows={4}
              maxLength={1_600}
              value={text.body}
              onChange={({ target }) => onChange({ ...text, body: target.value })}
            />
          </label>
        )}
        {text.body !== null && <Segments body={text.body} />}
        <label>
          Date and time in {tenant.tz.replace(/^.*\//, '').replace(/_/g, ' ')}
          <Input
            type="datetime-local"
            min={now}
            value={text.sendAt}
            onChange={({ target }) => onChange({ ...text, sendAt: target.value })}
          />
        </label>
        <div className="tw-conflict-choice">
          {oftenMeant(now).map(({ label, at }) => (
            <Button key={at} size="small" onClick={() => onChange({ ...text, sendAt: at })}>
              {label}
            </Button>
          ))}
        </div>
        {error !== null && (
          <p className="bf-field-error" role="alert">
            {errorMessage(error)}
          </p>
        )}
        {note !== null && (
          <p className="bf-soft" role="status">
            {note}
          </p>
        )}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  );
}
