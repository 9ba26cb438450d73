import { canMove, isOpen, type Request } from '@butterfly/contracts/client_requests';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';
import { CloseDialog, DeclineDialog, RateDialog, ReopenDialog } from './step-dialogs';
import { MergeDialog } from './merge-dialog';

type Open = 'close' | 'decline' | 'merge' | 'rate' | 'reopen' | null;

/** What can be done with a request as it stands. */
export function RequestActions({ request }: { readonly request: Request }) {
  const { id, status, rating, merged_into_id } = request;
  const maySend = useFeature('send_client_messages');
  const [open, setOpen] = useState<Open>(null);
  const move = useAction<'acknowledged' | 'in_progress', unknown>({
    run: (to) => api.moveRequest({ params: { id: String(id) }, body: { to } }),
    invalidates: [keys.requests],
  });
  const close = () => setOpen(null);
  const of = { request, onClose: close };
  return (
    <>
      {status === 'new' && (
        <Button loading={move.busy} onClick={() => move.go('acknowledged')}>
          We have seen it
        </Button>
      )}
      {(status === 'new' || status === 'acknowledged') && (
        <Button loading={move.busy} onClick={() => move.go('in_progress')}>
          Take it up
        </Button>
      )}
      {isOpen(status) && status !== 'approved' && <Button onClick={() => setOpen('merge')}>Merge</Button>}
      {maySend && canMove(status, 'declined') && <Button onClick={() => setOpen('decline')}>Decline</Button>}
      {canMove(status, 'closed') && <Button onClick={() => setOpen('close')}>Close</Button>}
      {(status === 'closed' || status === 'declined') && merged_into_id === null && (
        <Button onClick={() => setOpen('reopen')}>Reopen</Button>
      )}
      {!isOpen(status) && merged_into_id === null && (
        <Button onClick={() => setOpen('rate')}>{rating === null ? 'Note how they found it' : 'Change the stars'}</Button>
      )}
      {open === 'decline' && <DeclineDialog {...of} />}
      {open === 'close' && <CloseDialog {...of} />}
      {open === 'reopen' && <ReopenDialog {...of} />}
      {open === 'rate' && <RateDialog {...of} />}
      {open === 'merge' && <MergeDialog {...of} />}
    </>
  );
}
