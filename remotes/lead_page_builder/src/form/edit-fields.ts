import type { FieldKind, FormField } from '@butterfly/contracts/lead_page_builder';

/** These have a list to choose from. */
export const WITH_OPTIONS: ReadonlySet<FieldKind> = new Set(['choice', 'choices']);

/** A key that no question has yet. */
function freeKey(fields: readonly FormField[]): string {
  const used = new Set(fields.map(({ key }) => key));
  for (let nth = fields.length + 1; ; nth += 1) if (!used.has(`question_${nth}`)) return `question_${nth}`;
}

export function newField(fields: readonly FormField[]): FormField {
  return { key: freeKey(fields), label: 'A question', kind: 'text', required: false, options: [], lead_field: null, half: false };
}

/** One place up or down; at the ends it stays. */
export function moved(fields: readonly FormField[], { key, by }: { key: string; by: -1 | 1 }): FormField[] {
  const from = fields.findIndex((one) => one.key === key);
  const to = from + by;
  const field = fields[from];
  if (!field || to < 0 || to >= fields.length) return [...fields];
  const rest = fields.filter((one) => one.key !== key);
  return [...rest.slice(0, to), field, ...rest.slice(to)];
}

/** Another kind keeps what of the question fits it: what a lead is told by it goes with the kind. */
export function withKind(field: FormField, kind: FieldKind): FormField {
  const options = WITH_OPTIONS.has(kind) && field.options.length === 0 ? ['First', 'Second'] : field.options;
  return { ...field, kind, options: WITH_OPTIONS.has(kind) ? options : [], lead_field: null };
}

/** Lines as options, each once. */
export function optionsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, 80));
  return [...new Set(lines.filter(Boolean))].slice(0, 30);
}

/** Without them nobody could be answered. */
export const isNeeded = ({ lead_field, required }: FormField): boolean => required && (lead_field === 'name' || lead_field === 'email');
