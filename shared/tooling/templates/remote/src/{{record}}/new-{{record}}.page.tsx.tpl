import type { {{Record}} } from '@butterfly/contracts/{{id}}';
import { useAction, useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../{{id}}.client';
import { {{Record}}Form, type {{Record}}Draft } from './{{record}}-form';

export function Page() {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<{{Record}}Draft>('new-{{record}}', { title: '', body: '' });
  const create = useAction<{{Record}}Draft, { data: {{Record}} }>({
    run: (body) => api.create{{Record}}({ body }),
    invalidates: [keys.{{records}}],
    onSuccess: ({ data }) => {
      draft.saved(draft.value);
      nav.setDirty(false);
      nav.go(nav.href('{{record}}', { {{record}}Id: data.id }));
    },
  });
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('{{records}}')}>{{title}}</Link>} title="New {{record}}" />
      <{{Record}}Form draft={draft} errors={create.fields} busy={create.busy} submitLabel="Create {{record}}" onSubmit={() => create.go(draft.value)} />
    </>
  );
}
