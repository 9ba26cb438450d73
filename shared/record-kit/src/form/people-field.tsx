import { Select } from 'antd';
import type { MembersSource } from '../members/members-source';
import { memberOptions, useMembers } from '../members/use-members';
import { ChoiceField } from './choice-field';
import { FormField, type FormFieldProps } from './form-field';
import { neededRule } from './number-field';

interface PeopleFieldProps extends FormFieldProps {
  readonly members: MembersSource;
  /** Several; the value is a list of ids then, and one id or null otherwise. */
  readonly multiple?: boolean;
  readonly placeholder?: string;
}

/**
 * A colleague, or several.
 *
 * @example <PeopleField name="owner_id" label="Taken care of by" members={members} placeholder="You" />
 */
export function PeopleField({ members, multiple = false, placeholder = 'Nobody', ...field }: PeopleFieldProps) {
  const options = memberOptions(useMembers(members));
  if (!multiple) return <ChoiceField {...field} options={options} clearable placeholder={placeholder} />;
  return (
    <FormField {...field} required={false} rules={neededRule(field.required)}>
      <Select<number[]> mode="multiple" options={options} placeholder={placeholder} showSearch={{ optionFilterProp: 'label' }} />
    </FormField>
  );
}
