import { usePlugin } from '@butterfly/plugin-sdk/react';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { Input } from 'antd';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './form-field';
import { neededRule } from './number-field';

interface MoneyFieldProps extends FormFieldProps {
  /** Default: the currency of the business. */
  readonly currency?: string;
}

const rule = {
  validator: (_rule: unknown, value: number | null) =>
    Number.isNaN(value) ? Promise.reject(new Error('This is not an amount')) : Promise.resolve(),
};

/**
 * An amount, typed as the business writes it; its value is integer minor units or null. What is no amount is `NaN` until it is put right.
 *
 * @example <MoneyField name="budget_cents" label="Budget" />
 */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  return (
    <FormField {...field} required={false} rules={[rule, ...neededRule(field.required)]}>
      <MoneyInput {...(currency && { currency })} />
    </FormField>
  );
}

interface MoneyInputProps {
  readonly currency?: string;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
}

function MoneyInput({ currency, value = null, onChange, ...rest }: MoneyInputProps) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: currency ?? tenant.currency };
  const [text, setText] = useState(Number.isFinite(value) ? amountText(value, format) : '');
  const type = (typed: string) => {
    const minor = parseAmount(typed, format);
    setText(typed);
    onChange?.(minor === undefined ? Number.NaN : minor);
  };
  return <Input {...rest} inputMode="decimal" value={text} suffix={format.currency} onChange={(event) => type(event.target.value)} />;
}
