import type { StorageUse } from '@butterfly/contracts/auth_and_admin';
import { StatusTag } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { identity, keys } from '../../members.client';
import { roomState, sizeText, type RoomState } from './room-words';

const WAY_OUT =
  'Remove files nobody needs – their room is free once they cannot be restored any more, after 30 days – or ask who runs Butterfly for you for more.';

const TAGS = {
  soon_full: { tone: 'marigold', word: 'Almost full' },
  full: { tone: 'clay', word: 'Full' },
} as const satisfies Partial<Record<RoomState, object>>;

/** How much of the room for files is taken, and what to do before and when nothing fits any more. */
export function RoomForFiles() {
  const query = useQuery({ queryKey: keys.storage, queryFn: async ({ signal }) => (await identity.readStorage({ signal })).data });
  return query.data ? <Room {...query.data} /> : null;
}

function Room(use: StorageUse) {
  const { used_bytes: used, removed_bytes: removed, limit_bytes: limit } = use;
  const state = roomState(use);
  const tag = state === 'fine' ? null : TAGS[state];
  return (
    <section className="mm-room" data-state={state} aria-labelledby="mm-room">
      <div className="mm-room-line">
        <strong id="mm-room">Room for files</strong>
        <span>
          {sizeText(used)} of {sizeText(limit)}
        </span>
        {tag && <StatusTag tone={tag.tone}>{tag.word}</StatusTag>}
      </div>
      <progress
        aria-labelledby="mm-room"
        aria-valuetext={`${sizeText(used)} of ${sizeText(limit)}`}
        max={limit}
        value={Math.min(used, limit)}
      />
      {state === 'soon_full' && <p role="status">Soon nothing more can be added. {WAY_OUT}</p>}
      {state === 'full' && <p role="alert">No file can be added any more; everything there stays. {WAY_OUT}</p>}
      {removed > 0 && (
        <p className="bf-soft">
          {sizeText(removed)} of it are removed files, which can still be restored. Their room is free within 30 days.
        </p>
      )}
    </section>
  );
}
