import { Field } from '@butterfly/ui-kit/record';
import { Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';

interface ReasonFormProps {
  readonly ok: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly placeholder: string;
  readonly onDone: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A decision with its reason, which colleagues read in the history. */
export function ReasonForm({ ok, busy, disabled = false, placeholder, onDone, onCancel, children }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const id = useId();
  const isReady = reason.trim() !== '' && !disabled;
  // A refusal has been said already; the form stays for another try.
  const handleSubmit = () => void (isReady && onDone(reason.trim()).then(onCancel, () => undefined));
  return (
    <form
      className="mm-reason"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {children}
      <Field id={id} label="Why" hint="Your colleagues read it in the history.">
        <Input id={id} value={reason} maxLength={300} placeholder={placeholder} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="mm-reason-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={busy} disabled={!isReady}>
          {ok}
        </Button>
      </div>
    </form>
  );
}
