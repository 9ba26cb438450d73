import { EditableField } from './editable-field';
import { fieldOf, saveField, type FieldName, type RecordFields } from './record-field';

interface EditableCountProps<R, P, K> extends RecordFields<R, P> {
  readonly name: K;
  readonly label: string;
  readonly placeholder: string;
  /** What is said about a text that is no whole number from 0 up. */
  readonly problem: string;
}

/**
 * A whole number of a record, or none, edited where it stands.
 *
 * @example <EditableCount {...of} name="guest_count" label="Guests" placeholder="Add the number" problem="This is not a number of guests" />
 */
export function EditableCount<R, P, K extends FieldName<R, P, number | null>>(props: EditableCountProps<R, P, K>) {
  const { record, name, placeholder, problem } = props;
  const count = record[name] as number | null;
  const take = (typed: string) => {
    const next = typed === '' ? null : Number(typed);
    return next === null || (Number.isInteger(next) && next >= 0) ? saveField(props, name, next) : problem;
  };
  return (
    <EditableField
      {...fieldOf(props, props)}
      inputMode="numeric"
      text={count?.toString() ?? ''}
      shown={count?.toLocaleString() ?? null}
      placeholder={placeholder}
      onCommit={take}
    />
  );
}
