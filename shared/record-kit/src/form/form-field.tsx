import { Form, type FormItemProps } from 'antd';
import type { ReactElement } from 'react';
import { pathOf } from './field-errors';

/** What every field of a form may say. */
export interface FormFieldProps {
  /** As the server names it; `custom.rent` is a field inside. */
  readonly name: string;
  readonly label: string;
  /** One line below it. */
  readonly hint?: string;
  /** The sentence that is said while nothing is there; `true`: "This is needed". */
  readonly required?: boolean | string;
  /** Takes the whole row of a grid. */
  readonly wide?: boolean;
}

interface AnyFieldProps extends FormFieldProps {
  readonly rules?: FormItemProps['rules'];
  /** The input; it is given `id`, `value` and `onChange`. */
  readonly children: ReactElement;
}

/**
 * A labelled input of a `RecordForm`, with what is wrong about it.
 *
 * @example
 * <FormField name="kind" label="Kind"><Select options={optionsOf(kinds)} /></FormField>
 */
export function FormField({ name, label, hint, required = false, wide = false, rules = [], children }: AnyFieldProps) {
  const needed = { required: true, whitespace: true, message: required === true ? 'This is needed' : required || '' };
  return (
    <Form.Item
      name={pathOf(name)}
      label={label}
      extra={hint}
      rules={required ? [needed, ...rules] : rules}
      {...(wide && { className: 'bf-span' })}
      validateTrigger={['onBlur', 'onSubmit']}
    >
      {children}
    </Form.Item>
  );
}
