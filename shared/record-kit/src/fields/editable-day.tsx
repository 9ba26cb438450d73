import { DateText } from '@butterfly/ui-kit';
import { EditableField } from './editable-field';
import { fieldOf, saveField, type FieldName, type RecordFields } from './record-field';

interface EditableDayProps<R, P, K> extends RecordFields<R, P> {
  readonly name: K;
  readonly label: string;
  readonly placeholder: string;
}

/**
 * A day of a record (`2026-05-09`, or null), edited where it stands.
 *
 * @example <EditableDay {...of} name="event_date" label="Event date" placeholder="Add the date" />
 */
export function EditableDay<R, P, K extends FieldName<R, P, string | null>>(props: EditableDayProps<R, P, K>) {
  const { record, name, placeholder } = props;
  const day = record[name] as string | null;
  return (
    <EditableField
      {...fieldOf(props, props)}
      type="date"
      text={day ?? ''}
      shown={day && <DateText value={day} />}
      placeholder={placeholder}
      onCommit={(typed) => saveField(props, name, typed || null)}
    />
  );
}
