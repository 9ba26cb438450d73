import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText, ErrorCard, Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import type { MembersSource } from '../members/members-source';
import { memberName, useMembers } from '../members/use-members';
import type { RecordSubject } from '../subject';
import type { FilesSource, RecordFile } from './files-source';
import { useFiles, type Upload } from './use-files';
import '../styles/files.css';

interface FilesPanelProps<S extends RecordSubject> {
  readonly source: FilesSource<S>;
  /** Who added them. */
  readonly members: MembersSource;
  readonly subject: S;
}

/**
 * The files of a record: drop or choose, see how far they are, download, remove with undo.
 *
 * @example <FilesPanel source={files} members={members} subject={{ subject_type: 'venue', subject_id: venue.id }} />
 */
export function FilesPanel<S extends RecordSubject>({ source, members, subject }: FilesPanelProps<S>) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { list, uploads, add, cancel, setRemoved } = useFiles(source, subject);
  const { note, show } = useUndoNote();
  const remove = (file: RecordFile) =>
    setRemoved.mutate(
      { file, removed: true },
      { onSuccess: () => show({ text: `${file.name} was removed.`, undo: () => setRemoved.mutateAsync({ file, removed: false }) }) },
    );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      className="bf-files"
      data-over={over || undefined}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to add"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <p className="bf-files-add">
        <Button icon={<Icon name="upload" size={16} />} onClick={() => input.current?.click()}>
          Add files
        </Button>
        <span className="bf-soft">or drop them here, up to 25 MB each</span>
      </p>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
      ))}
      {note}
      {list.isError && !list.data && (
        <ErrorCard
          title="The files could not be loaded"
          text={errorMessage(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && uploads.length === 0 && (
        <p className="bf-soft">No files yet. Contracts, mood pictures, floor plans belong here.</p>
      )}
      <ul className="bf-file-list">
        {list.data?.map((file) => (
          <FileRow key={file.id} file={file} href={source.href(file)} members={members} onRemove={() => remove(file)} />
        ))}
      </ul>
    </div>
  );
}

function UploadRow({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { name, size, sent, problem } = upload;
  return (
    <p className="bf-upload" role="status">
      <span className="bf-ellipsis">{name}</span>
      <span className="bf-soft">{problem ?? `${sizeText(size)}, on its way…`}</span>
      {!problem && <progress aria-label={`${name} is being added`} {...(sent > 0 && { value: sent, max: size })} />}
      <Button size="small" onClick={onCancel}>
        {problem ? 'Dismiss' : 'Cancel'}
      </Button>
    </p>
  );
}

interface FileRowProps {
  readonly file: RecordFile;
  readonly href: string;
  readonly members: MembersSource;
  readonly onRemove: () => void;
}

function FileRow({ file, href, members, onRemove }: FileRowProps) {
  const by = memberName(useMembers(members), file.created_by_id);
  const shown = file.type.startsWith('image/') || file.type === 'application/pdf';
  return (
    <li className="bf-file">
      <Icon name={file.type.startsWith('image/') ? 'image' : 'note'} />
      <span className="bf-file-words">
        <a href={shown ? `${href}?inline=true` : href} {...(shown ? { target: '_blank', rel: 'noopener' } : { download: true })}>
          {file.name}
        </a>
        <span className="bf-soft">
          {sizeText(file.size)} · <DateText value={file.created_at} /> · {by}
        </span>
      </span>
      <a className="bf-icon-link" href={href} download aria-label={`Download ${file.name}`}>
        <Icon name="download" size={16} />
      </a>
      <Button type="text" aria-label={`Remove ${file.name}`} icon={<Icon name="trash" size={16} />} onClick={onRemove} />
    </li>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
