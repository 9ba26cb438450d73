import { Input } from 'antd';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './form-field';

interface NumberFieldProps extends FormFieldProps {
  readonly min?: number;
  readonly max?: number;
  /** What is said when it is none: "This is not a number of guests". */
  readonly problem?: string;
}

/**
 * A whole number or null; nothing is rounded or put right while it is typed.
 *
 * @example <NumberField name="guest_count" label="Guests" min={0} problem="This is not a number of guests" />
 */
export function NumberField({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  problem = 'This is not a whole number',
  ...field
}: NumberFieldProps) {
  const isRight = (value: number | null | undefined) =>
    value === null || value === undefined || (Number.isInteger(value) && value >= min && value <= max);
  const rule = {
    validator: (_rule: unknown, value: number | null) => (isRight(value) ? Promise.resolve() : Promise.reject(new Error(problem))),
  };
  return (
    <FormField {...field} required={false} rules={[rule, ...neededRule(field.required)]}>
      <NumberInput />
    </FormField>
  );
}

/** `required` for what is not text. */
export function neededRule(required: boolean | string = false) {
  return required ? [{ required: true, message: required === true ? 'This is needed' : required }] : [];
}

interface NumberInputProps {
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
}

function NumberInput({ value = null, onChange, ...rest }: NumberInputProps) {
  const [text, setText] = useState(Number.isFinite(value) ? String(value) : '');
  const type = (typed: string) => {
    setText(typed);
    onChange?.(typed.trim() === '' ? null : Number(typed));
  };
  return <Input {...rest} inputMode="numeric" value={text} onChange={(event) => type(event.target.value)} />;
}
