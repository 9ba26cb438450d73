import type { TempBoardInfo } from '@butterfly/contracts/moodboard';
import type { ProjectLight } from '@butterfly/contracts/tenant_crm';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { crmProjects } from '../chrome/crm-projects';
import { keys } from '../chrome/keys';
import { emptyDocument } from '../model/board-document';
import { moodboardClient } from '../moodboard.client';
import { nameOfBoard, saveBoard } from '../sync/board-session';
import { keptPictures } from '../tools/pictures/kept-pictures';
import { pendingPictures } from '../tools/pictures/pending-pictures';

export function useTempBoards() {
  return useQuery({
    queryKey: keys.tempBoards,
    queryFn: async ({ signal }): Promise<readonly TempBoardInfo[]> => (await moodboardClient.listTempBoards({ signal })).data,
  });
}

/** What is on one of them. */
export function useTempBoard(id: number | null) {
  return useQuery({
    queryKey: keys.tempBoard(id ?? 0),
    queryFn: async ({ signal }) => (await moodboardClient.getTempBoard({ params: { tempProjectId: String(id) }, signal })).data.data,
    enabled: id !== null,
  });
}

/** Every project, for choosing one; asked for when somebody is about to. */
export function useProjectChoice(enabled: boolean) {
  return useQuery({
    queryKey: keys.projectList,
    queryFn: async ({ signal }) => (await crmProjects.listProjects({ signal })).data as readonly ProjectLight[],
    enabled,
  });
}

const params = (id: number) => ({ tempProjectId: String(id) });

/** Gives a board to a project; pictures that this browser keeps for it go with it. */
export function useAttach(attached: (project: number) => void) {
  const { tenant, user } = usePlugin();
  const nameOf = (kind: 'project' | 'temp', id: number) => nameOfBoard({ tenantId: tenant.id, userId: user.id, kind, id });
  const action = useAction({
    failure: 'inline',
    run: async ({ id, project }: { id: number; project: number }) => {
      await moodboardClient.attachTempBoard({ params: params(id), body: { project }, prefer: 'return=minimal' });
      await keptPictures.moved(nameOf('temp', id), nameOf('project', project));
    },
    invalidates: [keys.tempBoards],
    onSuccess: (_, { project }) => attached(project),
  });
  /** What stands in the way; null: nothing. What is not saved yet is saved first. */
  const obstacle = async (id: number): Promise<string | null> => {
    const name = nameOf('temp', id);
    if ([...pendingPictures.store.getState().values()].some(({ board }) => board === name))
      return 'Pictures of this board are still on their way. Attach it when they are there, or cancel them.';
    return (await saveBoard(name)) ? null : 'Not everything on this board is saved yet. Attach it when it is.';
  };
  return { ...action, obstacle };
}

export function useTempBoardActions({ made, removed }: { readonly made: (id: number) => void; readonly removed: () => void }) {
  return {
    make: useAction({
      failure: 'inline',
      run: async (name: string) =>
        (await moodboardClient.createTempBoard({ body: { temp_project_name: name, data: emptyDocument() }, prefer: 'return=minimal' }))
          .data,
      invalidates: [keys.tempBoards],
      onSuccess: ({ id }) => made(id),
    }),
    remove: useAction({
      failure: 'inline',
      run: async (id: number) => (await moodboardClient.deleteTempBoard({ params: params(id) })).data,
      invalidates: [keys.tempBoards],
      onSuccess: removed,
    }),
  };
}
