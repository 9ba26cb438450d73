import type { Role } from '@butterfly/contracts/manage_members';
import { errorMessage, isApiError, versionTag } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, keys } from '../members.client';
import { changesOf, draftOf, rebased, type RoleDraft } from './role-draft';

/** What is typed, and the version of the role that it began with: saving on a later one asks first. */
type TypedRole = RoleDraft & { readonly base: Role };
const typedOf = (role: Role): TypedRole => ({ ...draftOf(role), base: role });

/** A role being edited: a draft over the version it began with, saved in one piece. */
export function useRoleEditor(role: Role) {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft<TypedRole>(`role:${role.id}`, typedOf(role));
  const { base, ...draft } = form.value;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [theirs, setTheirs] = useState<Role | null>(null);
  const patch = changesOf(draftOf(base), draft);
  const dirty = patch !== null;
  const { saved } = form;
  // Nothing of mine is in the way: what somebody else saved is simply shown.
  useEffect(() => {
    if (!dirty && role.version > base.version) saved(typedOf(role));
  }, [dirty, role, base.version, saved]);
  useEffect(() => {
    nav.setDirty(dirty);
    return () => nav.setDirty(false);
  }, [nav, dirty]);
  const save = useMutation({
    mutationFn: () =>
      api.updateRole({ params: { id: String(role.id) }, body: patch ?? {}, ifMatch: versionTag('role', base.id, base.version) }),
    onSuccess: ({ data }) => {
      saved(typedOf(data));
      setSavedAt(new Date());
      cache.setQueryData<Role[]>(keys.roles, (all) => all?.map((one) => (one.id === data.id ? data : one)));
      for (const queryKey of [keys.members, keys.audit('role', role.id), keys.plugins]) void cache.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'version_conflict') setTheirs(error.body['current'] as Role);
    },
  });
  const show = (next: TypedRole) => (changesOf(draftOf(next.base), draftOf(next)) ? form.set(next) : saved(next));
  const take = (merged: (theirs: Role) => RoleDraft) => {
    if (!theirs) return;
    show({ ...merged(theirs), base: theirs });
    setTheirs(null);
    save.reset();
  };
  return {
    draft,
    dirty,
    theirs,
    busy: save.isPending,
    form,
    set: (part: Partial<RoleDraft>) => show({ ...form.value, ...part }),
    save: () => save.mutate(),
    discard: () => {
      saved(typedOf(base));
      save.reset();
    },
    joinBoth: () => take((saved) => rebased({ base: draftOf(base), mine: draft, theirs: draftOf(saved) })),
    takeTheirs: () => take(draftOf),
    status: statusOf({ dirty, pending: save.isPending, error: theirs ? null : save.error, savedAt }),
  };
}

function statusOf({
  dirty,
  pending,
  error,
  savedAt,
}: {
  dirty: boolean;
  pending: boolean;
  error: unknown;
  savedAt: Date | null;
}): SaveStatus {
  if (pending) return { kind: 'saving' };
  if (error) return { kind: 'failed', reason: errorMessage(error) };
  if (dirty) return { kind: 'unsaved' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
