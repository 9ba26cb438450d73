import { EditableChoice } from './editable-choice';
import { fieldOf, saveField, type FieldName, type RecordFields } from './record-field';

interface EditableOptionProps<R, P, K extends keyof R> extends RecordFields<R, P> {
  readonly name: K;
  readonly label: string;
  readonly options: readonly { readonly value: NonNullable<R[K]> & (string | number); readonly label: string }[];
  readonly placeholder?: string;
}

/** A choice that may be missing can be cleared, and says so. */
type Cleared<V> = null extends V ? { readonly nullable: true } : { readonly nullable?: false };

/**
 * A field of a record that is picked from a list; saved as soon as it is picked.
 *
 * @example
 * <EditableOption {...of} name="kind" label="Kind" options={optionsOf(kinds)} />
 * <EditableOption {...of} name="owner_id" label="Owner" options={memberOptions(members)} placeholder="Nobody yet" nullable />
 */
export function EditableOption<R, P, K extends FieldName<R, P, string | number | null>>(
  props: EditableOptionProps<R, P, K> & Cleared<R[K]>,
) {
  const { record, name, options, placeholder = 'Choose', nullable = false } = props;
  return (
    <EditableChoice
      {...fieldOf(props, props)}
      value={record[name] as (NonNullable<R[K]> & (string | number)) | null}
      options={options}
      placeholder={placeholder}
      clearable={nullable}
      onPick={(value) => (value !== null || nullable) && saveField(props, name, value)}
    />
  );
}
