import type { ReactNode } from 'react';
import { EditableField } from './editable-field';
import { fieldOf, saveField, type FieldName, type RecordFields } from './record-field';

interface EditableTextProps<R, P, K> extends RecordFields<R, P> {
  readonly name: K;
  readonly label: string;
  readonly placeholder: string;
  readonly long?: boolean;
  /** How the text is shown while nobody edits it. */
  readonly show?: (text: string) => ReactNode;
}

/** A text that may be missing says so: what is emptied becomes null. */
type Emptied<V> = null extends V ? { readonly nullable: true } : { readonly nullable?: false };

/**
 * A text of a record, edited where it stands.
 *
 * @example
 * const of = { record: venue, editor, disabled };
 * <EditableText {...of} name="city" label="City" placeholder="Add the city" />
 * <EditableText {...of} name="phone_e164" label="Phone" placeholder="Add a number" show={phoneText} nullable />
 */
export function EditableText<R, P, K extends FieldName<R, P, string | null>>(props: EditableTextProps<R, P, K> & Emptied<R[K]>) {
  const { record, name, placeholder, long, show, nullable } = props;
  const text = String(record[name] ?? '');
  return (
    <EditableField
      {...fieldOf(props, props)}
      {...(long && { long })}
      text={text}
      shown={show && text !== '' ? show(text) : text}
      placeholder={placeholder}
      onCommit={(typed) => saveField(props, name, typed === '' && nullable ? null : typed)}
    />
  );
}
