import { Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import '../styles/custom-fields.css';

interface BlurInputProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'time';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
  readonly id?: string;
  readonly placeholder?: string;
  /** Answers nothing, or what is wrong about the text. */
  readonly onSave: (text: string) => string | void | false;
}

/**
 * An input that saves when it is left or with Enter; Escape puts back what was there.
 *
 * @example <BlurInput label="Digits" value="4" inputMode="numeric" onSave={(text) => (isDigit(text) ? save(text) : 'Give a number')} />
 */
export function BlurInput({ label, value, onSave, ...input }: BlurInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const commit = () => {
    if (typed === null || typed.trim() === value) return setTyped(null);
    const wrong = onSave(typed.trim());
    setProblem(typeof wrong === 'string' ? wrong : null);
    if (typeof wrong !== 'string') setTyped(null);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    setTyped(null);
    setProblem(null);
  };
  return (
    <span className="bf-blur-input">
      <Input
        {...input}
        aria-label={label}
        value={typed ?? value}
        status={problem ? 'error' : ''}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      {problem && (
        <span className="bf-field-error" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
