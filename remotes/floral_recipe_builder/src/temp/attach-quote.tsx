import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { allProjects, api, keys } from '../flowers.client';

/** Gives the pieces of a quick quote to a project, beside those it has. */
export function AttachQuote({ quote }: { quote: string }) {
  const { nav } = usePlugin();
  const { data } = useQuery({ queryKey: keys.projects, queryFn: allProjects });
  const attach = useAction({
    run: (project_id: number) => api.attachTempBook({ params: { tempProjectId: quote }, body: { project_id } }),
    invalidates: [keys.books],
    onSuccess: (_answer, projectId) => nav.go(nav.href('book', { projectId })),
  });
  return (
    <Select<number>
      className="fl-attach"
      aria-label="Attach to a project"
      placeholder="Attach to a project"
      showSearch={{ optionFilterProp: 'label' }}
      loading={attach.busy}
      disabled={attach.busy}
      value={null}
      options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onSelect={(id) => attach.go(id)}
    />
  );
}
