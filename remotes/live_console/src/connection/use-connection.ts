import type { LiveConnection, SaveConnection } from '@butterfly/contracts/live_console';
import { isApiError, versionTag } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys, liveConsole } from '../console.client';
import { bodyOf, draftOf, isChanged, removalOf, type ConnectionDraft } from './connection-draft';

/** The connection being edited: a draft over the version it began with. */
export function useConnection(first: LiveConnection) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState(draftOf(first));
  const [theirs, setTheirs] = useState<LiveConnection | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const test = useMutation({ mutationFn: async () => (await liveConsole.testConnection({ body: {} })).data });
  const show = (saved: LiveConnection) => {
    setBase(saved);
    setDraft(draftOf(saved));
    setTheirs(null);
    test.reset();
  };
  const save = useMutation({
    mutationFn: async (body: SaveConnection) =>
      (await liveConsole.saveConnection({ body, ifMatch: versionTag('live-connection', base.version) })).data,
    onSuccess: (saved) => {
      show(saved);
      setSavedAt(new Date());
      cache.setQueryData(keys.connection, saved);
      void cache.invalidateQueries({ queryKey: keys.console });
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'version_conflict') setTheirs(error.body['current'] as LiveConnection);
    },
  });
  const remove = async () => {
    const isSure = await ui.confirm({
      title: 'Remove the connection?',
      text: 'The stored credential is deleted. Everybody then enters a token of their own to connect.',
      ok: 'Remove connection',
    });
    if (isSure) save.mutate(removalOf(base));
  };
  return {
    base,
    draft,
    theirs,
    test,
    isChanged: isChanged(draft, base),
    isSaving: save.isPending,
    savedAt: save.isSuccess ? savedAt : null,
    error: theirs ? null : save.error,
    set: (part: Partial<ConnectionDraft>) => {
      setDraft({ ...draft, ...part });
      save.reset();
      test.reset();
    },
    save: () => save.mutate(bodyOf(draft)),
    remove: () => void remove(),
    /** What I have entered goes over what they have saved, once I save. */
    keepMine: () => {
      if (theirs) setBase(theirs);
      setTheirs(null);
    },
    takeTheirs: () => theirs && show(theirs),
  };
}
