import { Input } from 'antd';
import { FormField, type FormFieldProps } from './form-field';

interface TextFieldProps extends FormFieldProps {
  readonly maxLength: number;
  readonly type?: 'email' | 'tel' | 'text' | 'url';
  readonly inputMode?: 'decimal' | 'numeric';
  /** Several lines. */
  readonly rows?: number;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
}

/**
 * Text of one line or of several.
 *
 * @example <TextField name="email" label="E-mail" type="email" maxLength={254} />
 */
export function TextField({ maxLength, type = 'text', inputMode, rows, autoFocus = false, placeholder, ...field }: TextFieldProps) {
  const shared = { maxLength, autoFocus, ...(placeholder && { placeholder }) };
  return (
    <FormField {...field}>
      {rows ? (
        <Input.TextArea rows={rows} {...shared} />
      ) : (
        <Input type={type} autoComplete="off" {...shared} {...(inputMode && { inputMode })} />
      )}
    </FormField>
  );
}
