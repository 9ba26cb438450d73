import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { EditableField } from './editable-field';
import { fieldOf, saveField, type FieldName, type RecordFields } from './record-field';

interface EditableAmountProps<R, P, K> extends RecordFields<R, P> {
  readonly name: K;
  readonly label: string;
  readonly placeholder: string;
  readonly currency: string;
}

/**
 * An amount of a record in minor units, or none, edited where it stands.
 *
 * @example <EditableAmount {...of} name="budget_cents" label="Budget" placeholder="Add the budget" currency={project.currency} />
 */
export function EditableAmount<R, P, K extends FieldName<R, P, number | null>>(props: EditableAmountProps<R, P, K>) {
  const { record, name, placeholder, currency } = props;
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency };
  const minor = record[name] as number | null;
  const take = (typed: string) => {
    const next = parseAmount(typed, format);
    return next === undefined ? 'This is not an amount' : saveField(props, name, next);
  };
  return (
    <EditableField
      {...fieldOf(props, props)}
      inputMode="decimal"
      text={amountText(minor, format)}
      shown={minor === null ? null : <Money minor={minor} currency={currency} />}
      placeholder={placeholder}
      onCommit={take}
    />
  );
}
