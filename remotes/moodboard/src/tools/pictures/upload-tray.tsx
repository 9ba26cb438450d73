import { Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { pendingPictures } from './pending-pictures';
import type { Done } from './upload-progress';
import { UploadRow } from './upload-row';
import type { Share } from './upload-share';
import { percentOf, shareOf, shareOfAll, shareLabel } from './upload-share';

interface UploadTrayProps {
  readonly board: string;
  readonly onCallOff: (ids: readonly string[]) => void;
}

const NONE: Done = { count: 0, bytes: 0 };

/** How far the pictures of this board are, those of other pages included; opened, one by one. */
export function UploadTray({ board, onCallOff }: UploadTrayProps) {
  const pending = [...useStore(pendingPictures.store)].filter(([, one]) => one.board === board);
  const done = useStore(pendingPictures.done, (state) => state.get(board) ?? NONE);
  const sent = useStore(pendingPictures.sent);
  const [open, setOpen] = useState(false);
  if (pending.length === 0) return null;
  const count = done.count + pending.length;
  const failed = pending.filter(([, { kind }]) => kind === 'failed');
  const going = pending.filter(([, { kind }]) => kind !== 'failed');
  const paused = pending.some(([, { kind }]) => kind === 'paused');
  const share = shareOfAll(going, { sent, done });
  return (
    <section className="mb-uploads mb-no-gesture" aria-label="Pictures on their way">
      <div className="mb-uploads-head">
        <p role="status">
          {headline({
            count,
            done: done.count,
            going: going.length,
            failed: failed.length,
            paused,
            fetched: going.every(([, { size }]) => size === null),
          })}
          {going.length > 0 && !paused && <span className="bf-hidden">{quarters(share)}</span>}
        </p>
        {going.length > 0 && share.all > 0 && <small aria-hidden="true">{shareLabel(share)}</small>}
        <button
          type="button"
          className="mb-icon-tool"
          aria-expanded={open}
          aria-label={open ? 'Hide the pictures' : 'Show the pictures'}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </div>
      {share.all === 0 && !paused && going.length > 0 && <progress aria-label="All pictures" />}
      {share.all > 0 && (
        <progress
          max={share.all}
          value={share.sent}
          aria-label="All pictures"
          aria-valuetext={`${shareLabel(share)} sent, ${done.count} of ${count} pictures are there`}
        />
      )}
      {open && (
        <>
          <ul>
            {pending.map(([item, one]) => (
              <UploadRow key={item} item={item} one={one} share={shareOf(one, sent.get(item))} onCallOff={() => onCallOff([item])} />
            ))}
          </ul>
          {pending.length > 1 && (
            <div className="mb-chips">
              {failed.length > 1 && (
                <button type="button" className="mb-chip" onClick={() => failed.forEach(([item]) => pendingPictures.retry(item))}>
                  Try all again
                </button>
              )}
              <button type="button" className="mb-chip" onClick={() => onCallOff(pending.map(([item]) => item))}>
                Cancel all {pending.length}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** Who listens is told each quarter, not each of the thousand steps that the bar makes. */
function quarters(share: Share): string {
  const quarter = Math.floor(percentOf(share) / 25) * 25;
  return quarter === 0 ? '' : `, ${quarter} % sent`;
}

function headline({
  count,
  done,
  going,
  failed,
  paused,
  fetched,
}: {
  count: number;
  done: number;
  going: number;
  failed: number;
  paused: boolean;
  /** The server gets them from the web. */
  fetched: boolean;
}): string {
  const pictures = (number: number) => (number === 1 ? 'One picture' : `${number} pictures`);
  if (going === 0) return `${pictures(failed)} could not be sent`;
  if (paused) return `${pictures(going)} will be sent when the connection is back`;
  const doing = fetched ? 'Fetching' : 'Sending';
  return count === 1 ? `${doing} a picture` : `${doing} ${done + 1} of ${count} pictures`;
}
