import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { uploadLossPhoto } from '../inventory.client';

interface LossPhotoProps {
  readonly reservationId: number;
  readonly id?: string;
  /** Given by the field of the form. */
  readonly value?: number | null;
  readonly onChange?: (photoId: number) => void;
}

/** A photograph that shows what is broken; a phone opens its camera for it. */
export function LossPhoto({ reservationId, id, value = null, onChange }: LossPhotoProps) {
  const file = useRef<HTMLInputElement>(null);
  const photo = useMutation({
    mutationFn: (taken: File) => uploadLossPhoto(reservationId, taken),
    onSuccess: ({ data }) => onChange?.(data.id),
  });
  return (
    <>
      <Button id={id} loading={photo.isPending} icon={<Icon name="image" size={16} />} onClick={() => file.current?.click()}>
        {value === null ? 'Take a photograph' : 'Photograph is there; take another'}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Photograph of the damage"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const [taken] = target.files ?? [];
          if (taken) photo.mutate(taken);
          target.value = '';
        }}
      />
      {photo.error && <p role="alert">{errorMessage(photo.error)}</p>}
    </>
  );
}
