import type { FormInstance } from 'antd';

/** What is wrong, by name of the field as the server writes it: `custom.rent`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A name as the server writes it → the path of a form: `custom.rent` → `['custom', 'rent']`. */
export function pathOf(name: string): string[] {
  return name.split('.');
}

/** What was wrong about fields that are being changed is not said any longer. */
export function forgetErrors<T>(form: FormInstance<T>, changed: object): void {
  const isChanged = (path: readonly (number | string)[]) =>
    path.reduce<unknown>(
      (inside, key) => (typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[key] : undefined),
      changed,
    ) !== undefined;
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && isChanged(name));
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] }) as never));
}

/**
 * Says beside each field what is wrong about it and leads to the first; answers what belongs to no field of the form.
 *
 * @example
 * const elsewhere = showFieldErrors(form, error.fields ?? {});
 */
export function showFieldErrors<T>(form: FormInstance<T>, errors: FieldErrors): string[] {
  const known = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const own = Object.entries(errors).filter(([name]) => known.has(name));
  form.setFields(own.map(([name, messages]) => ({ name: pathOf(name), errors: [...messages] }) as never));
  const first = own[0];
  if (first) form.getFieldInstance(pathOf(first[0]) as never)?.focus?.();
  return Object.entries(errors)
    .filter(([name]) => !known.has(name))
    .map(([name, messages]) => `${name.replaceAll('_', ' ')}: ${messages.join(', ')}`);
}
