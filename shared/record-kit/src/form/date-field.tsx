import { Form, Input } from 'antd';
import { FormField, type FormFieldProps } from './form-field';
import { pathOf } from './field-errors';

/**
 * A calendar day `2027-06-12`, or an empty text.
 *
 * @example <DateField name="event_date" label="Event date" />
 */
export function DateField(field: FormFieldProps) {
  return (
    <FormField {...field}>
      <Input type="date" />
    </FormField>
  );
}

interface DateRangeFieldProps {
  /** Names of the first and the last day. */
  readonly names: readonly [first: string, last: string];
  readonly labels: readonly [first: string, last: string];
  readonly required?: boolean;
}

/**
 * Two calendar days; the last may not stand before the first.
 *
 * @example <DateRangeField names={['starts_on', 'ends_on']} labels={['From', 'Until']} required />
 */
export function DateRangeField({ names: [first, last], labels, required = false }: DateRangeFieldProps) {
  const form = Form.useFormInstance();
  const from = Form.useWatch(pathOf(first), form) as string | undefined;
  const rule = {
    validator: (_rule: unknown, until: string | undefined) =>
      from && until && until < from ? Promise.reject(new Error('This is before the first day')) : Promise.resolve(),
  };
  return (
    <div className="bf-form-range">
      <DateField name={first} label={labels[0]} required={required} />
      <FormField name={last} label={labels[1]} required={required} rules={[rule]}>
        <Input type="date" {...(from && { min: from })} />
      </FormField>
    </div>
  );
}
