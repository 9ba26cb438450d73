/**
 * Values with their labels as the options of a select.
 *
 * @example optionsOf({ wedding: 'Wedding', social: 'Social' }) // [{ value: 'wedding', label: 'Wedding' }, …]
 */
export function optionsOf<K extends string>(labels: Readonly<Record<K, string>>): { value: K; label: string }[] {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}

interface NamedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
}

/**
 * What a person is called; somebody without a name is called by the address.
 *
 * @example personName({ first_name: 'Ada', last_name: 'Berg', email: null }) // 'Ada Berg'
 */
export function personName({ first_name, last_name, email }: NamedPerson): string {
  return `${first_name} ${last_name}`.trim() || email || 'Nobody';
}
