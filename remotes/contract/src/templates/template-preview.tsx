import { paths as crmPaths } from '@butterfly/contracts/tenant_crm/paths';
import type { operations as crmOperations, ProjectLight } from '@butterfly/contracts/tenant_crm';
import { createClient } from '@butterfly/plugin-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contract.client';
import { MissingValues } from '../text/missing-values';
import { ContractText } from '../text/text-view';

const crm = createClient<typeof crmOperations>(crmPaths);

/** The template with the values of a project, and what is missing for it. */
export function TemplatePreview({ id, revision }: { readonly id: number; readonly revision: number }) {
  const [project, setProject] = useState<number | null>(null);
  const projects = useQuery({
    queryKey: ['contract-preview-projects'],
    queryFn: async ({ signal }) => (await crm.listProjects({ signal })).data as readonly ProjectLight[],
  });
  const preview = useQuery({
    queryKey: [...keys.template(String(id)), 'preview', project, revision],
    enabled: project !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api.previewTemplate({ params: { id: String(id) }, body: { project_id: project ?? 0 }, signal })).data,
  });
  return (
    <section className="contract-panel" aria-labelledby="contract-preview">
      <h2 id="contract-preview">How it reads</h2>
      <Select<number>
        showSearch
        aria-label="Try it with a project"
        placeholder="Try it with a project"
        className="contract-pick"
        value={project}
        optionFilterProp="label"
        options={(projects.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        onChange={setProject}
      />
      {preview.data && (
        <>
          <MissingValues missing={preview.data.missing} />
          <div className="contract-sheet">
            <ContractText body={preview.data.body} clauses={preview.data.clauses} />
          </div>
        </>
      )}
    </section>
  );
}
