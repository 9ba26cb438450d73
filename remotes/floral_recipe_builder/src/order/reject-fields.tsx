import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { uploadPhoto } from '../flowers.client';
import type { Count } from './counts';
import { CountStepper } from './count-stepper';

interface RejectFieldsProps {
  readonly orderId: number;
  readonly name: string;
  readonly count: Count;
  readonly onCount: (part: Partial<Count>) => void;
}

const REASONS = ['Brown edges', 'Broken stems', 'Too open', 'Mould', 'Wrong colour'] as const;

/** How many of those that came are bad, why, and a photograph for the supplier. */
export function RejectFields({ orderId, name, count, onCount }: RejectFieldsProps) {
  const file = useRef<HTMLInputElement>(null);
  const photo = useMutation({
    mutationFn: (taken: File) => uploadPhoto(orderId, taken),
    onSuccess: ({ data }) => onCount({ reject_photo_id: data.id }),
  });
  return (
    <div className="fl-reject">
      <CountStepper label={`Bad ones of ${name}`} value={count.rejected_units} onChange={(next) => onCount({ rejected_units: next })} />
      <input
        className="fl-quiet-input"
        aria-label={`Why ${name} is rejected`}
        placeholder="Why?"
        maxLength={400}
        value={count.reject_reason}
        onChange={(event) => onCount({ reject_reason: event.target.value })}
      />
      <span className="fl-chips">
        {REASONS.map((reason) => (
          <button key={reason} type="button" className="fl-chip" onClick={() => onCount({ reject_reason: reason })}>
            {reason}
          </button>
        ))}
      </span>
      <Button loading={photo.isPending} icon={<Icon name="image" size={16} />} onClick={() => file.current?.click()}>
        {count.reject_photo_id === null ? 'Photograph' : 'Photograph is there; take another'}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={`Photograph of the bad ones of ${name}`}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const [taken] = target.files ?? [];
          if (taken) photo.mutate(taken);
          target.value = '';
        }}
      />
      {photo.error && (
        <p className="fl-warning" role="alert">
          {errorMessage(photo.error)}
        </p>
      )}
    </div>
  );
}
