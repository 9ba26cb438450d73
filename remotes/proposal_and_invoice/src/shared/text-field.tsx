import { useId, type ComponentProps } from 'react';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'type'> {
  readonly label: string;
  readonly value: string;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** A word to fill in, of plain parts. */
export function TextField({ label, isWrong = false, onChange, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="bf-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="bf-input"
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
