import type { Role } from '@butterfly/contracts/manage_members';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, keys } from '../members.client';
import { errorWords } from '../parts/error-words';
import { changesOf, draftOf, rebased, type RoleDraft } from './role-draft';

const etagOf = ({ id, version }: Role): string => `"role-${id}-${version}"`;

/** A role being edited: a draft over the version it began with, saved in one piece. */
export function useRoleEditor(role: Role) {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const [base, setBase] = useState(role);
  const [draft, setDraft] = useState<RoleDraft>(draftOf(role));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [theirs, setTheirs] = useState<Role | null>(null);
  const patch = changesOf(draftOf(base), draft);
  const dirty = patch !== null;
  // Nothing of mine is in the way: what somebody else saved is simply shown.
  if (!dirty && role.version > base.version) {
    setBase(role);
    setDraft(draftOf(role));
  }
  useEffect(() => {
    nav.setDirty(dirty);
    return () => nav.setDirty(false);
  }, [nav, dirty]);
  const save = useMutation({
    mutationFn: () => api.updateRole({ params: { id: String(role.id) }, body: patch ?? {}, ifMatch: etagOf(base) }),
    onSuccess: ({ data }) => {
      setBase(data);
      setDraft(draftOf(data));
      setSavedAt(new Date());
      cache.setQueryData<Role[]>(keys.roles, (all) => all?.map((one) => (one.id === data.id ? data : one)));
      for (const queryKey of [keys.members, keys.audit('role', role.id), keys.plugins]) void cache.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'version_conflict') setTheirs(error.body['current'] as Role);
    },
  });
  const take = (merged: (theirs: Role) => RoleDraft) => {
    if (!theirs) return;
    setDraft(merged(theirs));
    setBase(theirs);
    setTheirs(null);
    save.reset();
  };
  return {
    draft, dirty, theirs, busy: save.isPending, base,
    set: (part: Partial<RoleDraft>) => setDraft({ ...draft, ...part }),
    save: () => save.mutate(),
    discard: () => { setDraft(draftOf(base)); save.reset(); },
    joinBoth: () => take((saved) => rebased({ base: draftOf(base), mine: draft, theirs: draftOf(saved) })),
    takeTheirs: () => take(draftOf),
    status: statusOf({ dirty, pending: save.isPending, error: theirs ? null : save.error, savedAt }),
  };
}

function statusOf({ dirty, pending, error, savedAt }: { dirty: boolean; pending: boolean; error: unknown; savedAt: Date | null }): SaveStatus {
  if (pending) return { kind: 'saving' };
  if (error) return { kind: 'failed', reason: errorWords(error) };
  if (dirty) return { kind: 'unsaved' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
