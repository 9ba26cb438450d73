import { Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { pendingPictures } from './pending-pictures';
import { pendingWords } from './pending-words';
import { IconTool } from './tool-button';

interface UploadTrayProps {
  readonly board: string;
  readonly onCallOff: (ids: readonly string[]) => void;
}

/** How far the pictures of this board are, those of other pages included; opened, one by one. */
export function UploadTray({ board, onCallOff }: UploadTrayProps) {
  const pending = [...useStore(pendingPictures.store)].filter(([, one]) => one.board === board);
  const done = useStore(pendingPictures.done, (state) => state.get(board) ?? 0);
  const [open, setOpen] = useState(false);
  if (pending.length === 0) return null;
  const all = done + pending.length;
  const failed = pending.filter(([, { kind }]) => kind === 'failed');
  const going = pending.length - failed.length;
  return (
    <section className="mb-uploads mb-no-gesture" aria-label="Pictures on their way">
      <div className="mb-uploads-head">
        <p role="status">{headline({ all, done, going, failed: failed.length, paused: pending.some(([, { kind }]) => kind === 'paused') })}</p>
        <button type="button" className="mb-icon-tool" aria-expanded={open} aria-label={open ? 'Hide the pictures' : 'Show the pictures'} onClick={() => setOpen(!open)}><Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} /></button>
      </div>
      <progress max={all} value={done} aria-label={`${done} of ${all} pictures are there`} />
      {open && (
        <>
          <ul>
            {pending.map(([item, one]) => (
              <li key={item}>
                <span className="mb-upload-words"><span>{one.name}</span><small data-failed={one.kind === 'failed' || undefined}>{pendingWords(one)}</small></span>
                {(one.kind === 'failed' || one.kind === 'paused') && <IconTool label={`Try ${one.name} again`} icon={<Icon name="redo" size={16} />} onClick={() => pendingPictures.retry(item)} />}
                <IconTool label={`Cancel ${one.name}`} icon={<Icon name="close" size={16} />} onClick={() => onCallOff([item])} />
              </li>
            ))}
          </ul>
          {pending.length > 1 && (
            <div className="mb-chips">
              {failed.length > 1 && <button type="button" className="mb-chip" onClick={() => failed.forEach(([item]) => pendingPictures.retry(item))}>Try all again</button>}
              <button type="button" className="mb-chip" onClick={() => onCallOff(pending.map(([item]) => item))}>Cancel all {pending.length}</button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function headline({ all, done, going, failed, paused }: { all: number; done: number; going: number; failed: number; paused: boolean }): string {
  const pictures = (count: number) => (count === 1 ? 'One picture' : `${count} pictures`);
  if (going === 0) return `${pictures(failed)} could not be sent`;
  if (paused) return `${pictures(going)} will be sent when the connection is back`;
  return all === 1 ? 'Sending a picture' : `Sending ${done + 1} of ${all} pictures`;
}
