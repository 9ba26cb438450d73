/** One record, what saves it, and whether it may be changed: what every field by name is given. */
export interface RecordFields<R, P> {
  readonly record: R;
  readonly editor: { readonly fields: Readonly<Record<string, readonly string[]>>; save(patch: P): void };
  readonly disabled: boolean;
}

/** Names of the fields that a record has, that a patch may change, and that hold a `V`. */
export type FieldName<R, P, V> = { [K in keyof R & keyof P & string]: R[K] extends V ? K : never }[keyof R & keyof P & string];

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/** What the inputs below a field by name have in common. */
export function fieldOf<R, P>({ editor, disabled }: RecordFields<R, P>, { name, label }: NamedField) {
  return { label, disabled, errors: editor.fields[name] };
}

/** Saves one field, and says that nothing is wrong with it. */
export function saveField<R, P>({ editor }: RecordFields<R, P>, name: string, value: unknown): null {
  editor.save({ [name]: value } as P);
  return null;
}
