import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { uploadLossPhoto } from '../inventory.client';

interface PhotosProps {
  readonly reservationId: number;
  readonly label: string;
  readonly value?: readonly number[];
  readonly onChange?: (photoIds: readonly number[]) => void;
}

/** Photographs of how something looked; a phone opens its camera for them. */
export function Photos({ reservationId, label, value = [], onChange }: PhotosProps) {
  const file = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (taken: readonly File[]) => {
      const ids: number[] = [];
      for (const one of taken) ids.push((await uploadLossPhoto(reservationId, one)).data.id);
      return ids;
    },
    onSuccess: (ids) => onChange?.([...value, ...ids]),
  });
  const words = value.length === 1 ? '1 photograph is there; take another' : `${value.length} photographs are there; take another`;
  return (
    <>
      <Button loading={upload.isPending} icon={<Icon name="image" size={16} />} onClick={() => file.current?.click()}>
        {value.length === 0 ? 'Take a photograph' : words}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => upload.mutate([...(target.files ?? [])])}
      />
      {upload.error && <p role="alert">{errorMessage(upload.error)}</p>}
    </>
  );
}
