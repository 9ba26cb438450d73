import type { SkillMatrix } from '@butterfly/contracts/manage_members';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { MembersTabs } from '../parts/tabs';
import { Expiring } from './expiring';
import { Heatmap } from './heatmap';
import { SkillModal, type SkillForm } from './skill.modal';

/** Who can do what, how well: a heat map one can read across a bench. */
export function Page() {
  const mayChange = useFeature('manage_members');
  const query = useQuery({ queryKey: keys.matrix, queryFn: async ({ signal }) => (await api.readMatrix({ signal })).data });
  const [editing, setEditing] = useState<SkillForm | null>(null);
  const [removed, setRemoved] = useState<{ id: number; name: string } | null>(null);
  const restore = useAction<number, unknown>({
    run: (id) => api.restoreSkill({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.matrix],
    onSuccess: () => setRemoved(null),
  });
  const add = () => setEditing({ id: null, name: '', category_id: null, certificate_required: false });
  return (
    <div className="bf-page mm-page">
      <PageHeader
        title="Skills"
        meta={<MembersTabs />}
        actions={
          mayChange && (
            <Button type="primary" onClick={add}>
              Add skill
            </Button>
          )
        }
      />
      {removed && (
        <UndoBar
          text={`${removed.name} was put away, with its levels.`}
          busy={restore.busy}
          onUndo={() => restore.go(removed.id)}
          onClose={() => setRemoved(null)}
        />
      )}
      <Loaded query={query} what="the skills" kind="table">
        {(matrix: SkillMatrix) =>
          matrix.skills.length === 0 ? (
            <EmptyState
              drawing="seedling"
              title="No skills yet"
              text="Name what your work needs – wedding bouquets, installations, driving the van – and say who can do it how well."
              action={
                mayChange && (
                  <Button type="primary" onClick={add}>
                    Add skill
                  </Button>
                )
              }
            />
          ) : (
            <>
              <Expiring matrix={matrix} />
              <Heatmap matrix={matrix} onEdit={(skill) => setEditing(skill)} />
            </>
          )
        }
      </Loaded>
      {editing && (
        <SkillModal
          form={editing}
          onClose={() => setEditing(null)}
          onRemoved={(skill) => {
            setEditing(null);
            setRemoved(skill);
          }}
        />
      )}
    </div>
  );
}
