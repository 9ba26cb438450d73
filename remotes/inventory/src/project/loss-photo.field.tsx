import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { uploadLossPhoto } from '../inventory.client';

interface LossPhotoProps {
  readonly reservationId: number;
  /** Given by the field of the form. */
  readonly value?: number | null;
  readonly onChange?: (photoId: number) => void;
}

/** A photograph that shows what is broken; a phone opens its camera for it. */
export function LossPhoto({ reservationId, value = null, onChange }: LossPhotoProps) {
  const file = useRef<HTMLInputElement>(null);
  const photo = useMutation({
    mutationFn: (taken: File) => uploadLossPhoto(reservationId, taken),
    onSuccess: ({ data }) => onChange?.(data.id),
  });
  const take = (files: FileList | null) => {
    for (const taken of files ?? []) photo.mutate(taken);
  };
  return (
    <>
      <Button loading={photo.isPending} icon={<Icon name="image" size={16} />} onClick={() => file.current?.click()}>
        {value === null ? 'Take a photograph' : 'Photograph is there; take another'}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Photograph of the damage"
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.target.files)}
      />
      {photo.error && <p role="alert">{errorMessage(photo.error)}</p>}
    </>
  );
}
