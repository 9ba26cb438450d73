import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useState } from 'react';

interface AmountInputProps {
  readonly label: string;
  readonly hint?: string;
  /** Minor units. */
  readonly value: number | null;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (cents: number | null) => void;
}

const MOST_CENTS = 1_000_000_000;

/** An amount that counts at every key press. */
export function AmountInput({ label, hint, value, currency, disabled, onChange }: AmountInputProps) {
  const { tenant } = usePlugin();
  const [typed, setTyped] = useState<string | null>(null);
  const format = { locale: tenant.locale, currency };
  const read = typed === null ? undefined : parseAmount(typed, format);
  const text = typed !== null && (read === undefined || read === value) ? typed : amountText(value, format);
  return (
    <label className="fl-detail">
      <span>{label}</span>
      <input
        className="bf-figures"
        inputMode="decimal"
        placeholder={hint}
        disabled={disabled}
        aria-invalid={(typed !== null && read === undefined) || undefined}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          const cents = parseAmount(event.target.value, format);
          if (cents === null || (cents !== undefined && cents >= 0 && cents <= MOST_CENTS)) onChange(cents);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

interface CountInputProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (count: number) => void;
}

const MOST = 100_000;

/** A whole number that counts at every key press. */
export function CountInput({ label, value, disabled, onChange }: CountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && (!/^\d+$/.test(typed) || Number(typed) === value) ? typed : String(value);
  return (
    <label className="fl-detail">
      <span>{label}</span>
      <input
        className="bf-figures"
        inputMode="numeric"
        disabled={disabled}
        aria-invalid={(typed !== null && !/^\d+$/.test(typed)) || undefined}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          if (/^\d+$/.test(event.target.value)) onChange(Math.min(MOST, Number(event.target.value)));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
