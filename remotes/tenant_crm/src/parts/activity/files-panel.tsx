import type { RecordFile, Subject } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText, ErrorCard, Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useOwners } from '../use-owners';
import { useFiles, type Upload } from './use-files';

/** The files of a record: drop or choose, see what is on its way, download, remove with undo. */
export function FilesPanel({ subject }: { subject: Subject }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { list, uploads, add, cancel, setRemoved } = useFiles(subject);
  const { note, show } = useUndoNote();
  const remove = (file: RecordFile) =>
    setRemoved.mutate({ file, removed: true }, { onSuccess: () => show({ text: `${file.name} was removed.`, undo: () => setRemoved.mutateAsync({ file, removed: false }) }) });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div className="crm-files" data-over={over || undefined} onDragOver={(event) => (event.preventDefault(), setOver(true))} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input} type="file" multiple hidden aria-label="Files to add"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <p className="crm-drop">
        <Button icon={<Icon name="upload" size={16} />} onClick={() => input.current?.click()}>Add files</Button>
        <span className="crm-soft">or drop them here, up to 25 MB each</span>
      </p>
      {uploads.map((upload) => <UploadRow key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />)}
      {note}
      {list.isError && !list.data && <ErrorCard title="The files could not be loaded" text={errorMessage(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && uploads.length === 0 && <p className="crm-soft">No files yet. Contracts, mood pictures, floor plans belong here.</p>}
      <ul className="crm-file-list">{list.data?.map((file) => <FileRow key={file.id} file={file} onRemove={() => remove(file)} />)}</ul>
    </div>
  );
}

function UploadRow({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { name, size, problem } = upload;
  return (
    <p className="crm-upload" role="status">
      <span className="crm-ellipsis">{name}</span>
      <span className="crm-soft">{problem ?? `${sizeText(size)}, on its way…`}</span>
      {!problem && <progress aria-label={`${name} is being added`} />}
      <Button size="small" onClick={onCancel}>{problem ? 'Put away' : 'Cancel'}</Button>
    </p>
  );
}

function FileRow({ file, onRemove }: { file: RecordFile; onRemove: () => void }) {
  const owners = useOwners();
  const by = owners.find(({ id }) => id === file.created_by_id)?.name;
  const shown = file.type.startsWith('image/') || file.type === 'application/pdf';
  const address = `/api/tenant_crm/files/${file.id}/content/`;
  return (
    <li className="crm-file">
      <Icon name={file.type.startsWith('image/') ? 'image' : 'note'} />
      <span className="crm-file-words">
        <a href={shown ? `${address}?inline=true` : address} {...(shown ? { target: '_blank', rel: 'noopener' } : { download: true })}>{file.name}</a>
        <span className="crm-soft">{sizeText(file.size)} · <DateText value={file.created_at} />{by && ` · ${by}`}</span>
      </span>
      <a className="crm-icon-link" href={address} download aria-label={`Download ${file.name}`}><Icon name="download" size={16} /></a>
      <Button type="text" aria-label={`Remove ${file.name}`} icon={<Icon name="trash" size={16} />} onClick={onRemove} />
    </li>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
