import type { StageRecord } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { crm, keys } from '../crm.client';
import { useStages } from '../parts/use-stages';

/** Before a stage is deleted: where its projects go. */
export function DeleteStageModal({ stage, onClose }: { stage: StageRecord; onClose: () => void }) {
  const { nav, ui } = usePlugin();
  const cache = useQueryClient();
  const { stages } = useStages();
  const [target, setTarget] = useState<number | null>(null);
  const remove = useMutation({
    mutationFn: () => crm.deleteStage({ params: { id: String(stage.id) }, query: target === null ? {} : { move_to: String(target) } }),
    onSuccess: ({ data }) => {
      cache.setQueryData(keys.stages, data);
      for (const key of [keys.projects, keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
      ui.toast('success', `${stage.name} was deleted${stage.project_count > 0 ? '; its projects were moved' : ''}.`);
      nav.go(nav.href('project_stages'));
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const needsTarget = stage.project_count > 0;
  return (
    <Modal
      open
      title={`Delete ${stage.name}?`}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Keep it
        </Button>,
        <Button
          key="ok"
          danger
          type="primary"
          loading={remove.isPending}
          disabled={needsTarget && target === null}
          onClick={() => remove.mutate()}
        >
          Delete stage
        </Button>,
      ]}
    >
      {!needsTarget && <p>No project stands here. What happened here before stays in the history of the projects.</p>}
      {needsTarget && (
        <>
          <label className="bf-record-label" htmlFor="move-to">
            {stage.project_count === 1 ? 'Its project moves to' : `Its ${stage.project_count.toLocaleString()} projects move to`}
          </label>
          <Select
            id="move-to"
            className="bf-wide"
            placeholder="Choose a stage"
            value={target}
            onChange={setTarget}
            options={stages.filter(({ id }) => id !== stage.id).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
    </Modal>
  );
}
