import type { Explanation } from '@butterfly/contracts/plugins';
import { Icon } from '@butterfly/ui-kit';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { api, keys, registry } from '../../members.client';

const QUESTIONS: Readonly<Record<Explanation['gates'][number]['gate'], string>> = {
  catalogue: 'Part of Butterfly',
  plan: 'In the plan',
  enablement: 'Switched on',
  permission: 'In a role',
  feature: 'Features',
  release: 'Version',
  shell: 'Fits this Butterfly',
  dependencies: 'What it needs',
  health: 'In order',
  override: 'Where from',
};

/** Why somebody sees the plugin or not: choose a member, read the questions in order. */
export function ExplainSection({ id }: { id: string }) {
  const [member, setMember] = useState<number | null>(null);
  const field = useId();
  const people = useQuery({
    queryKey: [...keys.members, 'active'],
    queryFn: async ({ signal }) => (await api.listMembers({ query: { status: 'active', page_size: 200 }, signal })).data.results,
  });
  const query = useQuery({
    queryKey: [...keys.plugin(id), 'explain', member],
    queryFn: async ({ signal }) =>
      (await registry.explain({ query: { plugin: id, ...(member !== null && { member: String(member) }) }, signal })).data,
  });
  return (
    <section className="mm-section">
      <h3>Why can somebody see it, or not?</h3>
      <Field id={field} label="Member">
        <Select
          id={field}
          className="bf-wide"
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder="Yourself"
          value={member}
          onChange={(value?: number) => setMember(value ?? null)}
          options={(people.data ?? []).map((one) => ({ value: one.id, label: one.name }))}
        />
      </Field>
      <Loaded query={query} what="the answer" kind="form">
        {(explanation) => <Answer explanation={explanation} />}
      </Loaded>
    </section>
  );
}

function Answer({ explanation: { visible, version, gates } }: { explanation: Explanation }) {
  return (
    <>
      <p>{visible ? <>Visible{version && `, in version ${version}`}.</> : 'Not visible. The first “no” is the reason.'}</p>
      <ol className="mm-gates">
        {gates.map(({ gate, pass, detail }) => (
          <li key={gate} data-pass={pass}>
            <Icon name={pass ? 'check' : 'close'} size={16} title={pass ? 'Yes' : 'No'} />
            <span>
              <strong>{QUESTIONS[gate]}</strong> <span className="bf-soft">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
