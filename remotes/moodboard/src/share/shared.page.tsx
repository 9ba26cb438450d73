import type { SharedBoard } from '@butterfly/contracts/moodboard';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { Botanical, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { keys } from '../chrome/keys';
import { SharedBoardView } from './shared-board-view';
import { UnlockForm } from './unlock-form';
import { useShare } from './use-shared-board';
import '../chrome/chrome.css';
import './shared.css';

/** The page behind a link, for clients: no account, no tools. */
export function Page() {
  const { shareId = '' } = useParams();
  const cache = useQueryClient();
  const query = useShare(shareId);
  const unlocked = (board: SharedBoard) => cache.setQueryData(keys.shared(shareId), board);
  if (query.isPending)
    return (
      <Sheet>
        <Skeleton kind="canvas" label="Opening the board…" />
      </Sheet>
    );
  if (query.isError) {
    const gone = isApiError(query.error) && query.error.status === 404;
    return (
      <Sheet>
        {gone ? (
          <>
            <h1>This link opens nothing</h1>
            <p className="bf-soft">It may have ended, or was taken back. Ask who sent it to you for a new one.</p>
          </>
        ) : (
          <ErrorCard title="The board could not be opened" text={errorMessage(query.error)} onRetry={() => void query.refetch()} />
        )}
      </Sheet>
    );
  }
  if (query.data.locked)
    return (
      <Sheet>
        <UnlockForm shareId={shareId} business={query.data.business} onOpened={unlocked} />
      </Sheet>
    );
  return <SharedBoardView shareId={shareId} board={query.data} />;
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mb-shared-sheet">
      <div className="mb-shared-card">
        <Botanical name="wreath" width={120} />
        {children}
      </div>
    </div>
  );
}
