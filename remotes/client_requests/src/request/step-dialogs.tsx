import type { Request } from '@butterfly/contracts/client_requests';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input, Modal, Rate } from 'antd';
import { useState, type ReactNode } from 'react';
import { api, keys } from '../client_requests.client';

export interface StepProps {
  readonly request: Request;
  readonly onClose: () => void;
}

interface WordsDialogProps extends StepProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** The name of the field, as the server knows it. */
  readonly field: string;
  readonly isNeeded?: boolean;
  readonly action: string;
  readonly done: string;
  readonly run: (words: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** A step that takes a sentence with it. */
function WordsDialog({ title, label, hint, field, isNeeded = false, action, done, run, onClose, children }: WordsDialogProps) {
  const [words, setWords] = useState('');
  const step = useAction<string, unknown>({
    run,
    invalidates: [keys.requests],
    failure: 'inline',
    successMessage: () => done,
    onSuccess: onClose,
  });
  const errors = step.fields[field];
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" loading={step.busy} disabled={isNeeded && words.trim() === ''} onClick={() => step.go(words)}>
          {action}
        </Button>,
      ]}
    >
      {children}
      <Field id={`cr-${field}`} label={label} hint={hint} errors={errors}>
        <Input.TextArea
          {...describedBy(`cr-${field}`, errors)}
          rows={4}
          maxLength={2_000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {step.error && !errors && <Alert type="error" showIcon title={errorMessage(step.error)} />}
    </Modal>
  );
}

const params = ({ id }: Request) => ({ id: String(id) });

export function DeclineDialog(props: StepProps) {
  return (
    <WordsDialog
      {...props}
      title={`Decline ${props.request.number}`}
      label="Why not"
      hint="The client reads it, by mail and in the thread"
      field="reason"
      isNeeded
      action="Decline it"
      done="The client knows"
      run={(reason) => api.declineRequest({ params: params(props.request), body: { reason } })}
    />
  );
}

export function CloseDialog(props: StepProps) {
  return (
    <WordsDialog
      {...props}
      title={`Close ${props.request.number}`}
      label="What came of it"
      hint="For the team; may stay empty"
      field="resolution"
      action="Close it"
      done="The request is closed"
      run={(resolution) => api.closeRequest({ params: params(props.request), body: { resolution } })}
    />
  );
}

export function ReopenDialog(props: StepProps) {
  return (
    <WordsDialog
      {...props}
      title={`Reopen ${props.request.number}`}
      label="Why again"
      hint="Stands in the history; may stay empty"
      field="reason"
      action="Reopen it"
      done="The request is open again"
      run={(reason) => api.reopenRequest({ params: params(props.request), body: { reason } })}
    />
  );
}

export function RateDialog(props: StepProps) {
  const [rating, setRating] = useState(props.request.rating ?? 5);
  return (
    <WordsDialog
      {...props}
      title="How the client found it"
      label="In their words"
      hint="May stay empty"
      field="comment"
      action="Keep it"
      done="Kept"
      run={(comment) => api.rateRequest({ params: params(props.request), body: { rating, comment } })}
    >
      <Rate aria-label="Stars" allowClear={false} value={rating} onChange={setRating} />
    </WordsDialog>
  );
}
