import type { Skill } from '@butterfly/contracts/manage_members';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { indented } from '../categories/tree';
import { api, keys } from '../members.client';

export type SkillForm = Omit<Skill, 'id'> & { readonly id: number | null };

interface SkillModalProps {
  readonly form: SkillForm;
  readonly onClose: () => void;
  readonly onRemoved: (skill: { id: number; name: string }) => void;
}

export function SkillModal({ form, onClose, onRemoved }: SkillModalProps) {
  const [draft, setDraft] = useState(form);
  const categories = useQuery({
    queryKey: [...keys.categories, 'skill'],
    queryFn: async ({ signal }) => (await api.listCategories({ query: { kind: 'skill' }, signal })).data,
  });
  const { id, ...body } = draft;
  const save = useAction<undefined, unknown>({
    run: async () => (id === null ? api.createSkill({ body }) : api.updateSkill({ params: { id: String(id) }, body })),
    invalidates: [keys.matrix, keys.categories],
    onSuccess: onClose,
  });
  const remove = useAction<undefined, unknown>({
    run: () => api.deleteSkill({ params: { id: String(id) } }),
    invalidates: [keys.matrix],
    onSuccess: () => id !== null && onRemoved({ id, name: form.name }),
  });
  return (
    <Modal
      open
      title={id === null ? 'Add skill' : form.name}
      onCancel={onClose}
      footer={[
        ...(id === null
          ? []
          : [
              <Button key="away" danger type="text" loading={remove.busy} onClick={() => remove.go(undefined)}>
                Put away
              </Button>,
            ]),
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={draft.name.trim() === ''} loading={save.busy} onClick={() => save.go(undefined)}>
          {id === null ? 'Add skill' : 'Save'}
        </Button>,
      ]}
    >
      <div className="bf-form">
        <Field id="mm-skill" label="Name" errors={save.error ? [errorMessage(save.error)] : undefined}>
          <Input
            id="mm-skill"
            autoFocus
            maxLength={60}
            placeholder="Wedding bouquets"
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field id="mm-skill-category" label="Category">
          <Select
            id="mm-skill-category"
            className="bf-wide"
            allowClear
            placeholder="None"
            value={draft.category_id}
            onChange={(category?: number) => setDraft({ ...draft, category_id: category ?? null })}
            options={indented(categories.data ?? [])}
          />
        </Field>
        <Checkbox
          checked={draft.certificate_required}
          onChange={(event) => setDraft({ ...draft, certificate_required: event.target.checked })}
        >
          Needs a certificate that runs out, such as a driving licence
        </Checkbox>
      </div>
    </Modal>
  );
}
