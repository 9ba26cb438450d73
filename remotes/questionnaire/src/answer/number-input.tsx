import type { AnswerValue } from '@butterfly/contracts/questionnaire';
import { useEffect, useRef, useState } from 'react';
import { useWords } from './words/words';

interface NumberInputProps {
  readonly id: string;
  readonly value: AnswerValue | undefined;
  /** How many of what is kept make one of what is typed. */
  readonly scale: number;
  readonly suffix: string;
  readonly disabled: boolean;
  readonly onChange: (value: AnswerValue) => void;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const shown = (value: AnswerValue | undefined, scale: number): string => (typeof value === 'number' ? String(value / scale) : '');

/** A number as it is typed; what is no number is said, and not kept. */
export function NumberInput({ value, scale, suffix, onChange, ...input }: NumberInputProps) {
  const words = useWords();
  const [typed, setTyped] = useState(shown(value, scale));
  const kept = useRef(value);
  useEffect(() => {
    if (kept.current === value) return;
    kept.current = value;
    setTyped(shown(value, scale));
  }, [value, scale]);
  const number = Number(typed.replace(',', '.'));
  const isWrong = typed.trim() !== '' && !Number.isFinite(number);
  const say = (text: string) => {
    setTyped(text);
    const next = Number(text.replace(',', '.'));
    if (text.trim() !== '' && !Number.isFinite(next)) return;
    kept.current = text.trim() === '' ? null : Math.round(next * scale);
    onChange(kept.current);
  };
  return (
    <span className="q-number">
      <input
        {...input}
        type="text"
        inputMode="decimal"
        aria-invalid={isWrong || input['aria-invalid']}
        value={typed}
        onChange={({ target }) => say(target.value)}
      />
      {suffix && <span>{suffix}</span>}
      {isWrong && <span className="q-error">{words.number}</span>}
    </span>
  );
}
