import type { Project, Stage } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { crm, keys } from '../crm.client';
import { errorWords } from './error-words';
import { LostReasonModal, type Loss } from './lost-reason.modal';

interface StageChange {
  readonly project: { readonly id: number; readonly name: string };
  readonly stage: Stage;
}

/** Moves a project to the top of another stage; asks for the reason when that means it is lost. */
export function useStageChange(onMoved?: (project: Project, etag: string | null) => void): { change: (move: StageChange) => void; dialog: ReactNode } {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<StageChange | null>(null);
  const move = useMutation({
    mutationFn: ({ project, stage, loss }: StageChange & { loss?: Loss }) =>
      crm.moveProject({ params: { id: String(project.id) }, body: { stage_id: stage.id, position: 0, ...loss } }),
    onSuccess: ({ data, etag }, { stage }) => {
      setAsking(null);
      onMoved?.(data, etag);
      ui.toast('success', `${data.name} is now in ${stage.name}`);
      for (const key of [keys.projects, keys.pipeline, keys.dashboard, keys.history(String(data.id))]) void cache.invalidateQueries({ queryKey: key });
    },
    onError: (error, { project }) => ui.toast('error', `${project.name} was not moved. ${errorWords(error)}`),
  });
  const change = (wanted: StageChange) => (wanted.stage.kind === 'lost' ? setAsking(wanted) : move.mutate(wanted));
  const dialog = asking && (
    <LostReasonModal
      projectName={asking.project.name} busy={move.isPending} onCancel={() => setAsking(null)}
      onSubmit={(loss) => move.mutate({ ...asking, loss })}
    />
  );
  return { change, dialog };
}
