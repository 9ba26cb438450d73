import type { ProjectBulk, ProjectBulkResult } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { useMembers } from '@butterfly/record-kit/members';
import type { Selection } from '@butterfly/ui-kit/list';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { crm, keys } from '../crm.client';
import { members } from '../crm.sources';
import { useStages } from '../parts/use-stages';

type Changed = ProjectBulkResult['changed'];

/** One change for all picked projects, and the way back: everyone gets what it had. */
export function useProjectBulk(archived: boolean): { bulk: (selection: Selection) => ReactNode; note: ReactNode } {
  const { ui } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const cache = useQueryClient();
  const { stages } = useStages();
  const owners = useMembers(members);
  const { note, show } = useUndoNote();
  const send = useMutation({
    mutationFn: async (body: ProjectBulk) => (await crm.bulkProjects({ body })).data.changed,
    onSuccess: () => {
      for (const key of [keys.projects, keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
    },
    onError: (error) => ui.toast('error', `Nothing was changed. ${errorMessage(error)}`),
  });
  const run = (selection: Selection, change: ProjectBulk, words: string) =>
    send.mutate(change, {
      onSuccess: (changed) => {
        selection.clear();
        if (changed.length === 0) return ui.toast('info', 'All of them were so already');
        return show({
          text: `${counted(changed.length)} ${words}`,
          undo: () => Promise.all(backOf(change, changed).map((back) => send.mutateAsync(back))),
        });
      },
    });
  const bulk = (selection: Selection) => {
    const ids = [...selection.ids];
    if (archived)
      return (
        <Button loading={send.isPending} onClick={() => run(selection, { action: 'unarchive', ids }, 'are active again')}>
          Take out of the archive
        </Button>
      );
    const toStage = (key: string) => {
      const stage = stages.find(({ id }) => String(id) === key);
      if (stage) run(selection, { action: 'stage', ids, stage_id: stage.id }, `moved to ${stage.name}`);
    };
    return (
      <>
        <Dropdown
          trigger={['click']}
          menu={{
            items: stages.filter(({ kind }) => kind !== 'lost').map(({ id, name }) => ({ key: id, label: name })),
            onClick: ({ key }) => toStage(key),
          }}
        >
          <Button loading={send.isPending}>Move to…</Button>
        </Dropdown>
        <Dropdown
          trigger={['click']}
          menu={{
            items: owners.map(({ id, name }) => ({ key: id, label: name })),
            onClick: ({ key }) => run(selection, { action: 'owner', ids, owner_id: Number(key) }, 'have a new owner'),
          }}
        >
          <Button disabled={send.isPending}>Give to…</Button>
        </Dropdown>
        {mayDelete && (
          <Button disabled={send.isPending} onClick={() => run(selection, { action: 'archive', ids }, 'are in the archive')}>
            Archive
          </Button>
        )}
      </>
    );
  };
  return { bulk, note };
}

function counted(count: number): string {
  return count === 1 ? '1 project:' : `${count} projects`;
}

/** The calls that give every project what it had; those that had the same go together. */
function backOf(change: ProjectBulk, changed: Changed): ProjectBulk[] {
  if (change.action === 'archive' || change.action === 'unarchive')
    return [{ action: change.action === 'archive' ? 'unarchive' : 'archive', ids: changed.map(({ id }) => id) }];
  const groups = new Map<number | null, number[]>();
  for (const { id, owner_id, stage_id } of changed) {
    const before = change.action === 'owner' ? owner_id : stage_id;
    groups.set(before, [...(groups.get(before) ?? []), id]);
  }
  return [...groups].flatMap(([before, ids]): ProjectBulk[] => {
    if (change.action === 'owner') return [{ action: 'owner', ids, owner_id: before }];
    return before === null ? [] : [{ action: 'stage', ids, stage_id: before, lost_reason: 'other' }];
  });
}
