import type { DocumentPhoto } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { PickPicture } from '@butterfly/ui-kit/record';
import { Button, Input } from 'antd';
import { Photograph } from '../document/photograph';
import { api } from '../proposal_and_invoice.client';

interface PhotoEditorProps {
  /** Where it stands: `the cover`, `Ceremony`. */
  readonly of: string;
  readonly projectId: number;
  readonly photo: DocumentPhoto | undefined;
  readonly isCover?: boolean;
  readonly onChange: (photo: DocumentPhoto | undefined) => void;
}

/** A photograph as it will be seen, with the words for those who do not see it. */
export function PhotoEditor({ of, projectId, photo, isCover = false, onChange }: PhotoEditorProps) {
  const upload = useAction({
    run: async (chosen: File) => {
      const name = chosen.name.trim().slice(0, 200) || 'photograph';
      return (await api.uploadPhoto({ params: { projectId: String(projectId) }, query: { name }, body: chosen })).data;
    },
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ id, width, height }) => onChange({ id, width, height, alt: '' }),
  });
  return (
    <div className="pi-photo-editor">
      {photo && <Photograph photo={photo} isCover={isCover} />}
      {photo && (
        <Input
          aria-label={`What the photograph of ${of} shows`}
          placeholder="What it shows, for clients who cannot see it"
          maxLength={300}
          status={photo.alt.trim() === '' ? 'warning' : ''}
          value={photo.alt}
          onChange={({ target }) => onChange({ ...photo, alt: target.value })}
        />
      )}
      <p className="pi-adds">
        <PickPicture label={`Photograph of ${of}`} busy={upload.busy} onPick={upload.go}>
          {photo ? 'Another photograph' : `Photograph${isCover ? ' for the cover' : ''}`}
        </PickPicture>
        {photo && (
          <Button size="small" type="text" aria-label={`Remove the photograph of ${of}`} onClick={() => onChange(undefined)}>
            Remove
          </Button>
        )}
      </p>
      {upload.error && (
        <p className="pi-warning" role="alert">
          {errorMessage(upload.error)}
        </p>
      )}
    </div>
  );
}
