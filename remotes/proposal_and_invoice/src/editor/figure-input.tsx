import { usePlugin } from '@butterfly/plugin-sdk/react';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { useState } from 'react';
import { percentText, quantityText, readPercent, readQuantity } from '../model/read-figures';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

interface TypedProps extends FigureProps {
  readonly text: string;
  readonly read: (text: string) => number | null | undefined;
  readonly suffix?: string;
}

/** A figure that counts at every key press; what is no figure stays in the field and changes nothing. */
function TypedFigure({ label, text, read, onChange, suffix }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typeof read(typed) !== 'number';
  return (
    <span className="pi-figure" data-suffix={suffix}>
      <input
        className="bf-figures"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        value={typed ?? text}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = read(target.value);
          if (typeof value === 'number') onChange(value);
        }}
      />
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
}

export function QuantityInput({ value, ...props }: FigureProps) {
  const { tenant } = usePlugin();
  return <TypedFigure {...props} value={value} text={quantityText(value, tenant.locale)} read={readQuantity} />;
}

export function PercentInput({ value, ...props }: FigureProps) {
  const { tenant } = usePlugin();
  return <TypedFigure {...props} value={value} text={percentText(value, tenant.locale)} read={readPercent} suffix="%" />;
}

const MOST_CENTS = 100_000_000;

export function AmountInput({ value, currency, ...props }: FigureProps & { readonly currency: string }) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency };
  const read = (text: string) => {
    const cents = parseAmount(text, format);
    return typeof cents === 'number' && cents > MOST_CENTS ? undefined : cents;
  };
  return <TypedFigure {...props} value={value} text={amountText(value, format)} read={read} />;
}
