import type { TempBoardInfo } from '@butterfly/contracts/moodboard';
import type { ProjectLight } from '@butterfly/contracts/tenant_crm';
import { useQuery } from '@tanstack/react-query';
import { crmProjects } from '../around/crm-projects';
import { keys } from '../around/keys';
import { useAction } from '../around/use-action';
import { moodboardClient } from '../moodboard.client';

export function useTempBoards() {
  return useQuery({ queryKey: keys.tempBoards, queryFn: async ({ signal }): Promise<readonly TempBoardInfo[]> => (await moodboardClient.listTempBoards({ signal })).data });
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

export function useTempBoardActions({ attached, removed }: { readonly attached: (project: number) => void; readonly removed: () => void }) {
  const params = (id: number) => ({ tempProjectId: String(id) });
  return {
    attach: useAction({
      run: async ({ id, project }: { id: number; project: number }) => (await moodboardClient.attachTempBoard({ params: params(id), body: { project }, prefer: 'return=minimal' })).data,
      forgets: [keys.tempBoards], done: (_, { project }) => attached(project),
    }),
    remove: useAction({ run: async (id: number) => (await moodboardClient.deleteTempBoard({ params: params(id) })).data, forgets: [keys.tempBoards], done: removed }),
  };
}
