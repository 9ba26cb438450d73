import type { VenueSpace } from '@butterfly/contracts/event_venues';
import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { uploadVenueFile, venueFileAt } from '../event_venues.client';

/** The floor plan and the photographs of a space, where it is read. */
export function SpaceFiles({ venueId, space }: { venueId: number; space: VenueSpace }) {
  const { name, plan_id: plan, photo_ids: photos = [] } = space;
  if (!plan && photos.length === 0) return null;
  return (
    <div className="ev-space-files">
      {photos.map((photo, at) => (
        <a key={photo} href={venueFileAt(venueId, photo)} target="_blank" rel="noreferrer">
          <img src={venueFileAt(venueId, photo)} alt={`${name}, photograph ${at + 1}`} loading="lazy" decoding="async" />
        </a>
      ))}
      {plan && (
        <a href={venueFileAt(venueId, plan)} target="_blank" rel="noreferrer">
          Floor plan
        </a>
      )}
    </div>
  );
}

interface UploadProps {
  readonly venueId: number;
  readonly label: string;
  readonly accept: string;
  readonly words: string;
  readonly onTaken: (ids: readonly number[]) => void;
}

function Upload({ venueId, label, accept, words, onTaken }: UploadProps) {
  const file = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (taken: readonly File[]) => {
      const ids: number[] = [];
      for (const one of taken) ids.push((await uploadVenueFile(venueId, one)).data.id);
      return ids;
    },
    onSuccess: onTaken,
  });
  return (
    <>
      <Button size="small" loading={upload.isPending} icon={<Icon name="image" size={16} />} onClick={() => file.current?.click()}>
        {words}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={accept}
        onChange={({ target }) => upload.mutate([...(target.files ?? [])])}
      />
      {upload.error && <p role="alert">{errorMessage(upload.error)}</p>}
    </>
  );
}

interface FieldProps<T> {
  readonly venueId: number;
  /** Given by the form. */
  readonly value?: T;
  readonly onChange?: (value: T) => void;
}

/** Photographs of a space: added, and taken off one by one. */
export function PhotosField({ venueId, value = [], onChange }: FieldProps<readonly number[]>) {
  return (
    <div className="ev-space-files">
      {value.map((photo, at) => (
        <span key={photo} className="ev-space-photo">
          <img src={venueFileAt(venueId, photo)} alt={`Photograph ${at + 1}`} />
          <Button
            type="text"
            size="small"
            aria-label={`Take off photograph ${at + 1}`}
            icon={<Icon name="trash" />}
            onClick={() => onChange?.(value.filter((one) => one !== photo))}
          />
        </span>
      ))}
      {value.length < 12 && (
        <Upload
          venueId={venueId}
          label="Photographs of the space"
          accept="image/*"
          words="Add photographs"
          onTaken={(ids) => onChange?.([...value, ...ids].slice(0, 12))}
        />
      )}
    </div>
  );
}

/** The floor plan of a space, a picture or a PDF. */
export function PlanField({ venueId, value = null, onChange }: FieldProps<number | null>) {
  return (
    <div className="ev-space-files">
      {value !== null && (
        <>
          <a href={venueFileAt(venueId, value)} target="_blank" rel="noreferrer">
            Floor plan
          </a>
          <Button
            type="text"
            size="small"
            aria-label="Take off the floor plan"
            icon={<Icon name="trash" />}
            onClick={() => onChange?.(null)}
          />
        </>
      )}
      <Upload
        venueId={venueId}
        label="Floor plan of the space"
        accept="image/*,application/pdf"
        words={value === null ? 'Add a floor plan' : 'Another plan'}
        onTaken={([plan]) => plan !== undefined && onChange?.(plan)}
      />
    </div>
  );
}
