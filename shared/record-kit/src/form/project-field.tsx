import type { Answer } from '@butterfly/contracts/core';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './form-field';
import { neededRule } from './number-field';

/** A project as it is picked. */
interface PickedProject {
  readonly id: number;
  readonly name: string;
}

/**
 * Where projects are looked for; an empty text asks for those worked on last.
 *
 * @example
 * const projects: ProjectsSource = { search: (search, signal) => crm.pickProjects({ query: { search }, signal }) };
 */
export interface ProjectsSource {
  search(text: string, signal: AbortSignal): Promise<Pick<Answer<readonly PickedProject[]>, 'data'>>;
}

interface ProjectFieldProps extends FormFieldProps {
  readonly projects: ProjectsSource;
  /** The one that is chosen already, which a search need not find. */
  readonly current?: PickedProject | null;
}

/**
 * A project, found by typing a part of its name; the value is its id or null.
 *
 * @example <ProjectField name="project_id" label="Project" projects={projects} required="Choose the project" />
 */
export function ProjectField({ projects, current = null, ...field }: ProjectFieldProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    queryKey: ['projects', 'pick', search],
    queryFn: async ({ signal }) => (await projects.search(search, signal)).data,
  });
  const listed = found.data ?? [];
  const offered = current && !listed.some(({ id }) => id === current.id) ? [current, ...listed] : listed;
  return (
    <FormField {...field} required={false} rules={neededRule(field.required)}>
      <Select<number>
        placeholder="Choose a project"
        loading={found.isFetching}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        notFoundContent="No project matches"
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  );
}
