import { Input } from 'antd';

interface OneLineProps {
  readonly label: string;
  readonly className: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name that must not be empty: one line of text, over as many lines as it takes to be seen whole. */
export function OneLine({ label, className, maxLength, value, onChange }: OneLineProps) {
  return (
    <Input.TextArea
      rows={1}
      variant="borderless"
      className={className}
      aria-label={label}
      maxLength={maxLength}
      value={value}
      status={value.trim() === '' ? 'error' : ''}
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
