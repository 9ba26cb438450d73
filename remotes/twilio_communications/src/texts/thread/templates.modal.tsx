import type { Template } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../../twilio.client';

/** Templates of the business: written, reworded, deleted. */
export function TemplatesModal({ templates, onClose }: { templates: readonly Template[]; onClose: () => void }) {
  const [chosen, setChosen] = useState<Template | 'new'>(templates[0] ?? 'new');
  return (
    <Modal open title="Text templates" footer={null} onCancel={onClose} width={640}>
      <div className="tw-templates">
        <ul aria-label="Templates">
          {templates.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="tw-row"
                aria-current={chosen !== 'new' && chosen.id === one.id}
                onClick={() => setChosen(one)}
              >
                {one.name}
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="bf-link" onClick={() => setChosen('new')}>
              New template
            </button>
          </li>
        </ul>
        <TemplateForm
          key={chosen === 'new' ? 'new' : chosen.id}
          template={chosen === 'new' ? null : chosen}
          onSaved={setChosen}
          onDeleted={() => setChosen('new')}
        />
      </div>
    </Modal>
  );
}

function TemplateForm({
  template,
  onSaved,
  onDeleted,
}: {
  template: Template | null;
  onSaved: (template: Template) => void;
  onDeleted: () => void;
}) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft(template ? `template:${template.id}` : 'new-template', { name: template?.name ?? '', body: template?.body ?? '' });
  const { name, body } = form.value;
  const refresh = () => void cache.invalidateQueries({ queryKey: keys.templates });
  const save = useMutation({
    mutationFn: async () =>
      (template
        ? await api.updateTemplate({ params: { id: String(template.id) }, body: { name, body } })
        : await api.createTemplate({ body: { name, body } })
      ).data,
    onSuccess: (saved) => {
      form.saved({ name, body });
      refresh();
      ui.toast('success', 'Template saved');
      onSaved(saved);
    },
  });
  const remove = useMutation({
    mutationFn: () => api.deleteTemplate({ params: { id: String(template?.id) } }),
    onSuccess: () => {
      form.saved({ name, body });
      refresh();
      onDeleted();
    },
  });
  const ask = async () => {
    if (await ui.confirm({ title: `Delete “${name}”?`, text: 'Texts that were sent with it stay as they are.', ok: 'Delete template' }))
      remove.mutate();
  };
  const failed = save.error ?? remove.error;
  return (
    <form
      className="tw-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <RestoredNote draft={form} />
      <label>
        Name
        <Input value={name} maxLength={80} onChange={(event) => form.set({ name: event.target.value, body })} />
      </label>
      <label>
        Text
        <Input.TextArea rows={5} maxLength={1_600} value={body} onChange={(event) => form.set({ name, body: event.target.value })} />
      </label>
      <p className="bf-soft">
        {'{name}'} becomes the first name of the client, {'{business}'} the name of your business.
      </p>
      {failed && (
        <p className="bf-field-error" role="alert">
          {errorMessage(failed)}
        </p>
      )}
      <div className="tw-form-actions">
        {template && (
          <Button danger type="text" loading={remove.isPending} onClick={() => void ask()}>
            Delete
          </Button>
        )}
        <Button type="primary" htmlType="submit" disabled={!name.trim() || !body.trim()} loading={save.isPending}>
          Save template
        </Button>
      </div>
    </form>
  );
}
