import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { api, keys } from '../../twilio.client';
import { TemplatesModal } from './templates.modal';

/** `{name}` is the first name of who is written to, `{business}` the business. */
export function filled(body: string, { name, business }: { name: string; business: string }): string {
  return body.replaceAll('{name}', name.split(' ')[0] || 'there').replaceAll('{business}', business);
}

/** Texts that are sent often, put where one writes. */
export function TemplateMenu({ body, name, onChoose }: { body: string; name: string; onChoose: (text: string) => void }) {
  const { tenant } = usePlugin();
  const mayEdit = useFeature('manage_templates');
  const [editing, setEditing] = useState(false);
  const templates = useQuery({ queryKey: keys.templates, queryFn: async ({ signal }) => (await api.listTemplates({ signal })).data });
  const put = (id: string) => {
    if (id === 'edit') return setEditing(true);
    const found = templates.data?.find((one) => String(one.id) === id);
    if (found) onChoose([body.trim(), filled(found.body, { name, business: tenant.name })].filter(Boolean).join('\n'));
  };
  const known = (templates.data ?? []).map(({ id, name: label }) => ({ key: String(id), label }));
  const edit = [...(known.length > 0 ? [{ type: 'divider' as const }] : []), { key: 'edit', label: 'Edit templates…' }];
  const items = [...known, ...(mayEdit ? edit : [])];
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown trigger={['click']} placement="topLeft" menu={{ items, onClick: ({ key }) => put(key) }}>
        <Button type="text">Templates</Button>
      </Dropdown>
      {editing && <TemplatesModal templates={templates.data ?? []} onClose={() => setEditing(false)} />}
    </>
  );
}
