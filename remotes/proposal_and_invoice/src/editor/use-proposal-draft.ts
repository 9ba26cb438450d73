import type { Proposal, ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useDraft, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Saved } from '../model/saved';
import { api, keys } from '../proposal_and_invoice.client';

/** What a person writes of a proposal. */
export interface Written {
  readonly title: string;
  readonly expires_on: string | null;
  readonly content: ProposalContent;
}

/** So long after the last key it is saved. */
const QUIET_MS = 800;

const writtenOf = ({ title, expires_on, content }: Proposal): Written => ({ title, expires_on, content });

/** A draft that saves itself a moment after the typing ends, for the version that was read. It survives a reload. */
export function useProposalDraft(saved: Saved) {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const id = String(saved.data.id);
  const draft = useDraft<Written>(`proposal:${id}`, writtenOf(saved.data));
  // A colleague's save is not written over unseen: the first one here is refused and says so, what was typed stays.
  const [base, follow, saveOver] = useHeld(saved, draft.isDirty);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef(draft.value);
  latest.current = draft.value;
  const refused = useRef<Written | null>(null);
  const shown = useRef(saved.etag);
  const save = useAction<Written, Saved>({
    run: (body) => api.updateProposal({ params: { id }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [],
    failure: 'inline',
    onFailure: () => {
      refused.current = latest.current;
      follow();
      void cache.invalidateQueries({ queryKey: keys.proposals });
    },
    onSuccess: (answer, sent) => {
      refused.current = null;
      shown.current = answer.etag;
      saveOver(answer);
      cache.setQueryData(keys.proposal(id), answer);
      setSavedAt(new Date());
      // What was typed meanwhile stays unsaved, and is saved next.
      if (latest.current === sent) draft.saved(sent);
    },
  });
  const { value, isDirty } = draft;
  const { busy } = save;
  const takeOver = useRef(draft.saved);
  takeOver.current = draft.saved;
  // What a colleague has saved stands here as well, unless something is being typed.
  useEffect(() => {
    if (isDirty || busy || shown.current === saved.etag) return;
    shown.current = saved.etag;
    takeOver.current(writtenOf(saved.data));
  }, [saved, isDirty, busy]);
  const go = useRef(save.go);
  go.current = save.go;
  useEffect(() => {
    if (!isDirty || busy || refused.current === value || value.title.trim() === '') return;
    const timer = setTimeout(() => go.current(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value, isDirty, busy, base.etag]);
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);
  const change = (part: Partial<Written>) => draft.set((now) => ({ ...now, ...part }));
  return {
    written: value,
    restored: draft,
    change,
    changeContent: (part: Partial<ProposalContent>) => draft.set((now) => ({ ...now, content: { ...now.content, ...part } })),
    retry: () => save.go(value),
    isSafe: !isDirty && !busy,
    status: statusOf({ busy, isDirty, error: save.error, savedAt }),
    etag: base.etag,
  };
}

interface Facts {
  readonly busy: boolean;
  readonly isDirty: boolean;
  readonly error: unknown;
  readonly savedAt: Date | null;
}

function statusOf({ busy, isDirty, error, savedAt }: Facts): SaveStatus {
  if (busy) return { kind: 'saving' };
  if (isDirty && error) return { kind: 'failed', reason: errorMessage(error) };
  if (isDirty) return { kind: 'unsaved' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
