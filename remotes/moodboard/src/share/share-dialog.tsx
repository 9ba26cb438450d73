import type { Share } from '@butterfly/contracts/moodboard';
import { errorMessage } from '@butterfly/plugin-sdk';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Modal } from 'antd';
import { useState } from 'react';
import { dialogPlace } from '../chrome/dialog-place';
import { NewShareForm } from './new-share-form';
import { ShareRow } from './share-row';
import { useShareActions, useShares } from './use-shares';
import '../chrome/chrome.css';
import './share.css';

/** Links for clients: make one, copy it, take it back. */
export function ShareDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const shares = useShares(projectId);
  const [newest, setNewest] = useState<number | null>(null);
  const [taken, setTaken] = useState<Share | null>(null);
  const { create, revoke, restore } = useShareActions(projectId, { made: ({ id }) => setNewest(id), revoked: setTaken });
  const undo = () => {
    if (taken) restore.go(taken);
    setTaken(null);
  };
  const failed = create.error ?? revoke.error ?? restore.error;
  return (
    <Modal open getContainer={dialogPlace} title="Share with your client" onCancel={onClose} footer={null} width={600}>
      <div className="mb-share">
        <p className="bf-soft">
          Who has the link sees the board as it is, on any device, without an account. Changes you make show there at once.
        </p>
        <NewShareForm busy={create.busy} onCreate={create.go} />
        {failed && (
          <p className="bf-field-error" role="alert">
            {errorMessage(failed)}
          </p>
        )}
        {taken && (
          <p className="mb-notice" role="status">
            The link {taken.label && <>for {taken.label} </>}opens nothing any more.{' '}
            <button type="button" className="bf-link" onClick={undo}>
              Undo
            </button>
          </p>
        )}
        {shares.isPending && <Skeleton kind="table" />}
        {shares.isError && (
          <ErrorCard title="The links could not be read" text={errorMessage(shares.error)} onRetry={() => void shares.refetch()} />
        )}
        {shares.data && shares.data.length > 0 && (
          <ul className="mb-share-list" aria-label="Links of this board">
            {shares.data.map((share) => (
              <ShareRow
                key={share.id}
                projectId={projectId}
                share={share}
                fresh={share.id === newest}
                busy={revoke.busy}
                onRevoke={() => revoke.go(share)}
              />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
