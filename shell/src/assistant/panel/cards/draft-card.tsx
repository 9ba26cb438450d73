import type { Draft, DraftEnvelope } from '@butterfly/contracts/agents';
import { Icon } from '@butterfly/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { serverText } from '../../agents.client';
import type { ChatEvent } from '../../chat/chat-event';
import { useAssistant } from '../use-assistant';
import { DraftPreview } from './draft-preview';

type Status = Draft['status'];
const SAYS: Readonly<Record<Status, string>> = { open: 'Waits for your review', applied: 'Applied', discarded: 'Discarded' };

/** A proposal or a recipe to look at first, and then to take over or to put aside; either can be undone. */
export function DraftCard({ event }: { event: ChatEvent }) {
  const { proposalData, recipeData, draft } = event;
  const kind = proposalData ? 'proposal' : 'recipe';
  const data = proposalData ?? recipeData ?? {};
  const [isOpen, setOpen] = useState(false);
  const title = typeof data['title'] === 'string' && data['title'] ? data['title'] : `New ${kind}`;
  return (
    <div className="assistant-card" data-draft={kind}>
      <span className="assistant-note">{kind === 'proposal' ? 'Proposal draft' : 'Recipe draft'}</span>
      <strong>{title}</strong>
      <button type="button" className="bf-link assistant-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide preview' : 'Preview'}
      </button>
      {isOpen && <DraftPreview data={data} />}
      {draft && <DraftActions draft={draft} />}
    </div>
  );
}

function DraftActions({ draft }: { draft: DraftEnvelope }) {
  const { status, error, busy, act } = useDraft(draft);
  if (status === null)
    return error ? <p className="assistant-note">{error}</p> : <span className="assistant-note">Looking for the draft…</span>;
  return (
    <>
      <span className="assistant-note" role="status">
        <Icon name={status === 'applied' ? 'check' : 'note'} size={14} /> {SAYS[status]}
      </span>
      <div className="assistant-actions">
        {status === 'open' ? (
          <>
            <button
              type="button"
              className="bf-button bf-button-primary assistant-small"
              disabled={busy}
              onClick={() => void act('applyDraft')}
            >
              Apply
            </button>
            <button type="button" className="bf-button assistant-small" disabled={busy} onClick={() => void act('discardDraft')}>
              Discard
            </button>
          </>
        ) : (
          <button type="button" className="bf-button assistant-small" disabled={busy} onClick={() => void act('undoDraft')}>
            Undo
          </button>
        )}
      </div>
      {error && (
        <p className="assistant-failure" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** The server has the draft's state: after a reload, and in another tab, the card says the same. */
function useDraft(draft: DraftEnvelope) {
  const { host } = useAssistant().core;
  const [state, setState] = useState<{ readonly status: Status | null; readonly error: string | null; readonly busy: boolean }>({
    status: null,
    error: null,
    busy: false,
  });
  useEffect(() => {
    let live = true;
    host.api.draft(draft.id).then(
      ({ status }) => live && setState({ status, error: null, busy: false }),
      (error: unknown) =>
        live && setState({ status: null, error: serverText(error, 'The draft could not be loaded right now.'), busy: false }),
    );
    return () => {
      live = false;
    };
  }, [host, draft.id]);
  const isRunning = useRef(false);
  const act = async (call: 'applyDraft' | 'discardDraft' | 'undoDraft') => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState((now) => ({ ...now, busy: true, error: null }));
    try {
      const { status } = await host.api[call](draft.id);
      // The server says yes once, so the tool gets it once.
      if (call === 'applyDraft') host.drafts.hand(draft);
      else host.drafts.forget(draft);
      setState({ status, error: null, busy: false });
    } catch (error) {
      const now = await host.api.draft(draft.id).catch(() => null);
      setState(({ status }) => ({
        status: now?.status ?? status,
        error: serverText(error, 'The server could not be reached. The draft is as it was.'),
        busy: false,
      }));
    }
    isRunning.current = false;
  };
  return { ...state, act };
}
