import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { crm, keys } from '../crm.client';
import { errorWords } from '../parts/error-words';
import { conflictOf, inverseOf, type Conflict } from './project-conflict';
import type { VersionedProject } from './use-project';

export interface ProjectEditor {
  readonly status: SaveStatus;
  readonly conflict: Conflict | null;
  /** What the server refused, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  save(patch: ProjectPatch): void;
  /** Sends the last failed save again. */
  retry(): void;
  /** Takes the last save back; null when there is none. */
  readonly undo: (() => void) | null;
  keepMine(): void;
  takeTheirs(): void;
  /** A save of another kind (stage, archive) has answered. */
  replaced(project: Project, etag: string | null): void;
}

/** Saves single facts, one after the other, each on the version that the one before it left. */
export function useProjectEditor(id: string): ProjectEditor {
  const { events } = usePlugin();
  const cache = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [undoPatch, setUndoPatch] = useState<ProjectPatch | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const replaced = (project: Project, etag: string | null) => {
    cache.setQueryData<VersionedProject>(keys.project(id), { project, etag });
    setSavedAt(new Date(project.updated_at));
    events.publish('tenant_crm.project.saved@1', { project_id: project.id });
    for (const key of [keys.projects, keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
  };
  const known = () => cache.getQueryData<VersionedProject>(keys.project(id));
  const mutation = useMutation({
    scope: { id: `project-${id}` },
    mutationFn: (patch: ProjectPatch) => crm.updateProject({ params: { id }, body: patch, ifMatch: known()?.etag ?? '' }),
    onSuccess: ({ data, etag }, patch) => {
      const before = known()?.project;
      setUndoPatch(before ? inverseOf(before, patch) : null);
      replaced(data, etag);
    },
    onError: (error, patch) => setConflict(conflictOf(error, patch)),
  });
  const refresh = () => cache.refetchQueries({ queryKey: keys.project(id), exact: true });
  return {
    status: statusOf({ pending: mutation.isPending, error: mutation.error, savedAt }),
    conflict,
    fields: (isApiError(mutation.error) ? mutation.error.fields : undefined) ?? {},
    save: (patch) => mutation.mutate(patch),
    retry: () => mutation.variables && mutation.mutate(mutation.variables),
    undo: undoPatch && !mutation.isPending ? () => mutation.mutate(undoPatch) : null,
    keepMine: () => {
      if (!conflict) return;
      setConflict(null);
      void refresh().then(() => mutation.mutate(conflict.mine));
    },
    takeTheirs: () => {
      setConflict(null);
      mutation.reset();
      void refresh();
    },
    replaced,
  };
}

function statusOf({ pending, error, savedAt }: { pending: boolean; error: unknown; savedAt: Date | null }): SaveStatus {
  if (pending) return { kind: 'saving' };
  if (error) return { kind: 'failed', reason: errorWords(error) };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'clean' };
}
