/**
 * A kind of record in words.
 *
 * @example kindWords('tenant_crm.lead_form') // 'Lead form'
 */
export function kindWords(kind: string): string {
  const name = (kind.split('.')[1] ?? kind).replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Choices for a list of kinds, by their words; two plugins may have a kind of the same name, which are told with the plugin. */
export function kindOptions(kinds: readonly string[]): { value: string; label: string }[] {
  const words = kinds.map(kindWords);
  const isShared = (label: string) => words.filter((word) => word === label).length > 1;
  return kinds
    .map((kind) => ({ value: kind, label: isShared(kindWords(kind)) ? `${kindWords(kind)} (${pluginWords(kind)})` : kindWords(kind) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

const pluginWords = (kind: string): string => (kind.split('.')[0] ?? '').replaceAll('_', ' ');
