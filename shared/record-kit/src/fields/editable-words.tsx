import { EditableField } from './editable-field';
import { readWords } from './read-words';
import { fieldOf, saveField, type FieldName, type RecordFields } from './record-field';

interface EditableWordsProps<R, P, K> extends RecordFields<R, P> {
  readonly name: K;
  readonly label: string;
  readonly placeholder: string;
}

/**
 * Several short words of a record, with commas between them, edited where they stand.
 *
 * @example <EditableWords {...of} name="other_emails" label="Further addresses" placeholder="Add another address" />
 */
export function EditableWords<R, P, K extends FieldName<R, P, readonly string[]>>(props: EditableWordsProps<R, P, K>) {
  const { record, name, placeholder } = props;
  const text = (record[name] as readonly string[]).join(', ');
  return (
    <EditableField
      {...fieldOf(props, props)}
      text={text}
      shown={text}
      placeholder={placeholder}
      onCommit={(typed) => saveField(props, name, readWords(typed))}
    />
  );
}
