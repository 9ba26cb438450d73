import type { Json } from '@butterfly/contracts/core';
import { errorMessage } from '@butterfly/plugin-sdk';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { dialogPlace } from '../chrome/dialog-place';
import { BoardView } from '../canvas/board-view';
import { KeepVersion } from './keep-version';
import { RevisionRow } from './revision-row';
import { useRevisionActions, useRevisionData, useRevisions } from './use-revisions';
import '../chrome/chrome.css';
import './history.css';

interface HistoryDialogProps {
  readonly projectId: number;
  /** What is on the board now has to be on the server before it can be kept under a name. */
  readonly flush: () => Promise<void>;
  /** Puts a document on the board as one step that can be undone; it is saved like every other change. */
  readonly onRestore: (data: Json) => void;
  readonly onClose: () => void;
}

/** Versions of a board: look at one, name one, take one back. */
export function HistoryDialog({ projectId, flush, onRestore, onClose }: HistoryDialogProps) {
  const list = useRevisions(projectId);
  const [chosen, setChosen] = useState<number | null>(null);
  const id = chosen ?? list.data?.[0]?.id ?? null;
  const shown = useRevisionData(projectId, id);
  const { keep, label } = useRevisionActions(projectId, { kept: () => setChosen(null) });
  const failed = keep.error ?? label.error;
  const restore = () => {
    if (shown.data === undefined) return;
    onRestore(shown.data);
    onClose();
  };
  return (
    <Modal
      open
      getContainer={dialogPlace}
      title="Versions"
      width={1040}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Close
        </Button>,
        <Button key="yes" type="primary" disabled={id === null || shown.data === undefined} onClick={restore}>
          Put this version back
        </Button>,
      ]}
    >
      <div className="mb-history">
        <div className="mb-history-list">
          <KeepVersion busy={keep.busy} onKeep={(name) => void flush().then(() => keep.go(name))} />
          {failed && (
            <p className="bf-field-error" role="alert">
              {errorMessage(failed)}
            </p>
          )}
          {list.isPending && <Skeleton kind="table" />}
          {list.isError && (
            <ErrorCard title="The versions could not be read" text={errorMessage(list.error)} onRetry={() => void list.refetch()} />
          )}
          {list.data?.length === 0 && (
            <EmptyState
              drawing="seedling"
              title="No versions yet"
              text="They are kept by themselves as you work: when you pause, when somebody else goes on, before much is removed."
            />
          )}
          <ul aria-label="Versions">
            {list.data?.map((revision) => (
              <RevisionRow
                key={revision.id}
                revision={revision}
                chosen={revision.id === id}
                onChoose={() => setChosen(revision.id)}
                onLabel={(name) => label.go({ id: revision.id, label: name })}
              />
            ))}
          </ul>
        </div>
        <div className="mb-looked-at" aria-live="polite">
          {id !== null && shown.isPending && <Skeleton kind="canvas" />}
          {shown.isError && (
            <ErrorCard title="This version could not be read" text={errorMessage(shown.error)} onRetry={() => void shown.refetch()} />
          )}
          {shown.data !== undefined && <BoardView key={id} document={shown.data} readOnly />}
        </div>
      </div>
    </Modal>
  );
}
