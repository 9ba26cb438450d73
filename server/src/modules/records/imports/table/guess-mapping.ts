import type { Mapping } from '@butterfly/contracts/records';
import type { NamedField } from '../../../../platform/records/csv-in/import-kind';

/** Which column holds which field, by its heading. A person can change it. */
export function guessMapping(columns: readonly string[], fields: readonly NamedField[]): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<string>();
  columns.forEach((column, at) => {
    const heading = plain(column);
    const field = fields.find(
      ({ name, label, aliases }) => !taken.has(name) && [name, label, ...aliases].some((word) => plain(word) === heading),
    );
    if (!field) return;
    mapping[String(at)] = field.name;
    taken.add(field.name);
  });
  return mapping;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
