import type { Project, ProjectPatch, Stage } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { recordKeys } from '@butterfly/record-kit/activity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { crm, keys } from '../crm.client';
import { LostReasonModal, type Loss } from './lost-reason.modal';
import { missingFieldsOf, RequiredFieldsModal } from './required-fields.modal';

interface StageChange {
  readonly project: { readonly id: number; readonly name: string };
  readonly stage: Stage;
}

/** Moves a project to the top of another stage; asks for the reason when that means it is lost. */
export function useStageChange(onMoved?: (project: Project, etag: string | null) => void): {
  change: (move: StageChange) => void;
  dialog: ReactNode;
} {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<StageChange | null>(null);
  const [missing, setMissing] = useState<{ readonly wanted: StageChange; readonly names: readonly string[] } | null>(null);
  const move = useMutation({
    mutationFn: ({ project, stage, loss, fields }: StageChange & { loss?: Loss; fields?: ProjectPatch }) =>
      crm.moveProject({
        params: { id: String(project.id) },
        body: { stage_id: stage.id, position: 0, ...loss, ...(fields && { fields }) },
      }),
    onSuccess: ({ data, etag }, { stage }) => {
      setAsking(null);
      setMissing(null);
      onMoved?.(data, etag);
      ui.toast('success', `${data.name} is now in ${stage.name}`);
      for (const key of [
        keys.projects,
        keys.pipeline,
        keys.dashboard,
        recordKeys.activity({ subject_type: 'project', subject_id: data.id }),
      ])
        void cache.invalidateQueries({ queryKey: key });
    },
    onError: (error, { project, stage }) => {
      const names = missingFieldsOf(error);
      if (names) setMissing({ wanted: { project, stage }, names });
      else ui.toast('error', `${project.name} was not moved. ${errorMessage(error)}`);
    },
  });
  const change = (wanted: StageChange) => (wanted.stage.kind === 'lost' ? setAsking(wanted) : move.mutate(wanted));
  const lost = asking && (
    <LostReasonModal
      subject={`project:${asking.project.id}`}
      projectName={asking.project.name}
      busy={move.isPending}
      onCancel={() => setAsking(null)}
      onSubmit={(loss) => move.mutate({ ...asking, loss })}
    />
  );
  const required = missing && (
    <RequiredFieldsModal
      projectName={missing.wanted.project.name}
      stageName={missing.wanted.stage.name}
      names={missing.names}
      busy={move.isPending}
      onCancel={() => setMissing(null)}
      onSubmit={(fields) => move.mutate({ ...missing.wanted, fields })}
    />
  );
  return {
    change,
    dialog: (
      <>
        {lost}
        {required}
      </>
    ),
  };
}
